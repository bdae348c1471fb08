import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { queueWholeIssue } from '../newsletter/queue-issue.ts';
import { startEngines } from '../testing/engines.ts';
import type { Issue } from './newsletter.ts';
import type { OutgoingMail } from './store.ts';

const engines = await startEngines();
afterAll(async () => {
  for (const engine of engines) await engine.remove();
});

let day = 0;
/** An issue of its own for each test, since the tests of one database share its rows. */
function nextIssue(): Issue {
  day += 1;
  return { id: new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10), subject: 's', text: 't', html: 'h' };
}

const FAST = 1_000_000;

describe.each(engines)('R62: the newsletter on $name', ({ store, openConfirming, setBack }) => {
  const subscribe = (...names: string[]) =>
    store.insert(
      'newsletter_subscribers',
      names.map((name) => ({ email: `${name}@example.org` })),
    );
  const statusOf = async (id: string) => (await store.issues()).find((issue) => issue.id === id);
  const rowOf = async (name: string) =>
    (await store.list('newsletter_subscribers')).find(({ email }) => email === `${name}@example.org`);

  /** Stores and queues an issue. */
  async function queue(issue: Issue, rate = FAST): Promise<number> {
    await store.storeIssue(issue, rate);
    return queueWholeIssue(store, issue.id);
  }

  async function claimAll(): Promise<(OutgoingMail & { kind: 'newsletter' })[]> {
    const all = [];
    for (;;) {
      const batch = await store.claimIssueMail(50, 600);
      if (batch.length === 0) return all;
      all.push(...batch.flatMap((mail) => (mail.kind === 'newsletter' ? [mail] : [])));
    }
  }

  beforeEach(async () => {
    for (const { email } of await store.list('newsletter_subscribers')) await store.forget(email);
  });

  it('R62.4: one mail for each confirmed subscriber, and none more after it has left', async () => {
    await subscribe('a', 'b', 'c');
    const confirming = openConfirming();
    await confirming.insert('newsletter_subscribers', [{ email: 'asked@example.org' }]);
    await confirming.close();
    const issue = nextIssue();
    expect(await queue(issue)).toBe(3);
    expect(await queueWholeIssue(store, issue.id)).toBe(0);
    const mails = await claimAll();
    expect(mails.map(({ email }) => email).sort()).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
    for (const { id } of mails) await store.mailSent(id);
    expect(await queue(issue)).toBe(0);
    expect(await statusOf(issue.id)).toMatchObject({ isQueued: true, sent: 3, waiting: 0, givenUp: 0, refused: 0 });
  });

  it('R62.4: it is resumed where it stopped', async () => {
    await subscribe('a', 'b', 'c', 'd');
    const issue = nextIssue();
    await store.storeIssue(issue, FAST);
    expect(await store.queueIssue(issue.id, '', 2)).toMatchObject({ queued: 2 });
    expect(await statusOf(issue.id)).toMatchObject({ isQueued: false, waiting: 2 });
    expect(await queueWholeIssue(store, issue.id)).toBe(2);
  });

  it('R62.4: who subscribes after it was stored gets none, also who had left meanwhile', async () => {
    await subscribe('a', 'leaves');
    const issue = nextIssue();
    expect(await queue(issue)).toBe(2);
    const mail = (await claimAll()).find(({ email }) => email.startsWith('leaves'));
    await store.mailSent(mail?.id ?? '');
    expect(await store.unsubscribe(mail?.token ?? '')).toBe('removed');
    await subscribe('leaves', 'new');
    expect(await queue(issue)).toBe(0);
  });

  it('R62.6: who unsubscribes or is forgotten after the queueing gets none, and nothing is left of it', async () => {
    await subscribe('a', 'b', 'c');
    const issue = nextIssue();
    await queue(issue);
    const [first] = await store.claimIssueMail(1, 0);
    await store.unsubscribe(first?.kind === 'newsletter' ? first.token : '');
    const [left] = await store.list('newsletter_subscribers');
    await store.forget(left?.email ?? '');
    expect(await claimAll()).toHaveLength(1);
    expect(await statusOf(issue.id)).toMatchObject({ sent: 0, waiting: 1 });
  });

  it('R62.5: the text is stored once, and a later one is told apart', async () => {
    const issue = nextIssue();
    expect(await store.storeIssue(issue, 1)).toBe('new');
    expect(await store.storeIssue(issue, 2)).toBe('same');
    expect(await store.storeIssue({ ...issue, text: 'other' }, 3)).toBe('changed');
    expect(await store.issue(issue.id)).toEqual(issue);
    expect(await statusOf(issue.id)).toMatchObject({ mailsPerHour: 3 });
    expect(await store.issue('2020-01-01')).toBeUndefined();
  });

  it('R62.7: its rate is kept, mails held at 0, and mails that follow from a row are apart', async () => {
    await subscribe('a', 'b', 'c', 'd');
    const issue = nextIssue();
    await queue(issue, 0);
    expect(await store.claimIssueMail(10, 600)).toEqual([]);
    // Two in an hour: one now.
    await store.storeIssue(issue, 2);
    expect(await store.claimIssueMail(10, 600)).toHaveLength(1);
    expect(await store.claimIssueMail(10, 600)).toHaveLength(0);
    expect((await store.claimMail(10, 0)).map(({ kind }) => kind)).toEqual(Array(4).fill('welcome'));
    expect(await store.statistics()).toMatchObject({ mail: { waiting: 4 }, newsletter: { waiting: 4, givenUp: 0 } });
  });

  it('R62.8: an address that refused three issues is set aside with date and reason, and can be put back', async () => {
    await subscribe('a', 'gone');
    const refuse = async (issue: Issue) => {
      await queue(issue);
      for (const { id, email } of await claimAll()) {
        if (email.startsWith('gone')) await store.mailRefused(id, '{"code":"550"}');
        else await store.mailSent(id);
      }
    };
    for (const issue of [nextIssue(), nextIssue()]) await refuse(issue);
    expect(await rowOf('gone')).toMatchObject({ set_aside_at: null, set_aside_reason: null });
    const third = nextIssue();
    await refuse(third);
    expect(await rowOf('gone')).toMatchObject({
      set_aside_at: expect.stringMatching(/^\d{4}-.*Z$/),
      set_aside_reason: '{"code":"550"}',
    });
    expect(await rowOf('a')).toMatchObject({ set_aside_at: null });
    expect(await statusOf(third.id)).toMatchObject({ sent: 1, givenUp: 1, refused: 1 });
    expect(await store.countSetAside()).toBe(1);
    expect(await queue(nextIssue())).toBe(1);
    await claimAll();
    expect(await store.putBack('GONE@example.org')).toBe(1);
    expect(await store.putBack('a@example.org')).toBe(0);
    expect(await rowOf('gone')).toMatchObject({ set_aside_at: null, set_aside_reason: null });
    expect(await queue(nextIssue())).toBe(2);
  });

  it('R62.8: a refusal that is taken back does not count', async () => {
    await subscribe('a');
    let last = '';
    for (const issue of [nextIssue(), nextIssue(), nextIssue()]) {
      await queue(issue);
      for (const { id } of await claimAll()) {
        await store.mailRefused(id, '{"code":"550"}');
        last = id;
      }
    }
    expect(await rowOf('a')).toMatchObject({ set_aside_reason: '{"code":"550"}' });
    await store.postponeMail([last], '{"code":"550"}', 0);
    expect(await rowOf('a')).toMatchObject({ set_aside_at: null });
  });

  it('R62.9: what was given up goes out again issue by issue, apart from mails that follow from a row', async () => {
    await subscribe('a');
    const [one, two] = [nextIssue(), nextIssue()];
    for (const issue of [one, two]) {
      await queue(issue);
      for (const { id } of await claimAll()) await store.mailFailed(id, '{"code":"451"}', null);
    }
    for (const { id } of await store.claimMail(9, 0)) await store.mailFailed(id, '{"code":"550"}', null);
    expect(await store.requeueMail()).toBe(1);
    expect(await store.requeueMail(one.id)).toBe(1);
    expect((await claimAll()).map(({ issue }) => issue)).toEqual([one.id]);
    expect(await store.statistics()).toMatchObject({ mail: { givenUp: 0 }, newsletter: { waiting: 1, givenUp: 1 } });
  });

  it('R62.7: mails of an issue say nothing of how long a mail has waited', async () => {
    await subscribe('old');
    await setBack('old@example.org');
    for (const { id } of await store.claimMail(9, 0)) await store.mailSent(id);
    const issue = nextIssue();
    await queue(issue);
    expect((await store.statistics()).mail).toEqual({ waiting: 0, givenUp: 0, longestWaitSeconds: 0 });
  });
});
