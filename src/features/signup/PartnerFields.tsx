import { type ComponentProps, type RefCallback, useId } from 'react';
import { inputClass } from '#src/design/field.ts';
import { CircleAlert } from '#src/design/icons.tsx';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, PARTNERSHIP_TYPES, type PartnerFormInput } from './partner-application.ts';

type FieldName = keyof PartnerFormInput;

interface Props {
  /** What binds a field to its form. */
  bind: (name: FieldName) => Pick<ComponentProps<'input'>, 'name'> & {
    ref: RefCallback<Element>;
    onChange: (event: React.ChangeEvent) => void;
    onBlur: (event: React.FocusEvent) => void;
  };
  errors: Partial<Record<FieldName, { message?: string }>>;
}

const label = 'text-sm font-semibold';

export function PartnerFields({ bind, errors }: Props) {
  const id = useId();
  return (
    <>
      <TextField id={`${id}-url`} label="Website URL" error={errors.website_url?.message}>
        {(field) => (
          <input
            {...bind('website_url')}
            {...field}
            type="url"
            required
            // biome-ignore lint/a11y/noAutofocus: where an opened dialog puts the focus; where it scrolls, that would be its scroller
            autoFocus
            placeholder="https://example.org"
            autoComplete="url"
          />
        )}
      </TextField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField id={`${id}-name`} label="Contact name" error={errors.contact_name?.message}>
          {(field) => <input {...bind('contact_name')} {...field} type="text" required autoComplete="name" />}
        </TextField>
        <TextField id={`${id}-email`} label="Email" error={errors.email?.message}>
          {(field) => <input {...bind('email')} {...field} type="email" required autoComplete="email" />}
        </TextField>
      </div>
      <PartnershipTypes errorId={`${id}-types-error`} bind={bind} error={errors.partnership_types?.message} />
      <TextField
        id={`${id}-business`}
        label="Tell us about your business"
        optional
        error={errors.business_description?.message}
      >
        {(field) => (
          <textarea
            {...bind('business_description')}
            {...field}
            rows={3}
            placeholder="Briefly describe what you do and why you want to partner"
          />
        )}
      </TextField>
      <p className="-mt-2.5 text-xs text-ink-3">Up to {BUSINESS_DESCRIPTION_MAX_LENGTH} characters of plain text.</p>
    </>
  );
}

interface PartnershipTypesProps extends Pick<Props, 'bind'> {
  errorId: string;
  error: string | undefined;
}

function PartnershipTypes({ errorId, bind, error }: PartnershipTypesProps) {
  // The group takes the place of its boxes: bound one by one, each would be set to what the form was before.
  const { ref, ...types } = bind('partnership_types');
  return (
    <fieldset ref={ref} aria-describedby={errorId} className="grid gap-1.5">
      <legend className={`${label} mb-1.5`}>Partnership type</legend>
      <div className="grid grid-cols-1 gap-1.5 xs:grid-cols-2">
        {PARTNERSHIP_TYPES.map((type) => (
          <label
            key={type}
            className="flex min-h-11 items-center gap-2.5 rounded-sm border border-rule px-3 py-1.5 text-sm font-medium has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input {...types} type="checkbox" value={type} className="size-4.5 flex-none" />
            {type}
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

interface TextFieldProps {
  id: string;
  label: string;
  optional?: boolean;
  error: string | undefined;
  children: (field: {
    id: string;
    className: string;
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => React.ReactNode;
}

function TextField({ id, label: text, optional, error, children }: TextFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={label}>
        {text} {optional ? <span className="font-normal text-ink-3">(optional)</span> : null}
      </label>
      {children({ id, className: inputClass, 'aria-invalid': Boolean(error), 'aria-describedby': errorId })}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The message under a field that breaks a rule; read aloud when it appears. */
function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-xs font-medium text-danger empty:hidden">
      {message ? (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {message}
        </>
      ) : null}
    </p>
  );
}
