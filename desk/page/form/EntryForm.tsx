import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Issue } from '../../content/drafts.ts';
import { useDesk } from '../desk-state.tsx';
import { chooser } from './choose-option.ts';
import { fields } from './fields.tsx';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';

/** Nothing is filled in by itself: what stands in the file is what the editor wrote. */
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

/** The form of an entry, made from its schema; its problems are those that the build would name. */
export function EntryForm({ file }: { file: string }) {
  const { entries, previews, change } = useDesk();
  const entry = entries[file];
  const issues = previews[file]?.issues;
  const errors = useMemo(() => errorsOf(issues ?? []), [issues]);
  if (!entry) return null;
  return (
    <Form
      tagName="div"
      idPrefix={idOfFile(file)}
      idSeparator="."
      schema={entry.schema as RJSFSchema}
      formData={entry.data}
      formContext={{ file, isNew: entry.base === null }}
      validator={chooser}
      fields={fields}
      templates={templates}
      widgets={widgets}
      noValidate
      noHtml5Validate
      showErrorList={false}
      extraErrors={errors}
      experimental_defaultFormStateBehavior={NO_DEFAULTS}
      onChange={({ formData }) => change(file, formData as Record<string, unknown>)}
    >
      {/* It is written elsewhere, with all that was changed. */}
      <span />
    </Form>
  );
}

/** What the ids of a file's fields begin with: a source may be open in a dialog over the entry that cites it. */
export function idOfFile(file: string): string {
  return file.replace(/\W/g, '-');
}

export function idOfField(file: string, path: readonly (string | number)[]): string {
  return [idOfFile(file), ...path].join('.');
}

/** Problems as the form's fields take them. */
export function errorsOf(issues: readonly Issue[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const { path, message } of issues) {
    let node = root;
    for (const key of path) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    node.__errors = [...((node.__errors as string[] | undefined) ?? []), message];
  }
  return root as ErrorSchema;
}
