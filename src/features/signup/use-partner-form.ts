import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, type SubmitEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type FormMessage, partnerFormMessages } from './form-messages.ts';
import { formValues } from './form-values.ts';
import { isTrapped } from './Honeypot.tsx';
import { type PartnerFormInput, type PartnerFormValues, partnerForm } from './partner-application.ts';
import { hideSendingFailed } from './SendingFailed.tsx';
import { showToast } from './show-toast.ts';
import { cutUserAgent, SOURCE_URL_MAX_LENGTH } from './text-rules.ts';
import { useSingleFlight } from './use-single-flight.ts';

const check = zodResolver(partnerForm);

/** The client is larger than the rest of the form together, so it comes when something is sent. */
const loadClient = () => import('./send-row.ts');

/** Rules and sending of the partner application. `onSent` is called when the row is stored. */
export function usePartnerForm(element: RefObject<HTMLFormElement | null>, onSent: () => void) {
  const { isSending, send } = useSingleFlight();
  const isPressing = useRef(false);
  const { register, handleSubmit, formState, reset, clearErrors } = useForm<
    PartnerFormInput,
    unknown,
    PartnerFormValues
  >({
    // What is in the page counts: it may have been typed, or filled in, before this script was there.
    resolver: (_, context, options) => check(valuesIn(element.current), context, options),
    mode: 'onTouched',
    reValidateMode: 'onChange',
  });

  function bind(name: keyof PartnerFormInput) {
    const field = register(name);
    return {
      ...field,
      onBlur(event: React.FocusEvent) {
        // An error line that appears between press and release moves the button away from under the pointer. Cancel and
        // Submit see to the rules by themselves, and a dialog that closes has nothing more to say.
        if (isPressing.current || !element.current?.closest('dialog')?.open) return;
        void field.onBlur(event);
      },
    };
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    hideSendingFailed(event.currentTarget);
    const trapped = isTrapped(event.currentTarget);
    return handleSubmit((values) =>
      send(async () => {
        const message = trapped ? partnerFormMessages.submitted() : await apply(values);
        if (message.tone === 'success') {
          reset();
          onSent();
        }
        await showToast(message);
      }),
    )(event);
  }

  return {
    bind,
    errors: formState.errors,
    isSending,
    onSubmit,
    clearErrors,
    /** For the dialog: whether a press, and not a key, takes the focus away. */
    pressHandlers: {
      onPointerDown: ({ target, currentTarget }: React.PointerEvent) => {
        isPressing.current =
          target === currentTarget || (target instanceof Element && target.closest('button') !== null);
      },
      onKeyDown: () => {
        isPressing.current = false;
      },
    },
  };
}

/** What a visitor may have typed instead of what the rules want is for the rules to find. */
function valuesIn(form: HTMLFormElement | null): PartnerFormInput {
  return formValues(partnerForm, new FormData(form ?? undefined)) as PartnerFormInput;
}

/** Sends the row and answers what to tell the visitor. */
async function apply(values: PartnerFormValues): Promise<FormMessage> {
  try {
    const { sendRow } = await loadClient();
    const outcome = await sendRow('partner_applications', {
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
