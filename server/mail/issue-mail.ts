import type { SendMailOptions } from 'nodemailer';
import { type Issue, UNSUBSCRIBE_LINK } from '../stores/newsletter.ts';
import type { IssueMail, OutgoingMail } from '../stores/store.ts';
import { envelopeOf, type MailSettings, unsubscribing } from './messages.ts';

/**
 * The mail of an issue for one of its readers. Answers go to the address of the house. It is written by people and sent to
 * a list, so `Precedence` and `List-Id` keep out-of-office programs from answering, not `Auto-Submitted` (RFC 3834 §2, §5).
 * @throws {UnsendableAddressError}
 */
export function composeIssueMail(
  { id, email, token }: Pick<OutgoingMail, 'id'> & Pick<IssueMail, 'email' | 'token'>,
  { subject, text, html }: Issue,
  settings: MailSettings,
): SendMailOptions {
  const { siteUrl, mailFrom, contactEmail } = settings;
  const { link, headers } = unsubscribing(token, settings);
  return {
    ...envelopeOf(id, email, settings),
    replyTo: contactEmail ?? mailFrom.address,
    subject,
    text: text.replaceAll(UNSUBSCRIBE_LINK, () => link),
    html: html.replaceAll(UNSUBSCRIBE_LINK, () => link),
    headers: {
      ...headers,
      'List-Id': `Newsletter of the Quantum Computing Knowledge Hub <newsletter.${new URL(siteUrl).hostname}>`,
      'List-Archive': `<${siteUrl}/newsletter>`,
      Precedence: 'bulk',
    },
  };
}
