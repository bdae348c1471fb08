import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, LOOSE_EMAIL } from './email.ts';
import { sourceUrl, text, userAgent } from './text-rules.ts';

const email = text.check(
  z.trim(),
  z.maxLength(EMAIL_MAX_LENGTH, { error: EMAIL_MESSAGE, abort: true }),
  z.regex(LOOSE_EMAIL, EMAIL_MESSAGE),
);

/** One row of `newsletter_subscribers`, as the browser sends it. */
export const newsletterSubscriber = z.strictObject({
  email,
  source_url: sourceUrl,
  user_agent: userAgent,
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;
