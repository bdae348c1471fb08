import type { SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { inputClass } from '#src/design/field.ts';
import { urls } from '#src/model/urls.ts';
import { type FormMessage, newsletterMessages, SAMPLE_EMAIL } from './form-messages.ts';
import { formValues } from './form-values.ts';
import { Honeypot, isTrapped } from './Honeypot.tsx';
import { newsletterForm, newsletterSubscriber } from './newsletter-subscriber.ts';
import { hideSendingFailed, SendingFailed } from './SendingFailed.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { showToast } from './show-toast.ts';
import { useFormUpgrade } from './use-form-upgrade.ts';
import { useSingleFlight } from './use-single-flight.ts';

interface Props {
  /** Id of the e-mail field, so that other controls can lead to it. */
  fieldId: string;
  /** The page's path; sent with the row when the form is posted without script. */
  path: string;
  label: string;
  hint: string;
}

/** The client is larger than the rest of the form together, so it comes when something is sent. */
const loadClient = () => import('./send-row.ts');

/** Newsletter sign-up: one row of `newsletter_subscribers`. Without script the form posts to our server. */
export function NewsletterForm({ fieldId, path, label, hint }: Props) {
  const { isSending, send } = useSingleFlight();
  const form = useFormUpgrade();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    hideSendingFailed(form);
    void send(async () => {
      const message = await subscribe(form);
      if (message.tone !== 'error') form.reset();
      await showToast(message);
    });
  }

  return (
    <form
      ref={form}
      action={urls.postNewsletter()}
      method="post"
      onSubmit={onSubmit}
      aria-busy={isSending || undefined}
      className="grid max-w-104 gap-1.5"
    >
      <label htmlFor={fieldId} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={fieldId}
          name="email"
          type="email"
          required
          maxLength={254}
          placeholder={SAMPLE_EMAIL}
          autoComplete="email"
          aria-describedby={`${fieldId}-hint`}
          className={`${inputClass} min-w-0 flex-1`}
        />
        <SubmitButton label="Subscribe" busyLabel="Subscribing..." isSending={isSending} />
      </div>
      <p id={`${fieldId}-hint`} className="text-xs text-ink-3">
        {hint}
      </p>
      <SendingFailed message={newsletterMessages.failed()} />
      <input type="hidden" name="source_url" value={path} />
      <Honeypot />
    </form>
  );
}

/** Sends the row and answers what to tell the visitor. */
async function subscribe(form: HTMLFormElement): Promise<FormMessage> {
  const row = z.safeParse(newsletterSubscriber, {
    ...formValues(newsletterForm, new FormData(form)),
    source_url: location.pathname,
    user_agent: navigator.userAgent,
  });
  if (!row.success) return newsletterMessages.invalidEmail();
  if (isTrapped(form)) return newsletterMessages.subscribed();
  try {
    const { sendRow } = await loadClient();
    const outcome = await sendRow('newsletter_subscribers', row.data);
    if (outcome.kind === 'inserted') return newsletterMessages.subscribed();
    if (outcome.kind === 'duplicate') return newsletterMessages.alreadySubscribed();
    return newsletterMessages.failed(outcome.message);
  } catch {
    return newsletterMessages.failed();
  }
}
