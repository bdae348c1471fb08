import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  label: string;
  /** What it says while the form is on its way. */
  busyLabel: string;
  isSending: boolean;
  /** Keeps the focus on it while it cannot be pressed, where the focus must not get lost. */
  keepsFocus?: boolean;
}

/**
 * Sends a form. A form that was submitted before its script had come has `aria-busy` from the page's inline script, so
 * the second label follows from that mark, and from React only once it is there.
 */
export function SubmitButton({ label, busyLabel, isSending, keepsFocus = false }: Props) {
  return (
    <button
      type="submit"
      disabled={isSending && !keepsFocus}
      aria-disabled={isSending && keepsFocus ? true : undefined}
      data-busy-label={busyLabel}
      className={`${buttonClass('primary')} in-aria-busy:cursor-not-allowed in-aria-busy:opacity-60 in-aria-busy:after:content-[attr(data-busy-label)]`}
    >
      <span className="in-aria-busy:hidden">{isSending ? busyLabel : label}</span>
    </button>
  );
}
