import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationColumns } from '#src/features/signup/partner-application.ts';
import { createLogger } from '../log/logger.ts';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { failureOf } from './delivery-failure.ts';
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

type Behavior = (attempt: number, address: string) => { code: number; delayMs?: number; text?: string } | undefined;

/** What the server says of a step; undefined means well. */
type Verdict = () => { code: number; text: string } | undefined;

interface SmtpOptions {
  port?: number;
  onLogin?: Verdict;
  onSender?: Verdict;
  onGreeting?: Verdict;
  /** Called with each mail before it is accepted. */
  onMail?: () => Promise<unknown>;
  withoutUtf8?: boolean;
}

function refuse(verdict: Verdict | undefined): Error | null {
  const refusal = verdict?.();
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
}

/** A real SMTP server in this process. `behave` says how it treats the n-th recipient; undefined means well. */
async function startSmtp(behave: Behavior = () => undefined, options: SmtpOptions = {}): Promise<string> {
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSMTPUTF8: options.withoutUtf8 ?? false,
    onConnect: (_session, callback) => callback(refuse(options.onGreeting)),
    onAuth(_auth, _session, callback) {
      const refusal = refuse(options.onLogin);
      if (refusal) callback(refusal);
      else callback(null, { user: 'hub' });
    },
    onMailFrom: (_address, _session, callback) => callback(refuse(options.onSender)),
    closeTimeout: 200,
    disabledCommands: ['STARTTLS'],
    async onRcptTo({ address }, _session, callback) {
      attempts += 1;
      const fate = behave(attempts, address);
      await sleep(fate?.delayMs ?? 0);
      const text = fate?.text ?? `no such user ${address}`;
      callback(fate?.code ? Object.assign(new Error(text), { responseCode: fate.code }) : null);
    },
    async onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      await options.onMail?.();
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(Buffer.concat(chunks)),
      });
      callback();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

function startWorker(
  transport: MailTransport,
  firstRetryS = 0.05,
  leaseS?: number,
  mailsPerDomain?: number,
): OutboxWorker {
  const logger = createLogger({
    write(line) {
      log += line;
    },
  });
  const timing = { pollMs: 20, firstRetryS, leaseS, mailsPerDomain };
  const worker = startOutboxWorker({ store, transport, settings, logger, ...timing });
  closers.push(() => worker.stop(1_000));
  return worker;
}

const subscribe = (email: string) => store.insert('newsletter_subscribers', [{ email }]);

describe('the welcome mail', () => {
  it('goes to the subscriber with both forms of text and a way out', async () => {
    startWorker(smtpTransport(await startSmtp()));
    await subscribe('Reader@example.org');
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
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
    await vi.waitFor(() => expect(log).toContain('a mail was sent'), 30_000);
    expect(await store.unsubscribe(link.split('=')[1] ?? '')).toBe('removed');
  });

  it.each(['ü@exämple.org', "o'neill+news@example.org", '-x@example.org'])(
    'reaches %s and nobody else',
    async (address) => {
      startWorker(smtpTransport(await startSmtp()));
      expect(await subscribe(address)).toEqual({ outcome: 'inserted' });
      await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
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
      await vi.waitFor(() => expect(log).toContain('UnsendableAddressError'), 30_000);
      expect(received).toEqual([]);
      expect(await store.claimMail(10, 0)).toEqual([]);
    },
  );

  it('is sent once for each row, in batches', async () => {
    startWorker(smtpTransport(await startSmtp()));
    for (let i = 0; i < 35; i += 1) await subscribe(`reader-${i}@example.org`);
    await vi.waitFor(() => expect(received).toHaveLength(35), 30_000);
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
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    const { to, mail } = received[0] as Received;
    expect(to).toEqual(['partners@hub.example']);
    expect(mail.subject).toBe('Partner application from Grete <Hermann>');
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'grete@example.org' });
    for (const { label } of Object.values(applicationColumns)) expect(mail.text).toContain(`${label}:`);
    expect(mail.text).toContain('Partnership types: Affiliate, Referral');
    expect(mail.text).toContain('Sent from: not given');
    expect(mail.text).toContain('<script>alert(1)</script>');
    expect(mail.html).not.toContain('<script>');
  });

  it('shows a name in the order of its letters', async () => {
    startWorker(smtpTransport(await startSmtp()));
    await store.insert('partner_applications', [
      {
        website_url: 'https://example.org',
        contact_name: 'Grete\u202e nnamreH\u2066 of IBM\u2069',
        email: 'grete@example.org',
        partnership_types: ['Affiliate'],
        business_description: undefined,
      },
    ]);
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    const { mail } = received[0] as Received;
    expect(mail.subject).toBe('Partner application from Grete nnamreH of IBM');
    expect(mail.replyTo?.[0]).toMatchObject({ name: 'Grete nnamreH of IBM', address: 'grete@example.org' });
    expect(mail.text).not.toMatch(/\p{Bidi_Control}/u);
  });

  it('cannot be made to hold fields that were typed into another, nor a bare carriage return', async () => {
    startWorker(fileTransport(join(folder, 'mail')));
    await store.insert('partner_applications', [
      {
        website_url: 'https://example.org',
        contact_name: 'Grete',
        email: 'grete@example.org',
        partnership_types: ['Affiliate'],
        business_description: 'First\rEmail: forged@example.org\r\nWebsite: https://forged.example\u2028x',
        source_url: '/partners\r\nEmail: forged@example.org',
      },
    ]);
    const file = await vi.waitFor(async () => {
      const [name] = await readdir(join(folder, 'mail'));
      expect(name).toMatch(/\.eml$/);
      return readFile(join(folder, 'mail', name ?? ''), 'utf8');
    }, 30_000);
    expect(file).not.toMatch(/\r(?!\n)/);
    const { text = '' } = await PostalMime.parse(file);
    expect(text.match(/^Email: /gm)).toHaveLength(1);
    expect(text.match(/^Website: /gm)).toHaveLength(1);
    expect(text).toContain('> Email: forged@example.org');
  });
});

describe('a mail server that', () => {
  it('refuses for now gets the same mail again, with the same Message-ID', async () => {
    await subscribe('reader@example.org');
    const [queued] = await store.claimMail(1, 0);
    startWorker(smtpTransport(await startSmtp((attempt) => (attempt <= 2 ? { code: 451 } : undefined))));
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    expect(received[0]?.mail.messageId).toBe(`<${queued?.id}@hub.example>`);
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
    await vi.waitFor(() => expect(log).toContain('"code":"550"'), 30_000);
    await sleep(300);
    expect([asked, received.length]).toEqual([1, 0]);
    expect(await store.claimMail(10, 0)).toEqual([]);
    expect(log).not.toContain('reader@');
  });

  it('refuses one of many does not keep the others waiting', async () => {
    const behave: Behavior = (_, address) => (address.startsWith('bad') ? { code: 451 } : undefined);
    startWorker(smtpTransport(await startSmtp(behave)), 60);
    await subscribe('bad@example.org');
    await subscribe('good@example.org');
    await vi.waitFor(() => expect(received.map(({ to }) => to[0])).toEqual(['good@example.org']), 30_000);
  });

  it('delays does not delay the answer to the visitor, and gets each mail once', async () => {
    const worker = startWorker(smtpTransport(await startSmtp(() => ({ code: 0, delayMs: 1_500 }))));
    await subscribe('reader@example.org');
    worker.wake();
    expect(received).toEqual([]);
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    await sleep(200);
    expect(received).toHaveLength(1);
  });

  it('is away at first gets the mail when it is back', async () => {
    const url = await startSmtp();
    const port = Number(new URL(url).port);
    await closers.pop()?.();
    startWorker(smtpTransport(url));
    await subscribe('reader@example.org');
    await vi.waitFor(() => expect(log).toContain('ESOCKET'), 30_000);
    expect(received).toEqual([]);
    await startSmtp(undefined, { port });
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
  });
});

describe('a mail server that takes no mail at all', () => {
  const faults: [name: string, fault: SmtpOptions][] = [
    ['a refused login', { onLogin: () => ({ code: 535, text: 'Authentication failed' }) }],
    ['a refused greeting', { onGreeting: () => ({ code: 554, text: 'No service here' }) }],
    ['a refused sender', { onSender: () => ({ code: 550, text: 'Sender not allowed' }) }],
  ];

  it.each(faults)('for %s keeps every mail, shouts, and gets them when it is repaired', async (_, fault) => {
    let repaired = false;
    const withRepair = (verdict: Verdict | undefined) => verdict && (() => (repaired ? undefined : verdict()));
    const url = await startSmtp(undefined, {
      onLogin: withRepair(fault.onLogin),
      onGreeting: withRepair(fault.onGreeting),
      onSender: withRepair(fault.onSender),
    });
    const worker = startWorker(smtpTransport(url.replace('//', '//hub:secret@')));
    for (let i = 0; i < 6; i += 1) await subscribe(`reader-${i}@example.org`);
    await vi.waitFor(() => expect(worker.isHealthy()).toBe(false), 30_000);
    expect(log).toContain('the mail server takes no mail');
    expect(log).not.toMatch(/secret|reader-/);
    expect(received).toEqual([]);
    repaired = true;
    await vi.waitFor(() => expect(received).toHaveLength(6), 30_000);
    await vi.waitFor(() => expect(worker.isHealthy()).toBe(true), 30_000);
  });

  it('is not asked once for each mail: a wrong password could lock the account', async () => {
    let logins = 0;
    const url = await startSmtp(undefined, {
      onLogin: () => {
        logins += 1;
        return { code: 535, text: 'Authentication failed' };
      },
    });
    for (let i = 0; i < 30; i += 1) await subscribe(`reader-${i}@example.org`);
    const worker = startWorker(smtpTransport(url.replace('//', '//hub:secret@')), 60);
    await vi.waitFor(() => expect(worker.isHealthy()).toBe(false), 30_000);
    await worker.stop(2_000);
    expect(logins).toBeLessThanOrEqual(8);
    await store.capMailWait(0);
    expect((await store.claimMail(50, 0)).length).toBe(30);
  });
});

describe('R23.9: recipients that a mail server refuses', () => {
  const nullMx: Behavior = (_, address) => (address.startsWith('poison') ? { code: 556 } : undefined);

  it('hold up nobody else, however many they are, and are tried again', async () => {
    for (let i = 0; i < 48; i += 1) await subscribe(`poison-${i}@example.com`);
    for (let i = 0; i < 5; i += 1) await subscribe(`good-${i}@example.org`);
    const worker = startWorker(smtpTransport(await startSmtp(nullMx)), 60);
    await vi.waitFor(() => expect(received).toHaveLength(5), 5_000);
    await vi.waitFor(() => expect(worker.isHealthy()).toBe(true), 5_000);
    await worker.stop(1_000);
    await store.capMailWait(0);
    expect(await store.claimMail(100, 0)).toHaveLength(48);
  });

  it('are asked again after those that were never asked', async () => {
    for (let i = 0; i < 8; i += 1) await subscribe(`poison-${i}@example.com`);
    for (const { id } of await store.claimMail(8, 0)) await store.mailFailed(id, '{"code":"556"}', 0);
    await subscribe('good@example.org');
    expect(await store.claimMail(1, 60)).toEqual([expect.objectContaining({ email: 'good@example.org' })]);
  });

  it('one after another are not given up: it is said, and they get their mail once some is taken', async () => {
    let isBlocked = true;
    const blocked: Behavior = () => (isBlocked ? { code: 550, text: 'Blocked, your IP is on a blocklist' } : undefined);
    for (let i = 0; i < 10; i += 1) await subscribe(`reader-${i}@example.org`);
    const worker = startWorker(smtpTransport(await startSmtp(blocked)));
    await vi.waitFor(() => expect(worker.isHealthy()).toBe(false), 30_000);
    expect(log).toContain('refuses one mail after another');
    await vi.waitFor(() => expect(log.match(/"retryInSeconds":900/g)).toHaveLength(8), 30_000);
    isBlocked = false;
    await store.capMailWait(0);
    await vi.waitFor(() => expect(received).toHaveLength(10), 30_000);
    expect(worker.isHealthy()).toBe(true);
  });
});

describe('many mails to one domain', () => {
  it('wait, however the domain is written, and others do not', async () => {
    startWorker(smtpTransport(await startSmtp()), 60, undefined, 2);
    await subscribe('a@example.org');
    await subscribe('b@EXAMPLE.org');
    await vi.waitFor(() => expect(received).toHaveLength(2), 30_000);
    for (const domain of ['example.org', 'example.org.', 'ｅxample.org']) await subscribe(`c@${domain}`);
    await subscribe('d@elsewhere.example');
    await vi.waitFor(() => expect(received.map(({ to }) => to[0])).toContain('d@elsewhere.example'), 30_000);
    expect(received).toHaveLength(3);
    await vi.waitFor(async () => expect(await store.claimMail(10, 0)).toEqual([]), 30_000);
    expect(await store.list('newsletter_subscribers')).toHaveLength(6);
  });
});

describe('who is to blame for a refused recipient', () => {
  const reply = (command: string, responseCode: number, response: string) =>
    failureOf(Object.assign(new Error(response), { command, responseCode, response }));

  it.each([
    ['RCPT TO', 550, '550 5.1.1 No such user', 'recipient'],
    ['RCPT TO', 550, '550 no such user', 'recipient'],
    ['RCPT TO', 552, '552 5.2.2 Mailbox full', 'recipient'],
    ['RCPT TO', 553, '553 5.1.3 Bad address', 'recipient'],
    ['RCPT TO', 550, '550 5.1.1 <5.7.1@example.org> No such user', 'recipient'],
    ['RCPT TO', 550, '550 5.7.1 Relaying denied', 'mail'],
    ['RCPT TO', 550, '550 relay not permitted', 'mail'],
    ['RCPT TO', 554, '554 5.7.1 Relay access denied', 'mail'],
    ['RCPT TO', 530, '530 5.7.0 Authentication required', 'mail'],
    ['RCPT TO', 501, '501 5.1.3 Bad recipient address syntax', 'mail'],
    ['RCPT TO', 521, '521 5.3.2 The host takes no mail', 'mail'],
    ['RCPT TO', 556, '556 5.1.10 Domain example.com does not accept mail (nullMX)', 'mail'],
    ['RCPT TO', 451, '451 4.7.1 Greylisted', 'mail'],
    ['RCPT TO', 421, '421 Too busy', 'mail'],
    ['DATA', 554, '554 5.6.0 Message refused', 'mail'],
    ['DATA', 452, '452 Insufficient storage', 'mail'],
    ['MAIL FROM', 550, '550 5.7.1 Sender not allowed', 'service'],
    ['AUTH PLAIN', 535, '535 5.7.8 Authentication failed', 'service'],
    ['CONN', 554, '554 No service', 'service'],
  ])('%s → %i %s: %s', (command, code, text, blame) => {
    expect(reply(command, code, text)).toBe(blame);
  });

  it('is unknown when the connection broke: the server is asked once more', () => {
    expect(failureOf(Object.assign(new Error('closed'), { command: 'CONN', code: 'ECONNECTION' }))).toBeUndefined();
  });
});

describe('a mail that takes long to be taken', () => {
  it('stays with the worker that is sending it, and goes out once', async () => {
    const held = Promise.withResolvers<void>();
    const url = await startSmtp(undefined, { onMail: () => held.promise });
    const leaseS = 2;
    await subscribe('reader@example.org');
    const first = startWorker(smtpTransport(url), 0.05, leaseS);
    startWorker(smtpTransport(url), 0.05, leaseS);
    let tries = 0;
    const claim = store.claimMail.bind(store);
    vi.spyOn(store, 'claimMail').mockImplementation(async (...args) => {
      tries += 1;
      return claim(...args);
    });
    // Far more rounds than the lease has: each asks whether the mail is free.
    await vi.waitFor(() => expect(tries).toBeGreaterThan(100), 30_000);
    held.resolve();
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    await first.stop(1_000);
    await vi.waitFor(async () => expect(await claim(10, 0)).toEqual([]), 30_000);
    expect(received).toHaveLength(1);
  });

  it('is given back when the server stops, so that the next start need not wait', async () => {
    const begun = Promise.withResolvers<void>();
    const onMail = () => {
      begun.resolve();
      return new Promise(() => undefined);
    };
    const worker = startWorker(smtpTransport(await startSmtp(undefined, { onMail })));
    await subscribe('reader@example.org');
    worker.wake();
    await begun.promise;
    expect(await store.claimMail(10, 0)).toEqual([]);
    await worker.stop(100);
    expect(await store.claimMail(10, 0)).toEqual([expect.objectContaining({ attempts: 1 })]);
  });
});

describe('a clock that is set back', () => {
  it('does not hold up the mails that wait for their time', async () => {
    await subscribe('reader@example.org');
    const [mail] = await store.claimMail(1, 0);
    await store.mailFailed(mail?.id ?? '', '{"code":"451"}', 2 * 3600);
    const worker = startWorker(smtpTransport(await startSmtp()), 0.05, 0.05);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await sleep(60);
      vi.setSystemTime(Date.now() - 2 * 3600_000);
      await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    } finally {
      vi.useRealTimers();
    }
    await worker.stop(1_000);
  });
});

describe('a mail server without SMTPUTF8', () => {
  it('is given no address that it could not read, once it is known', async () => {
    startWorker(smtpTransport(await startSmtp(undefined, { withoutUtf8: true })));
    await subscribe('reader@example.org');
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    await subscribe('ü@example.org');
    await vi.waitFor(() => expect(log).toContain('UnsendableAddressError'), 30_000);
    expect(received).toHaveLength(1);
    await subscribe('reader@exämple.org');
    await vi.waitFor(() => expect(received).toHaveLength(2), 30_000);
  });
});

describe('the confirmation mail', () => {
  it('asks with a link, and subscribes nobody to anything', async () => {
    const asking = openSqliteStore(join(folder, 'signups.sqlite'), { confirmSignups: true });
    startWorker(smtpTransport(await startSmtp()));
    await asking.insert('newsletter_subscribers', [{ email: 'reader@example.org' }]);
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    const { mail } = received[0] as Received;
    expect(mail.subject).toMatch(/^Please confirm/);
    const token = /https:\/\/hub\.example\/confirm\?token=([0-9a-f-]{36})/.exec(mail.text ?? '')?.[1] ?? '';
    expect(mail.html).toContain(`/confirm?token=${token}`);
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(await asking.confirm(token)).toBe('confirmed');
    await asking.close();
  });
});

describe('two workers', () => {
  it('share the work', async () => {
    const url = await startSmtp();
    for (let i = 0; i < 30; i += 1) await subscribe(`reader-${i}@example.org`);
    startWorker(smtpTransport(url));
    startWorker(smtpTransport(url));
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(30), 30_000);
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
    }, 30_000);
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', files[0] ?? '')));
    expect(mail.to?.[0]?.address).toBe('reader@example.org');
    expect(mail.text).toContain('https://hub.example/unsubscribe?token=');
    await vi.waitFor(
      () => expect(log).toContain(`a mail was written to ${join(folder, 'mail')}, and not sent`),
      30_000,
    );
    expect(log).not.toContain('was sent');
  });

  it('a mail that cannot be written stays in the outbox', async () => {
    startWorker(fileTransport('/dev/null/mail'), 60);
    await subscribe('reader@example.org');
    await vi.waitFor(() => expect(log).toContain('the mail server takes no mail'), 30_000);
    expect(await store.list('newsletter_subscribers')).toHaveLength(1);
  });
});
