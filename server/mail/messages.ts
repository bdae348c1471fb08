import type { SendMailOptions } from 'nodemailer';
import { applicationColumns } from '#src/features/signup/partner-application.ts';
import { escapeHtml } from '../api/result-page.ts';
import type { MailAddress } from '../environment.ts';
import type { OutgoingMail, StoredApplication } from '../stores/store.ts';

export interface MailSettings {
  siteUrl: string;
  mailFrom: MailAddress;
  partnerInbox: string;
  /** Where answers to an issue go; to the sender, where none is given. */
  contactEmail?: string | undefined;
}

/** Every mail but those of issues, which have one text for all. */
type RowMail = Exclude<OutgoingMail, { kind: 'newsletter' }>;

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
export function composeMail(mail: RowMail, settings: MailSettings): SendMailOptions {
  const [to, content] = addressed(mail, settings);
  return {
    ...envelopeOf(mail.id, to, settings),
    ...content,
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
  };
}

/**
 * From whom and to whom a mail is, and its `Message-ID`.
 * @throws {UnsendableAddressError}
 */
export function envelopeOf(id: string, to: string, settings: MailSettings): SendMailOptions {
  if (SPECIAL_CHARACTERS.test(to)) throw new UnsendableAddressError('The address cannot stand in a mail');
  const domain = settings.mailFrom.address.split('@')[1] ?? 'localhost';
  return {
    from: settings.mailFrom,
    to: { name: '', address: to },
    envelope: { from: settings.mailFrom.address, to: [to] },
    messageId: `<${id}@${domain}>`,
  };
}

function addressed(mail: RowMail, settings: MailSettings): [to: string, content: Content] {
  switch (mail.kind) {
    case 'welcome':
      return [mail.email, welcome(mail.token, settings)];
    case 'confirmation':
      return [mail.email, confirmation(mail.token, settings)];
    case 'partner_notice':
      return [settings.partnerInbox, partnerNotice(mail.application)];
  }
}

type Content = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'replyTo'> & { headers?: Record<string, string> };

/** The way out of the list: the link that a reader follows, and what the mail program's own button reads (RFC 8058). */
export function unsubscribing(token: string, { siteUrl, mailFrom }: MailSettings) {
  const link = `${siteUrl}/unsubscribe?token=${token}`;
  const headers = {
    'List-Unsubscribe': `<${link}>, <mailto:${mailFrom.address}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { link, headers };
}

function welcome(token: string, settings: MailSettings): Content {
  const { siteUrl } = settings;
  const { link: unsubscribe, headers } = unsubscribing(token, settings);
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
    headers,
  };
}

function confirmation(token: string, { siteUrl }: MailSettings): Content {
  const confirm = `${siteUrl}/confirm?token=${token}`;
  return {
    subject: 'Please confirm your subscription to the Quantum Computing Knowledge Hub',
    text: `Somebody, we hope you, entered this address for the newsletter of the Quantum Computing Knowledge Hub.

Open this link to subscribe:
${confirm}

If it was not you, do nothing: the address is deleted after a week.
`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Please confirm your subscription</title></head>
<body>
<h1>One step left</h1>
<p>Somebody, we hope you, entered this address for the newsletter of the Quantum Computing Knowledge Hub.</p>
<p><a href="${escapeHtml(confirm)}">Subscribe</a></p>
<p>If it was not you, do nothing: the address is deleted after a week.</p>
</body></html>
`,
  };
}

function partnerNotice(application: StoredApplication): Content {
  const { contact_name, email, created_at } = application;
  const values: Record<string, string | string[] | null> = application;
  const fields = Object.entries(applicationColumns).map(([name, column]) => ({
    ...column,
    value: asText(values[name]),
  }));
  const lines = [...fields.filter(({ isLong }) => !isLong), { label: 'Received', value: created_at }].map(
    ({ label, value }) => ({ label, value: oneLine(value) }),
  );
  const blocks = fields
    .filter(({ isLong }) => isLong)
    .map(({ label, value }) => ({ label, value: withPlainLineEnds(value) }));
  return {
    subject: `Partner application from ${oneLine(contact_name)}`,
    replyTo: { name: oneLine(contact_name), address: email },
    text: `${lines.map(({ label, value }) => `${label}: ${value}`).join('\n')}
${blocks.map(({ label, value }) => `\n${label}:\n${value.replace(/^/gm, '> ')}\n`).join('')}`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Partner application</title></head>
<body>
<h1>Partner application</h1>
<dl>
${[...lines, ...blocks].map(({ label, value }) => `<dt>${label}</dt><dd>${escapeHtml(value).replaceAll('\n', '<br>')}</dd>`).join('\n')}
</dl>
</body></html>
`,
  };
}

function asText(value: string | string[] | null | undefined): string {
  return (Array.isArray(value) ? value.join(', ') : value) ?? 'not given';
}

/**
 * What was typed into one line stays on one, and reads in the order of its letters: a line break could make the rest look
 * like a field of ours, a control of direction another name.
 */
function oneLine(value: string): string {
  return value.replace(/\p{Bidi_Control}/gu, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** A carriage return by itself is no line end in a mail (RFC 5322 §2.3). */
function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
