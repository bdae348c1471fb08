import type { ReactNode, Ref } from 'react';

interface Props {
  ref: Ref<HTMLFormElement>;
  /** Path of the page that the form stands on. */
  action: string;
  /** Called on every change and on Enter. */
  onChange: () => void;
  className: string;
  children: ReactNode;
}

/** The form of a list's filter; one on a page. The fields keep their own state. */
export function FieldsForm({ ref, action, onChange, className, children }: Props) {
  return (
    <search>
      <form
        ref={ref}
        action={action}
        autoComplete="off"
        className={className}
        onInput={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {children}
      </form>
    </search>
  );
}
