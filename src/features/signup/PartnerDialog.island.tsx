import { useRef } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { DialogClose } from '#src/design/DialogClose.tsx';
import { urls } from '#src/model/urls.ts';
import { partnerFormMessages } from './form-messages.ts';
import { Honeypot } from './Honeypot.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import './partner-dialog.css';
import { PARTNER_DIALOG_ID } from './PartnerTrigger.tsx';
import { SendingFailed } from './SendingFailed.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormUpgrade } from './use-form-upgrade.ts';
import { usePartnerForm } from './use-partner-form.ts';

const titleId = `${PARTNER_DIALOG_ID}-title`;
const descriptionId = `${PARTNER_DIALOG_ID}-description`;

/**
 * The partner application: one dialog for all buttons that open it, so what was typed after one is there after another.
 * Opening, closing and posting are the browser's; the script adds rules while one types, sending in place, and toasts.
 */
export function PartnerDialog({ path }: { path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const element = useFormUpgrade();
  const form = usePartnerForm(element, () => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      id={PARTNER_DIALOG_ID}
      closedby="any"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      onClose={() => form.clearErrors()}
      {...form.pressHandlers}
      className="partner-dialog"
      // It may have been opened before React comes to it.
      suppressHydrationWarning
    >
      <div className="px-6 pt-5 pr-16">
        <h2 id={titleId} className="text-xl">
          Partner Contact Form
        </h2>
        <p id={descriptionId} className="mt-1 text-sm text-ink-2">
          Share a few details and well get back to you shortly.
        </p>
      </div>
      <form
        ref={element}
        action={urls.postPartner()}
        method="post"
        onSubmit={form.onSubmit}
        aria-busy={form.isSending || undefined}
        className="flex min-h-0 flex-col"
      >
        <div className="grid gap-4 overflow-y-auto px-6 pt-4 pb-5">
          <PartnerFields bind={form.bind} errors={form.errors} />
          <Honeypot />
          <input type="hidden" name="source_url" value={path} />
        </div>
        <div className="grid gap-3 border-t border-rule px-6 py-4">
          <SendingFailed message={partnerFormMessages.failed()} />
          <div className="flex justify-end gap-2.5 *:flex-1 sm:*:flex-none">
            <button type="button" commandfor={PARTNER_DIALOG_ID} command="close" className={buttonClass('secondary')}>
              Cancel
            </button>
            <SubmitButton label="Submit" busyLabel="Submitting..." isSending={form.isSending} keepsFocus />
          </div>
        </div>
      </form>
      {/* Behind the form: who opens it by keyboard goes through the fields first. */}
      <DialogClose dialog={PARTNER_DIALOG_ID} className="top-3 right-3.5" />
    </dialog>
  );
}
