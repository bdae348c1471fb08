import type { SendMailOptions } from 'nodemailer';
import type { MailAddress } from '../environment.ts';
import { escapeHtml } from '../result-page.ts';
import type { OutgoingMail, StoredApplication } from '../stores/store.ts';

export interface MailSettings {
  siteUrl: string;
  mailFrom: MailAddress;
  partnerInbox: string;
}

/** An address that is one by the loose rule of the form, yet would be read as another, or as several, in a mail. */
export class UnsendableAddressError extends Error {
  override name = 'UnsendableAddressError';
}

/** Characters that an address may hold only in quotes (RFC 5322 §3.2.3): they separate addresses or enclose them. */
const SPECIAL_CHARACTERS = /[",;:<>()[\]\\]/;

/**
 * The mail for one entry of the outbox. Its `Message-ID` comes from the entry, so a repeated try carries the same.
 * @throws {UnsendableAddressError}
 */
export function composeMail(mail: OutgoingMail, settings: MailSettings): SendMailOptions {
  const [to, content] =
    mail.kind === 'welcome'
      ? [mail.email, welcome(mail.unsubscribeToken, settings)]
      : [settings.partnerInbox, partnerNotice(mail.application)];
  if (SPECIAL_CHARACTERS.test(to)) throw new UnsendableAddressError('The address cannot stand in a mail');
  const domain = settings.mailFrom.address.split('@')[1] ?? 'localhost';
  return {
    from: settings.mailFrom,
    to: { name: '', address: to },
    envelope: { from: settings.mailFrom.address, to: [to] },
    messageId: `<${mail.id}@${domain}>`,
    ...content,
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
  };
}

type Content = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'replyTo'> & { headers?: Record<string, string> };

function welcome(token: string, { siteUrl, mailFrom }: MailSettings): Content {
  const unsubscribe = `${siteUrl}/unsubscribe?token=${token}`;
  const start = `${siteUrl}/what-is-quantum`;
  return {
    subject: 'Welcome to the Quantum Computing Knowledge Hub',
    text: `Welcome!

You signed up for the newsletter of the Quantum Computing Knowledge Hub with this address. We'll keep you posted with the latest quantum updates.

A good place to start: ${start}

If you did not sign up, or do not want the newsletter any more, unsubscribe here and your address is deleted:
${unsubscribe}
`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Welcome to the Quantum Computing Knowledge Hub</title></head>
<body>
<h1>Welcome!</h1>
<p>You signed up for the newsletter of the Quantum Computing Knowledge Hub with this address. We'll keep you posted with the latest quantum updates.</p>
<p>A good place to start: <a href="${escapeHtml(start)}">What is quantum computing?</a></p>
<p>If you did not sign up, or do not want the newsletter any more, <a href="${escapeHtml(unsubscribe)}">unsubscribe</a> and your address is deleted.</p>
</body></html>
`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>, <mailto:${mailFrom.address}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function partnerNotice(application: StoredApplication): Content {
  const lines: [string, string][] = [
    ['Contact name', application.contact_name],
    ['Email', application.email],
    ['Website', application.website_url],
    ['Partnership types', application.partnership_types.join(', ')],
    ['Sent from', application.source_url ?? 'not given'],
    ['Received', application.created_at],
    ['About the business', application.business_description ?? 'not given'],
  ];
  return {
    subject: `Partner application from ${application.contact_name}`,
    replyTo: { name: application.contact_name, address: application.email },
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Partner application</title></head>
<body>
<h1>Partner application</h1>
<dl>
${lines.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value).replaceAll('\n', '<br>')}</dd>`).join('\n')}
</dl>
</body></html>
`,
  };
}
