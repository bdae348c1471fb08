import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { UnsendableAddressError } from './messages.ts';

/** Connections kept to the mail server, and so mails that are on their way at a time. */
export const MAIL_CONNECTIONS = 4;

export interface MailTransport {
  /** What has become of a mail once it is handed over, for the log. */
  readonly outcome: string;
  /** Hands a mail over. Resolves once the receiving server, or the disk, has it. */
  send(mail: SendMailOptions, id: string): Promise<void>;
  /** Whether mails can be handed over at all: the server takes our connection and our password. */
  isUsable(): Promise<boolean>;
  close(): void;
}

/** Sends through an SMTP server, over a few connections that stay open. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // RFC 5321 §4.5.3.2.6: a server may take ten minutes after the mail's last line; who gives up sooner sends it twice.
    socketTimeout: 600_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** What the server said of itself with the last mail; unknown before the first. */
  let extensions: readonly string[] | undefined;

  return {
    outcome: 'a mail was sent',
    async send(mail) {
      if (needsUtf8(mail) && extensions && !extensions.some((line) => /^SMTPUTF8\b/i.test(line))) {
        throw new UnsendableAddressError('The mail server takes no addresses outside ASCII');
      }
      const { ehlo } = (await transport.sendMail(mail)) as { ehlo?: string[] };
      extensions = ehlo ?? extensions;
    },
    isUsable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

/** The part of an address before the "@" has no other form than its own (RFC 6531); a domain has one in ASCII. */
function needsUtf8({ envelope }: SendMailOptions): boolean {
  const recipients = [envelope?.to ?? []].flat().map(String);
  return recipients.some((address) => !/^[\0-\x7f]*$/.test(address.slice(0, address.lastIndexOf('@'))));
}

/** Writes each mail as one `.eml` file, which every mail program opens: for a server without SMTP. */
export function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    outcome: `a mail was written to ${folder}, and not sent: SMTP_URL is not set`,
    async send(mail, id) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    // What fails here is the disk, for every mail alike.
    isUsable: async () => false,
    close: () => transport.close(),
  };
}
