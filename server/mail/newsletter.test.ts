import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { queueWholeIssue } from '../newsletter/queue-issue.ts';
import { UNSUBSCRIBE_LINK } from '../stores/newsletter.ts';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { type Fate, startMailServer } from '../testing/mail-server.ts';
import { runNewsletterKills } from '../testing/newsletter-kills.ts';
import { createPostgresServer } from '../testing/postgres-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { smtpTransport } from './transport.ts';

const settings = {
  siteUrl: 'https://hub.example',
  mailFrom: { name: 'The Hub', address: 'news@hub.example' },
  partnerInbox: 'partners@hub.example',
  contactEmail: 'editors@hub.example',
};

const issue = {
  id: '2026-11-28',
  subject: 'An issue',
  text: `Words.\n${UNSUBSCRIBE_LINK}\n`,
  html: `<p>Words. <a href="${UNSUBSCRIBE_LINK}">Leave</a></p>`,
};

let store: Store;
let received: { to: string; mail: Email }[];
let closers: (() => Promise<unknown>)[];

beforeEach(() => {
  store = openSqliteStore(join(temporaryFolder('newsletter'), 'signups.sqlite'));
  received = [];
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  await store.close();
});

async function listen(options: { fate?: Fate; delayMs?: number; port?: number } = {}) {
  const server = await startMailServer({ ...options, onMail: (to, mail) => received.push({ to, mail }) });
  closers.push(server.close);
  return server;
}

function startWorker(url: string, mailsPerDomain?: number) {
  const logger = createLogger({ write: () => undefined });
  const timing = { pollMs: 20, firstRetryS: 0.05, leaseS: 5, mailsPerDomain };
  const worker = startOutboxWorker({ store, transport: smtpTransport(url), settings, logger, ...timing });
  closers.push(() => worker.stop(1_000));
  return worker;
}

/** Readers who have had their welcome mail. */
async function readers(count: number, domain = 'example.org'): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ email: `r${index}@${domain}` }));
  await store.insert('newsletter_subscribers', rows);
  for (const { id } of await store.claimMail(count, 60)) await store.mailSent(id);
}

async function queueIssue(rate = 1_000_000): Promise<number> {
  await store.storeIssue(issue, rate);
  return queueWholeIssue(store, issue.id);
}

const isDone = async () => expect((await store.issues())[0]).toMatchObject({ waiting: 0 });
const issues = () => received.filter(({ mail }) => mail.subject === issue.subject);

describe('R62.3: the mail of an issue', () => {
  it('leads out of the list in one click, names the list, and says where answers go', async () => {
    await readers(1);
    startWorker((await listen()).url);
    await queueIssue();
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    const { to, mail } = received[0] as (typeof received)[number];
    const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
    const link = /https:\/\/hub\.example\/unsubscribe\?token=[0-9a-f-]{36}/.exec(mail.text ?? '')?.[0] ?? '';
    expect(to).toBe('r0@example.org');
    expect(mail.html).toContain(`href="${link}"`);
    expect(header('list-unsubscribe')).toBe(`<${link}>, <mailto:news@hub.example?subject=unsubscribe>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toMatch(/<newsletter\.hub\.example>$/);
    expect(header('precedence')).toBe('bulk');
    expect(header('auto-submitted')).toBeUndefined();
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['editors@hub.example']);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@hub\.example>$/);
    expect(await store.unsubscribe(link.split('=')[1] ?? '')).toBe('removed');
  });
});

describe('R62.7: an issue for many', () => {
  it('goes to each of them once: none lost, none doubled', async () => {
    await readers(300);
    startWorker((await listen()).url);
    expect(await queueIssue()).toBe(300);
    await vi.waitFor(isDone, 60_000);
    expect([received.length, new Set(received.map(({ to }) => to)).size]).toEqual([300, 300]);
    expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(300);
  });

  it('leaves a connection of a slow server to a welcome mail', async () => {
    await readers(40);
    const worker = startWorker((await listen({ delayMs: 400 })).url);
    await queueIssue();
    await vi.waitFor(() => expect(issues().length).toBeGreaterThan(0), 30_000);
    const before = received.length;
    await store.insert('newsletter_subscribers', [{ email: 'new@example.org' }]);
    worker.wake();
    await vi.waitFor(() => expect(received.map(({ to }) => to)).toContain('new@example.org'), 30_000);
    // At most what was on its way and what left beside it.
    expect(received.length - before).toBeLessThanOrEqual(7);
  });

  it('leaves a share of what one domain gets in an hour to welcome mails', async () => {
    await readers(30);
    startWorker((await listen()).url, 24);
    await queueIssue();
    await vi.waitFor(() => expect(issues().length).toBeGreaterThanOrEqual(20), 30_000);
    await store.insert('newsletter_subscribers', [{ email: 'new@example.org' }]);
    await vi.waitFor(() => expect(received.map(({ to }) => to)).toContain('new@example.org'), 30_000);
    // Five sixths, and what was on its way beside them.
    expect(issues().length).toBeLessThanOrEqual(22);
  });
});

describe('R62.8: a mail server that', () => {
  it('refuses some is not asked again for them; each is counted, the others get theirs once', async () => {
    await readers(60);
    const isGone = (to: string) => /^r\d*[05]@/.test(to);
    const fate: Fate = (to) => (isGone(to) ? { code: 550, text: '5.1.1 No such user' } : undefined);
    startWorker((await listen({ fate })).url);
    await queueIssue();
    await vi.waitFor(() => expect(issues()).toHaveLength(48), 60_000);
    // Where several were refused in a row, they wait to be asked again: the clock is moved on for them.
    await vi.waitFor(async () => {
      await store.capMailWait(0);
      await isDone();
    }, 60_000);
    expect((await store.issues())[0]).toMatchObject({ sent: 48, givenUp: 12, refused: 12 });
    expect(new Set(issues().map(({ to }) => to)).size).toBe(48);
    expect(issues()).toHaveLength(48);
  });

  it('goes away and comes back gets every mail', async () => {
    await readers(80);
    const first = await listen({ delayMs: 10 });
    startWorker(first.url);
    await queueIssue();
    await vi.waitFor(() => expect(issues().length).toBeGreaterThan(5), 30_000);
    await first.close();
    await sleep(50);
    await listen({ port: first.port });
    await vi.waitFor(isDone, 60_000);
    expect(new Set(issues().map(({ to }) => to)).size).toBe(80);
    // What came twice came with the Message-ID that it had.
    expect(new Set(issues().map(({ mail }) => mail.messageId)).size).toBe(80);
  });
});

describe('R62.4: kill -9 of what queues, what sends, the database and the mail server loses nothing and doubles nothing', () => {
  const options = { rounds: 2, readers: 600, delayMs: 10 };
  const whole = { kills: 8, lost: 0, twice: 0, noted: 600 };

  it('on SQLite', { timeout: 120_000 }, async () => {
    expect(await runNewsletterKills(options)).toMatchObject(whole);
  });

  it('on PostgreSQL, where there is one', { timeout: 120_000 }, async ({ skip }) => {
    const postgres = await createPostgresServer();
    if (!postgres) return skip();
    expect(await runNewsletterKills({ ...options, postgres })).toMatchObject(whole);
    await postgres.remove();
  });
});
