import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  label: string;
  /** What it says while the form is on its way. */
  busyLabel: string;
  isSending: boolean;
  /** Keeps the focus on it while it cannot be pressed, where the focus must not get lost. */
  keepsFocus?: boolean;
}

/** Firefox brings a button back as disabled as it was when the page was reloaded, unless it says this. */
const asRendered = { autoComplete: 'off' };

/**
 * Sends a form. Of a form that was submitted before its script had come, the page's inline script has changed the button
 * already (`mark-busy.ts`), by the labels that it carries.
 */
export function SubmitButton({ label, busyLabel, isSending, keepsFocus = false }: Props) {
  return (
    <button
      type="submit"
      disabled={isSending && !keepsFocus}
      aria-disabled={isSending && keepsFocus ? true : undefined}
      data-idle={label}
      data-busy={busyLabel}
      suppressHydrationWarning
      className={`${buttonClass('primary')} in-aria-busy:cursor-not-allowed in-aria-busy:opacity-60`}
      {...asRendered}
    >
      {isSending ? busyLabel : label}
    </button>
  );
}
