import { Dialog } from '@base-ui/react/dialog';
import { zodResolver } from '@hookform/resolvers/zod';
import { X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ButtonLook, buttonClass } from '#src/design/Button.tsx';
import { type PartnerFormPage, urls } from '#src/site/urls.ts';
import { type FormMessage, partnerFormMessages } from './form-messages.ts';
import { Honeypot, isTrapped } from './Honeypot.tsx';
import { PartnerFields } from './PartnerFields.tsx';
import { type PartnerFormInput, type PartnerFormValues, partnerForm } from './partner-application.ts';
import { cutUserAgent, SOURCE_URL_MAX_LENGTH } from './text-rules.ts';
import { useSingleFlight } from './use-single-flight.ts';

interface Props {
  label: string;
  look: ButtonLook;
  /** The page that holds the same form for browsers without script. */
  formPage: PartnerFormPage;
  /** What the description starts with. */
  description?: string;
}

/** The client is larger than the rest of the form together, so it comes when something is sent. */
const loadClient = () => import('./insert-row.ts');
const loadToasts = () => import('./Toasts.tsx');

/** The partner application in a dialog, opened by the button that this island renders. */
export function PartnerDialog({ label, look, formPage, description = '' }: Props) {
  const [open, setOpen] = useState(false);
  const firstField = useRef<HTMLDivElement>(null);
  const form = useForm<PartnerFormInput, unknown, PartnerFormValues>({
    resolver: zodResolver(partnerForm),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: {
      website_url: '',
      contact_name: '',
      email: '',
      partnership_types: [],
      business_description: description,
    },
  });
  const { errors } = form.formState;
  const { isSending, send } = useSingleFlight();

  useEffect(() => {
    if (!open) return;
    void loadToasts()
      .then(({ mountToasts }) => mountToasts())
      .catch(() => undefined);
  }, [open]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const trapped = isTrapped(event.currentTarget);
    return form.handleSubmit((values) =>
      send(async () => {
        const message = trapped ? partnerFormMessages.submitted() : await apply(values);
        if (message.tone === 'success') {
          form.reset();
          setOpen(false);
        }
        const { showToast } = await loadToasts();
        await showToast(message);
      }),
    )(event);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        nativeButton={false}
        render={<a href={urls.partnerForm(formPage)} />}
        aria-haspopup="dialog"
        onClick={(event) => event.preventDefault()}
        className={buttonClass(look)}
      >
        {label}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--layer-overlay) bg-shade transition-opacity duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={() => firstField.current?.querySelector('input') ?? true}
          className="fixed inset-x-0 bottom-0 z-(--layer-dialog) flex max-h-[92dvh] flex-col rounded-t-lg border border-rule bg-raised shadow-3 outline-none transition-opacity duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-2rem)] sm:w-136 sm:rounded-lg"
        >
          <div className="flex justify-between gap-4 px-6 pt-5">
            <div>
              <Dialog.Title className="text-xl">Partner Contact Form</Dialog.Title>
              <Dialog.Description className="mt-1 text-sm text-ink-2">
                Share a few details and well get back to you shortly.
              </Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className="-mt-2 -mr-2.5 grid size-11 flex-none place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden strokeWidth={1.75} className="size-4.5" />
            </Dialog.Close>
          </div>
          <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-col">
            <div className="grid gap-4 overflow-y-auto px-6 pt-4 pb-5">
              <PartnerFields
                bind={form.register}
                firstField={firstField}
                errors={{
                  website_url: errors.website_url?.message,
                  contact_name: errors.contact_name?.message,
                  email: errors.email?.message,
                  partnership_types: errors.partnership_types?.message,
                  business_description: errors.business_description?.message,
                }}
              />
              <Honeypot />
            </div>
            <div className="flex justify-end gap-2.5 border-t border-rule px-6 py-4 *:flex-1 sm:*:flex-none">
              <Dialog.Close className={buttonClass('secondary')}>Cancel</Dialog.Close>
              <button type="submit" disabled={isSending} className={buttonClass('primary')}>
                {isSending ? 'Submitting...' : 'Submit'}
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Sends the row and answers what to tell the visitor. */
async function apply(values: PartnerFormValues): Promise<FormMessage> {
  try {
    const { insertRow } = await loadClient();
    const outcome = await insertRow('partner_applications', {
      ...values,
      source_url: location.href.slice(0, SOURCE_URL_MAX_LENGTH),
      user_agent: cutUserAgent(navigator.userAgent),
    });
    if (outcome.kind === 'inserted') return partnerFormMessages.submitted();
    return partnerFormMessages.failed(outcome.kind === 'failed' ? outcome.message : undefined);
  } catch {
    return partnerFormMessages.failed();
  }
}
