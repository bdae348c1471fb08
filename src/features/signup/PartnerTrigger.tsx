import { type ButtonVariant, buttonClass } from '#src/design/Button.tsx';

interface Props {
  label: string;
  variant: ButtonVariant;
  /** What an empty description starts with when the form is opened from here (`src/frame/dialogs.ts`). */
  prefill?: string;
}

/** Opens the partner dialog, with or without script. */
export function PartnerTrigger({ label, variant, prefill }: Props) {
  return (
    <button
      type="button"
      commandfor={PARTNER_DIALOG_ID}
      command="show-modal"
      aria-haspopup="dialog"
      data-prefill={prefill}
      className={buttonClass(variant)}
    >
      {label}
    </button>
  );
}

/** The one partner dialog of `/partners`; its triggers open it by this id. */
export const PARTNER_DIALOG_ID = 'partner-dialog';
