import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  type IconButtonProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type TemplatesType,
} from '@rjsf/utils';
import { useState } from 'react';
import { labelOf } from './label.ts';

/** A field with its name, what it is for, and what is wrong with it. Groups have a heading of their own. */
function FieldTemplate({
  id,
  label,
  children,
  rawDescription,
  rawErrors = [],
  required,
  hidden,
  schema,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const isGroup = schema.type === 'object' || schema.type === 'array';
  const isCheck = schema.type === 'boolean';
  const isItem = /-\d+$/.test(label);
  return (
    <div className={isGroup ? 'group' : 'field'} data-field={id}>
      {!isGroup && !isItem && <Label id={id} label={label} required={required} isCheck={isCheck} />}
      {children}
      {!isGroup && !isCheck && !isItem && rawDescription && (
        <p className="hint" id={descriptionId(id)}>
          {rawDescription}
        </p>
      )}
      {rawErrors.length > 0 && (
        <p className="error" id={errorId(id)}>
          {rawErrors.join('. ')}
        </p>
      )}
    </div>
  );
}

function Label({
  id,
  label,
  required,
  isCheck,
}: {
  id: string;
  label: string;
  required?: boolean | undefined;
  isCheck: boolean;
}) {
  if (isCheck) return <span className="label">{labelOf(label)}</span>;
  return (
    <label className="label" htmlFor={id}>
      {labelOf(label)}
      {!required && <small> optional</small>}
    </label>
  );
}

/** The fields that have a value or need one; the others are added when they are wanted. */
function ObjectFieldTemplate({
  properties,
  schema,
  formData,
  title,
  description,
  fieldPathId,
  errorSchema,
  registry,
}: ObjectFieldTemplateProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const isRoot = fieldPathId.path.length === 0;
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  // One that was emptied stays where it is while one types.
  const has = (name: string) =>
    (typeof formData === 'object' && formData !== null && name in formData) ||
    (errorSchema !== undefined && name in errorSchema);
  const isShown = (name: string) => (schema.required?.includes(name) ?? false) || has(name) || added.includes(name);
  const shown = properties.filter(({ name }) => isShown(name));
  const missing = properties.filter(({ name }) => !isShown(name));
  const help = (name: string) => (schema.properties?.[name] as { description?: string } | undefined)?.description;
  return (
    <fieldset id={fieldPathId.$id} className={isRoot ? 'root' : 'object'} tabIndex={-1}>
      {!isRoot && !isItem && <legend>{labelOf(title)}</legend>}
      {!isRoot && !isItem && description && <p className="hint">{description}</p>}
      {isRoot ? (
        <Sections shown={shown} errors={Object.keys(errorSchema ?? {})} isNew={registry.formContext.isNew} />
      ) : (
        <div className="grid">{shown.map(({ content }) => content)}</div>
      )}
      {missing.length > 0 && (
        <p className="more">
          Add{' '}
          {missing.map(({ name }) => (
            <button
              key={name}
              type="button"
              className="chip"
              title={help(name)}
              onClick={() => setAdded([...added, name])}
            >
              {labelOf(name)}
            </button>
          ))}
        </p>
      )}
    </fieldset>
  );
}

/** What an entry is, its figures, and what it rests on: each can be folded. */
function Sections({
  shown,
  errors,
  isNew,
}: {
  shown: ObjectFieldTemplateProps['properties'];
  errors: string[];
  isNew: boolean;
}) {
  const isBasis = ({ name }: { name: string }) => ['sources', 'papers', 'terms', 'asOf'].includes(name);
  const figures = shown.filter(({ name }) => name === 'figures');
  const basis = shown.filter(isBasis);
  const parts = [
    { title: 'What it is', fields: shown.filter((field) => field.name !== 'figures' && !isBasis(field)) },
    { title: 'Figures', fields: figures },
    { title: 'What it rests on', fields: basis },
  ].filter(({ fields }) => fields.length > 0);
  return parts.map(({ title, fields }) => (
    <Part
      key={title}
      title={title}
      fields={fields}
      isOpen={isNew || figures.length === 0 || title !== 'What it is'}
      hasErrors={fields.some(({ name }) => errors.includes(name))}
    />
  ));
}

interface PartProps {
  title: string;
  fields: ObjectFieldTemplateProps['properties'];
  isOpen: boolean;
  hasErrors: boolean;
}

/** What has figures is opened for them as a rule: what it is stands folded, unless something is wrong there. */
function Part({ title, fields, isOpen, hasErrors }: PartProps) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <details
      className="part"
      open={opened || hasErrors}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        {title} <small>{fields.map(({ name }) => labelOf(name).toLowerCase()).join(', ')}</small>
      </summary>
      <div className="grid">{fields.map(({ content }) => content)}</div>
    </details>
  );
}

function ArrayFieldTemplate({ items, canAdd, onAddClick, title, schema, fieldPathId }: ArrayFieldTemplateProps) {
  return (
    <fieldset id={fieldPathId.$id} className="array" tabIndex={-1}>
      <legend>{labelOf(title)}</legend>
      {schema.description && <p className="hint">{schema.description}</p>}
      {items}
      {canAdd && (
        <button type="button" className="btn small" onClick={onAddClick}>
          Add to {labelOf(title).toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

function ArrayFieldItemTemplate({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const nth = index + 1;
  return (
    <div className="item">
      <div>{children}</div>
      <div className="buttons">
        <ItemButton sign="↑" label={`Move ${nth} up`} isOff={!hasMoveUp} onClick={onMoveUpItem} />
        <ItemButton sign="↓" label={`Move ${nth} down`} isOff={!hasMoveDown} onClick={onMoveDownItem} />
        <ItemButton sign="×" label={`Take ${nth} out`} isOff={!hasRemove} onClick={onRemoveItem} />
      </div>
    </div>
  );
}

export function ItemButton({
  sign,
  label,
  isOff,
  onClick,
}: {
  sign: string;
  label: string;
  isOff: boolean;
  onClick: (event?: unknown) => void;
}) {
  return (
    <button
      type="button"
      className="btn sign"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={() => onClick()}
    >
      {sign}
    </button>
  );
}

function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="option">
      {selector}
      {optionSchemaField}
    </div>
  );
}

function word(text: string) {
  return ({ onClick, disabled }: IconButtonProps) => (
    <button type="button" className="btn small" disabled={disabled} onClick={onClick}>
      {text}
    </button>
  );
}

const none = () => null;

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>;
} = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
  // The field's template says them.
  FieldErrorTemplate: none,
  FieldHelpTemplate: none,
  ButtonTemplates: { AddButton: word('Add'), RemoveButton: word('Take out') },
};
