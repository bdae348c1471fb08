import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats a recipient; undefined means well. */
export type Fate = (address: string) => { code: number; text: string } | undefined;

interface MailServerOptions {
  port?: number;
  fate?: Fate;
  /** How long each mail takes, in milliseconds. */
  delayMs?: number;
  /** Told of each mail before it is taken. */
  onMail(to: string, mail: Email): void;
}

/** A real SMTP server in this process. */
export async function startMailServer({ port = 0, fate, delayMs = 0, onMail }: MailServerOptions) {
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const refusal = fate?.(address);
      callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    async onData(stream, { envelope }, callback) {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await sleep(delayMs);
        for (const { address } of envelope.rcptTo) onMail(address, mail);
        callback();
      } catch (error) {
        // The connection broke before the last line: nothing was taken.
        callback(error as Error);
      }
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
