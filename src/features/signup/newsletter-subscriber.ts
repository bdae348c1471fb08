import * as z from 'zod/mini';
import type { Columns } from './columns.ts';
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, LOOSE_EMAIL, sentFrom, text } from './text-rules.ts';

/** The field a person fills in. */
export const newsletterForm = z.strictObject({
  email: text.check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, { error: EMAIL_MESSAGE, abort: true }),
    z.regex(LOOSE_EMAIL, EMAIL_MESSAGE),
  ),
});

/** One row of `newsletter_subscribers`, as the browser sends it. */
export const newsletterSubscriber = z.strictObject({ ...newsletterForm.shape, ...sentFrom });

export const subscriberColumns: Columns<z.infer<typeof newsletterSubscriber>> = {
  email: { label: 'Email' },
  source_url: { label: 'Sent from' },
};
