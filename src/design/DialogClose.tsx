import { X } from '#src/design/icons.tsx';

interface Props {
  /** Id of the dialog, which the browser closes. */
  dialog: string;
  /** Where it is. */
  className: string;
}

export function DialogClose({ dialog, className }: Props) {
  return (
    <button
      type="button"
      commandfor={dialog}
      command="close"
      aria-label="Close"
      className={`absolute grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink ${className}`}
    >
      <X aria-hidden strokeWidth={1.75} className="size-4.5" />
    </button>
  );
}
