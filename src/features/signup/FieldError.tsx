import { CircleAlert } from '#src/design/icons.tsx';

/** The message under a field that breaks a rule; read aloud when it appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
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
