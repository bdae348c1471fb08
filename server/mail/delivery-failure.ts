import { UnsendableAddressError } from './messages.ts';

/** What the failure of a mail is due to. */
export type FailureOf =
  /** Nobody will ever get it at this address: trying again is of no use. */
  | 'recipient'
  /** Something about this mail, or this recipient for now: it is tried again, for some days. */
  | 'mail'
  /** The mail server or our settings for it: no mail would be taken now, and none is to blame. */
  | 'service';

/** What nodemailer tells of an SMTP failure. */
interface SmtpError {
  /** The command that was answered: "RCPT TO", "MAIL FROM", "DATA", "AUTH PLAIN", "CONN" … */
  command?: unknown;
  /** The reply's code, if there was a reply. */
  responseCode?: unknown;
  response?: unknown;
}

/** RFC 5321 §4.2.3: the mailbox does not exist, is not here, is full for good, or has no allowed name. */
const NO_SUCH_MAILBOX = new Set([550, 551, 552, 553]);

/**
 * Reads from the mail server's answer what a failure is due to.
 * @returns undefined when it answered nothing that tells: a connection that broke or hung.
 */
export function failureOf(error: unknown): FailureOf | undefined {
  if (error instanceof UnsendableAddressError) return 'recipient';
  const { command, responseCode, response } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== 'number') return undefined;
  if (command === 'RCPT TO' && NO_SUCH_MAILBOX.has(responseCode) && !isPolicy(String(response ?? ''))) {
    return 'recipient';
  }
  // A stranger chooses the recipient, and so the answer to it: it never tells of other mails.
  return command === 'RCPT TO' || command === 'DATA' ? 'mail' : 'service';
}

/** RFC 3463 §3.8: x.7.y is policy, such as "relaying denied", which is not about the mailbox. */
function isPolicy(reply: string): boolean {
  return /^\d{3}[ -]5\.7\.\d/.test(reply) || /\brelay/i.test(reply);
}
