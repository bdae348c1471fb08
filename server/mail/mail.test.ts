import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.ts';
import { fileTransport, type MailTransport, smtpTransport } from './transport.ts';

const settings = {
  siteUrl: 'https://hub.example',
  mailFrom: { name: 'The Hub', address: 'news@hub.example' },
  partnerInbox: 'partners@hub.example',
};

interface Received {
  from: string;
  to: string[];
  mail: Email;
}

let folder: string;
let store: Store;
let log: string;
let received: Received[];
let closers: (() => Promise<void>)[];

beforeEach(async () => {
  folder = temporaryFolder('mail');
  store = openSqliteStore(join(folder, 'signups.sqlite'));
  log = '';
  received = [];
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  await store.close();
});

type Behaviour = (attempt: number, address: string) => { code: number; delayMs?: number } | undefined;

/** A real SMTP server in this process. `behave` says how it treats the n-th recipient; undefined means well. */
async function startSmtp(behave: Behaviour = () => undefined, port = 0): Promise<string> {
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    async onRcptTo({ address }, _session, callback) {
      attempts += 1;
      const fate = behave(attempts, address);
      await sleep(fate?.delayMs ?? 0);
      callback(fate?.code ? Object.assign(new Error(`no such user ${address}`), { responseCode: fate.code }) : null);
    },
    async onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(Buffer.concat(chunks)),
      });
      callback();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

function startWorker(transport: MailTransport, firstRetryS = 0.05): OutboxWorker {
  const logger = createLogger({
    write(line) {
      log += line;
    },
  });
  const worker = startOutboxWorker({ store, transport, settings, logger, pollMs: 20, firstRetryS });
  closers.push(() => worker.stop(1_000));
  return worker;
}

const subscribe = (email: string) => store.insert('newsletter_subscribers', [{ email }]);

describe('the welcome mail', () => {
  it('goes to the subscriber with both forms of text and a way out', async () => {
    startWorker(smtpTransport(await startSmtp()));
    await subscribe('Reader@example.org');
    await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
    const { from, to, mail } = received[0] as Received;
    expect([from, to]).toEqual(['news@hub.example', ['Reader@example.org']]);
    expect(mail.from).toMatchObject({ name: 'The Hub', address: 'news@hub.example' });
    expect(mail.subject).toBe('Welcome to the Quantum Computing Knowledge Hub');
    const link = /https:\/\/hub\.example\/unsubscribe\?token=[0-9a-f-]{36}/.exec(mail.text ?? '')?.[0] ?? '';
    expect(mail.html).toContain(link.replace('&', '&#38;'));
    const header = (key: string) => mail.headers.find((entry) => entry.key === key)?.value;
    expect(header('list-unsubscribe')).toContain(`<${link}>`);
    expect(header('list-unsubscribe')).toContain('<mailto:news@hub.example?subject=unsubscribe>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@hub\.example>$/);
    expect(await store.unsubscribe(link.split('=')[1] ?? '')).toBe('removed');
  });

  it.each(['ü@exämple.org', "o'neill+news@example.org", '-x@example.org'])(
    'reaches %s and nobody else',
    async (address) => {
      startWorker(smtpTransport(await startSmtp()));
      expect(await subscribe(address)).toEqual({ outcome: 'inserted' });
      await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
      expect(received[0]?.to).toHaveLength(1);
      expect(received[0]?.to[0]?.normalize().replace('xn--exmple-cua', 'exämple')).toBe(address);
      expect(received[0]?.mail.to).toHaveLength(1);
    },
  );

  it.each(['a,b@example.org', '<b@example.org', 'a;b@example.org', '"a"@example.org', 'x:b@example.org;'])(
    'to %s goes to nobody: a mail server would read another address in it',
    async (address) => {
      startWorker(smtpTransport(await startSmtp()));
      expect(await subscribe(address)).toEqual({ outcome: 'inserted' });
      await vi.waitFor(() => expect(log).toContain('UnsendableAddressError'), 5_000);
      expect(received).toEqual([]);
      expect(await store.claimMail(10, 0)).toEqual([]);
    },
  );

  it('is sent once for each row, in batches', async () => {
    startWorker(smtpTransport(await startSmtp()));
    for (let i = 0; i < 35; i += 1) await subscribe(`reader-${i}@example.org`);
    await vi.waitFor(() => expect(received).toHaveLength(35), 10_000);
    await sleep(100);
    expect(new Set(received.map(({ to }) => to[0])).size).toBe(35);
    expect(received).toHaveLength(35);
  });
});

describe('the partner notice', () => {
  it('tells the inbox everything, as text', async () => {
    startWorker(smtpTransport(await startSmtp()));
    await store.insert('partner_applications', [
      {
        website_url: 'https://example.org/<b>',
        contact_name: 'Grete <Hermann>',
        email: 'grete@example.org',
        partnership_types: ['Affiliate', 'Referral'],
        business_description: 'One\n<script>alert(1)</script>',
      },
    ]);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
    const { to, mail } = received[0] as Received;
    expect(to).toEqual(['partners@hub.example']);
    expect(mail.subject).toBe('Partner application from Grete <Hermann>');
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'grete@example.org' });
    expect(mail.text).toContain('Partnership types: Affiliate, Referral');
    expect(mail.text).toContain('<script>alert(1)</script>');
    expect(mail.html).not.toContain('<script>');
  });
});

describe('a mail server that', () => {
  it('refuses for now gets the same mail again, with the same Message-ID', async () => {
    startWorker(smtpTransport(await startSmtp((attempt) => (attempt <= 2 ? { code: 451 } : undefined))));
    await subscribe('reader@example.org');
    const [queued] = await store.claimMail(1, 0);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
    if (queued) expect(received[0]?.mail.messageId).toBe(`<${queued.id}@hub.example>`);
    expect(log).toContain('"code":"451"');
    expect(log).not.toContain('reader@');
  });

  it('refuses for good is not asked again', async () => {
    let asked = 0;
    startWorker(
      smtpTransport(
        await startSmtp(() => {
          asked += 1;
          return { code: 550 };
        }),
      ),
    );
    await subscribe('reader@example.org');
    await vi.waitFor(() => expect(log).toContain('"code":"550"'), 5_000);
    await sleep(300);
    expect([asked, received.length]).toEqual([1, 0]);
    expect(await store.claimMail(10, 0)).toEqual([]);
    expect(log).not.toContain('reader@');
  });

  it('refuses one of many does not keep the others waiting', async () => {
    const behave: Behaviour = (_, address) => (address.startsWith('bad') ? { code: 451 } : undefined);
    startWorker(smtpTransport(await startSmtp(behave)), 60);
    await subscribe('bad@example.org');
    await subscribe('good@example.org');
    await vi.waitFor(() => expect(received.map(({ to }) => to[0])).toEqual(['good@example.org']), 5_000);
  });

  it('delays does not delay the answer to the visitor, and gets each mail once', async () => {
    const worker = startWorker(smtpTransport(await startSmtp(() => ({ code: 0, delayMs: 1_500 }))));
    await subscribe('reader@example.org');
    worker.wake();
    expect(received).toEqual([]);
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);
    await sleep(200);
    expect(received).toHaveLength(1);
  });

  it('is away at first gets the mail when it is back', async () => {
    const url = await startSmtp();
    const port = Number(new URL(url).port);
    await closers.pop()?.();
    startWorker(smtpTransport(url));
    await subscribe('reader@example.org');
    await vi.waitFor(() => expect(log).toContain('ESOCKET'), 5_000);
    expect(received).toEqual([]);
    await startSmtp(undefined, port);
    await vi.waitFor(() => expect(received).toHaveLength(1), 8_000);
  });
});

describe('two workers', () => {
  it('share the work', async () => {
    const url = await startSmtp();
    for (let i = 0; i < 30; i += 1) await subscribe(`reader-${i}@example.org`);
    startWorker(smtpTransport(url));
    startWorker(smtpTransport(url));
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(30), 10_000);
    await sleep(100);
    expect(received).toHaveLength(30);
  });
});

describe('without a mail server', () => {
  it('each mail becomes a file that mail programs open', async () => {
    startWorker(fileTransport(join(folder, 'mail')));
    await subscribe('reader@example.org');
    const files = await vi.waitFor(async () => {
      const names = await readdir(join(folder, 'mail'));
      expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
      return names;
    }, 5_000);
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', files[0] ?? '')));
    expect(mail.to?.[0]?.address).toBe('reader@example.org');
    expect(mail.text).toContain('https://hub.example/unsubscribe?token=');
  });

  it('a mail that cannot be written stays in the outbox', async () => {
    startWorker(fileTransport('/dev/null/mail'), 60);
    await subscribe('reader@example.org');
    await vi.waitFor(() => expect(log).toContain('a mail was not taken'), 5_000);
    expect(await store.list('newsletter_subscribers')).toHaveLength(1);
  });
});
