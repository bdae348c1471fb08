import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../stores/store.ts';
import { type Engine, startEngines } from '../testing/engines.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';

const engines: Engine[] = await startEngines();
const distDir = await writeFixtureSite();

afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.remove()));
});

const application = {
  website_url: 'https://example.org/',
  contact_name: 'Grete Hermann',
  email: 'grete@example.org',
  partnership_types: ['Affiliate', 'Technology Partner'],
};

const freshEmail = () => `visitor-${randomUUID()}@example.org`;

describe.each(engines)('the sign-up contract on $name', ({ store, outage, openConfirming, setBack, makeReadOnly }) => {
  let site: RunningSite;
  let supabase: SupabaseClient;

  beforeAll(async () => {
    site = await runSite({ store, distDir });
    supabase = clientFor('public-anon-key');
  });
  afterAll(() => site.stop());

  function clientFor(key: string): SupabaseClient {
    return createClient(site.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  }

  async function subscriber(email: string) {
    return (await store.list('newsletter_subscribers')).filter(
      (row) => row.email.toLowerCase() === email.toLowerCase(),
    );
  }

  describe('through the official Supabase client', () => {
    it('inserts a row, trimmed, and keeps how the address was written', async () => {
      const email = freshEmail().replace('visitor', 'Visitor');
      const row = { email: `  ${email} `, source_url: '/hardware', user_agent: 'test' };
      const { error, status, data } = await supabase.from('newsletter_subscribers').insert(row);
      expect({ error, status, data }).toEqual({ error: null, status: 201, data: null });
      expect(await subscriber(email)).toEqual([
        expect.objectContaining({ email, source_url: '/hardware', user_agent: 'test' }),
      ]);
    });

    it('answers a duplicate in other letter case with 23505 and no detail of the row', async () => {
      const email = freshEmail();
      await supabase.from('newsletter_subscribers').insert({ email });
      const { error, status } = await supabase.from('newsletter_subscribers').insert({ email: email.toUpperCase() });
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: '23505', details: null, hint: null });
      expect(JSON.stringify(error)).not.toContain(email);
      expect(await subscriber(email)).toHaveLength(1);
    });

    it('stores a partner application with its list of types and a blank description as absent', async () => {
      const email = freshEmail();
      const { error, status } = await supabase
        .from('partner_applications')
        .insert({ ...application, email, business_description: '   ', user_agent: undefined, source_url: null });
      expect({ error, status }).toEqual({ error: null, status: 201 });
      const stored = (await store.list('partner_applications')).find((row) => row.email === email);
      expect(stored).toMatchObject({
        ...application,
        email,
        business_description: null,
        source_url: null,
        user_agent: null,
      });
      expect(Date.parse(stored?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    });

    it('inserts a list, and none of it when one row is a duplicate', async () => {
      const [a, b, c] = [freshEmail(), freshEmail(), freshEmail()];
      const first = await supabase.from('newsletter_subscribers').insert([{ email: a }, { email: b, source_url: '/' }]);
      expect(first.status).toBe(201);
      const second = await supabase.from('newsletter_subscribers').insert([{ email: c }, { email: a }]);
      expect(second.error?.code).toBe('23505');
      expect(await subscriber(c)).toEqual([]);
      expect((await subscriber(b))[0]?.source_url).toBe('/');
    });

    it('takes 20 rows at once and refuses 21', async () => {
      const rows = (count: number) => Array.from({ length: count }, () => ({ email: freshEmail() }));
      expect((await supabase.from('newsletter_subscribers').insert(rows(20))).status).toBe(201);
      const refused = rows(21);
      const { error, status } = await supabase.from('newsletter_subscribers').insert(refused);
      expect([status, error?.code]).toEqual([400, 'PGRST102']);
      expect(await subscriber(refused[0]?.email ?? '')).toEqual([]);
    });

    it('refuses to read, change, delete, upsert and return rows', async () => {
      const email = freshEmail();
      const table = () => supabase.from('newsletter_subscribers');
      await table().insert({ email });
      const attempts = [
        await table().select(),
        await table().select('email').eq('email', email),
        await table().update({ source_url: '/changed' }).eq('email', email),
        await table().delete().eq('email', email),
        await table().upsert({ email }),
        await table().upsert({ email }, { ignoreDuplicates: true }),
        await table().insert({ email: freshEmail() }).select(),
      ];
      for (const { error, status, data } of attempts) {
        expect([status, error?.code, data]).toEqual([401, '42501', null]);
      }
      expect(await subscriber(email)).toEqual([expect.objectContaining({ source_url: null })]);
    });

    it('refuses unknown columns, columns of its own and unknown tables', async () => {
      const email = freshEmail();
      const unknown = await supabase.from('newsletter_subscribers').insert({ email, admin: true });
      expect([unknown.status, unknown.error?.code]).toEqual([400, 'PGRST204']);
      const unknownInList = await supabase.from('newsletter_subscribers').insert([{ email, admin: true }]);
      expect([unknownInList.status, unknownInList.error?.code]).toEqual([400, 'PGRST204']);
      for (const own of ['id', 'created_at']) {
        const { status, error } = await supabase.from('newsletter_subscribers').insert({ email, [own]: 'x' });
        expect([own, status, error?.code]).toEqual([own, 401, '42501']);
      }
      const table = await supabase.from('outbox').insert({ email });
      expect([table.status, table.error?.code]).toEqual([404, 'PGRST205']);
      expect(await subscriber(email)).toEqual([]);
    });

    it('refuses a wrong key', async () => {
      const { status, error } = await clientFor('another-key')
        .from('newsletter_subscribers')
        .insert({ email: 'a@b.co' });
      expect([status, error?.code]).toEqual([401, 'PGRST301']);
      expect(error?.message).not.toBe('');
    });
  });

  describe('rules of the rows', () => {
    const long = (length: number) => 'x'.repeat(length);
    const refusedSubscribers: [string, Record<string, unknown>, string][] = [
      ['no email', { source_url: '/' }, '23502'],
      ['a null email', { email: null }, '23502'],
      ['no address', { email: 'nobody' }, '23514'],
      ['a number', { email: 5 }, '23514'],
      ['an object', { email: { $gt: '' } }, '23514'],
      ['CR LF in the address', { email: 'a@b.co\r\nBcc: c@d.ef' }, '23514'],
      ['a NUL in the address', { email: 'a\0@b.co' }, '23514'],
      ['a lone surrogate', { email: 'a\ud800@b.co' }, '23514'],
      ['an address of 255 characters', { email: `${long(249)}@b.com` }, '23514'],
      ['a source of 2,049 characters', { email: 'a@b.co', source_url: long(2049) }, '23514'],
      ['a NUL in the source', { email: 'a@b.co', source_url: '/\0' }, '23514'],
    ];
    it.each(refusedSubscribers)('a subscriber with %s', async (_, row, code) => {
      const { status, error } = await supabase.from('newsletter_subscribers').insert(row);
      expect([status, error?.code]).toEqual([400, code]);
      expect(error?.message).toMatch(/\w/);
    });

    const refusedApplications: [string, Record<string, unknown>, string][] = [
      ['no types', { partnership_types: [] }, '23514'],
      ['missing types', { partnership_types: null }, '23502'],
      ['an unknown type', { partnership_types: ['Affiliate', 'Owner'] }, '23514'],
      ['a type twice', { partnership_types: ['Affiliate', 'Affiliate'] }, '23514'],
      ['types as text', { partnership_types: 'Affiliate' }, '23514'],
      ['a javascript: address', { website_url: 'javascript:alert(1)' }, '23514'],
      ['a data: address', { website_url: 'data:text/html,x' }, '23514'],
      ['no scheme', { website_url: 'example.org' }, '23514'],
      ['a line break in the address', { website_url: 'https://exam\nple.org' }, '23514'],
      ['a website of 2,049 characters', { website_url: `https://example.org/${long(2029)}` }, '23514'],
      ['a name of one letter', { contact_name: ' x ' }, '23514'],
      ['a line break in the name', { contact_name: 'A\nB' }, '23514'],
      ['a loose email', { email: 'a b@example.org' }, '23514'],
      ['a description of 2,001 characters', { business_description: long(2001) }, '23514'],
    ];
    it.each(refusedApplications)('an application with %s', async (_, change, code) => {
      const before = (await store.list('partner_applications')).length;
      const { status, error } = await supabase.from('partner_applications').insert({ ...application, ...change });
      expect([status, error?.code]).toEqual([400, code]);
      expect(await store.list('partner_applications')).toHaveLength(before);
    });

    it('takes the longest values that the rules allow, and every kind of text', async () => {
      const email = freshEmail();
      const row = {
        ...application,
        email,
        website_url: `HTTPS://example.org/${long(2028)}`,
        contact_name: 'Zoë O\'Neill; drop table "x" \\ 量子 😀',
        partnership_types: ['Affiliate', 'Reseller', 'Referral', 'Technology Partner'],
        business_description: `${'é'.repeat(1990)}\n'$1 😀`,
        source_url: long(2048),
      };
      const { error } = await supabase.from('partner_applications').insert(row);
      expect(error).toBeNull();
      const stored = (await store.list('partner_applications')).find((candidate) => candidate.email === email);
      expect(stored).toMatchObject(row);
    });

    it('cuts a long user agent instead of refusing it', async () => {
      const email = freshEmail();
      const { error } = await supabase.from('newsletter_subscribers').insert({ email, user_agent: '😀'.repeat(600) });
      expect(error).toBeNull();
      expect((await subscriber(email))[0]?.user_agent).toBe('😀'.repeat(256));
    });
  });

  describe('the outbox', () => {
    it('holds one mail for each row, handed to one worker at a time', async () => {
      while ((await store.claimMail(50, 3600)).length > 0);
      const email = freshEmail();
      await supabase.from('newsletter_subscribers').insert({ email });
      await supabase.from('partner_applications').insert({ ...application, email });
      const claims = await Promise.all([store.claimMail(10, 3600), store.claimMail(10, 3600)]);
      const mails = claims.flat();
      expect(mails.map(({ kind, attempts }) => [kind, attempts]).sort()).toEqual([
        ['partner_notice', 1],
        ['welcome', 1],
      ]);
      expect(mails).toContainEqual(expect.objectContaining({ kind: 'welcome', email }));
      expect(mails).toContainEqual(
        expect.objectContaining({ application: expect.objectContaining({ ...application, email }) }),
      );
      expect(await store.claimMail(10, 3600)).toEqual([]);
    });

    it('gives a failed mail out again when its time has come, and a given-up one never', async () => {
      const email = freshEmail();
      await supabase.from('newsletter_subscribers').insert({ email });
      const [mail] = await store.claimMail(1, 3600);
      const id = mail?.id ?? '';
      await store.mailFailed(id, '451', 3600);
      expect(await store.claimMail(10, 3600)).toEqual([]);
      await store.mailFailed(id, '451', 0);
      expect(await store.claimMail(10, 3600)).toEqual([expect.objectContaining({ id, attempts: 2 })]);
      await store.mailFailed(id, '550', null);
      expect(await store.claimMail(10, 3600)).toEqual([]);
    });

    it('forgets a sent mail', async () => {
      await supabase.from('newsletter_subscribers').insert({ email: freshEmail() });
      const [mail] = await store.claimMail(1, 0);
      await store.mailSent(mail?.id ?? '');
      expect(await store.claimMail(10, 0)).toEqual([]);
    });

    it('is written with the row or not at all', async () => {
      const email = freshEmail();
      await supabase.from('newsletter_subscribers').insert({ email });
      while ((await store.claimMail(50, 3600)).length > 0);
      await supabase.from('newsletter_subscribers').insert([{ email: freshEmail() }, { email }]);
      expect(await store.claimMail(10, 3600)).toEqual([]);
    });
  });

  describe('the outbox of a mail server that takes nothing', () => {
    async function claimOne() {
      await store.requeueMail();
      while ((await store.claimMail(50, 3600)).length > 0);
      await supabase.from('newsletter_subscribers').insert({ email: freshEmail() });
      const [mail] = await store.claimMail(50, 3600);
      return mail?.id ?? '';
    }

    it('puts a mail back without counting the try', async () => {
      const id = await claimOne();
      await store.postponeMail([id], '{"code":"EAUTH"}', 0.01);
      await vi.waitFor(async () =>
        expect(await store.claimMail(50, 3600)).toEqual([expect.objectContaining({ id, attempts: 1 })]),
      );
    });

    it('keeps a mail that is still being sent from everybody else', async () => {
      const id = await claimOne();
      await store.extendMailLease([id], 0);
      expect(await store.claimMail(50, 0)).toEqual([expect.objectContaining({ id })]);
      await store.extendMailLease([id], 3600);
      expect(await store.claimMail(50, 0)).toEqual([]);
    });

    it('gives out again what was given up, on command', async () => {
      const id = await claimOne();
      await store.mailFailed(id, '{"code":"550"}', null);
      expect(await store.requeueMail()).toBe(1);
      expect(await store.claimMail(50, 3600)).toEqual([expect.objectContaining({ id, attempts: 1 })]);
      expect(await store.requeueMail()).toBe(0);
    });

    it('lets no mail wait longer than the longest wait, such as after a clock was set back', async () => {
      const id = await claimOne();
      await store.mailFailed(id, '{"code":"451"}', 86_400);
      expect((await store.claimMail(500, 3600)).map((mail) => mail.id)).not.toContain(id);
      await store.capMailWait(0);
      expect((await store.claimMail(500, 3600)).map((mail) => mail.id)).toContain(id);
    });
  });

  describe('with double opt-in', () => {
    let asking: RunningSite;
    let confirming: Store;

    beforeAll(async () => {
      confirming = openConfirming();
      asking = await runSite({ store: confirming, distDir });
    });
    afterAll(async () => {
      await asking.stop();
      await confirming.close();
    });

    /** Signs an address up and returns the token of the only mail that was queued. */
    async function signUp(email: string): Promise<string> {
      while ((await confirming.claimMail(50, 3600)).length > 0);
      const answer = await fetch(`${asking.url}/rest/v1/newsletter_subscribers`, {
        method: 'POST',
        headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      expect(answer.status).toBe(201);
      const mails = await confirming.claimMail(50, 3600);
      expect(mails).toEqual([expect.objectContaining({ kind: 'confirmation', email })]);
      return mails[0]?.kind === 'confirmation' ? mails[0].token : '';
    }

    it('welcomes a subscriber once they have said that the address is theirs', async () => {
      const email = freshEmail();
      const token = await signUp(email);
      expect(await subscriber(email)).toEqual([expect.objectContaining({ confirmed_at: null })]);

      const question = await fetch(`${asking.url}/confirm?token=${token}`);
      expect([question.status, await question.text()]).toEqual([200, expect.stringContaining('method="post"')]);
      expect(await subscriber(email)).toEqual([expect.objectContaining({ confirmed_at: null })]);

      for (let i = 0; i < 2; i += 1) {
        const done = await fetch(`${asking.url}/confirm?token=${token}`, { method: 'POST' });
        expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Your address is confirmed')]);
      }
      expect(await subscriber(email)).toEqual([expect.objectContaining({ confirmed_at: expect.stringMatching(/Z$/) })]);
      expect(await confirming.claimMail(50, 3600)).toEqual([expect.objectContaining({ kind: 'welcome', email })]);
    });

    it('R23.10: asks again who has not confirmed, as at the first time, and no more than once an hour', async () => {
      const email = freshEmail();
      const token = await signUp(email);
      const again = async (address: string) => {
        const answer = await fetch(`${asking.url}/forms/newsletter`, {
          method: 'POST',
          body: new URLSearchParams({ email: address }),
        });
        return [answer.status, /You're in!|You&#39;re in!/.test(await answer.text())];
      };
      expect(await again(email)).toEqual([200, true]);
      expect(await confirming.claimMail(50, 3600)).toEqual([]);

      // An hour later.
      await setBack(email);
      expect(await again(email.toUpperCase())).toEqual([200, true]);
      expect(await confirming.claimMail(50, 3600)).toEqual([
        expect.objectContaining({ kind: 'confirmation', email, token }),
      ]);
      expect(await again(email)).toEqual([200, true]);
      expect(await confirming.claimMail(50, 3600)).toEqual([]);
      expect(await subscriber(email)).toHaveLength(1);

      expect(await confirming.confirm(token)).toBe('confirmed');
      await setBack(email);
      expect(await again(email)).toEqual([200, false]);
    });

    it('says so when the link has run out', async () => {
      const unknown = await fetch(`${asking.url}/confirm?token=${randomUUID()}`, { method: 'POST' });
      expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('no longer valid')]);
    });

    it('forgets who does not confirm, and nobody else', async () => {
      const [pending, confirmed] = [freshEmail(), freshEmail()];
      await confirming.confirm(await signUp(confirmed));
      await signUp(pending);
      await confirming.forgetUnconfirmed(7);
      expect(await subscriber(pending)).toHaveLength(1);
      await confirming.forgetUnconfirmed(-1);
      expect([await subscriber(pending), await subscriber(confirmed)]).toEqual([[], [expect.anything()]]);
    });
  });

  it('is healthy when a row can be written, and leaves none behind', async () => {
    const before = [await store.list('newsletter_subscribers'), await store.list('partner_applications')];
    while ((await store.claimMail(50, 3600)).length > 0);
    expect(await Promise.all([store.isWritable(), store.isWritable()])).toEqual([true, true]);
    expect([await store.list('newsletter_subscribers'), await store.list('partner_applications')]).toEqual(before);
    expect(await store.claimMail(50, 3600)).toEqual([]);
  });

  it.runIf(makeReadOnly)('is not healthy when it can only be read', async () => {
    await makeReadOnly?.(true);
    expect((await fetch(`${site.url}/rest/v1/newsletter_subscribers`)).status).toBe(401);
    await vi.waitFor(async () => {
      const inserted = await supabase.from('newsletter_subscribers').insert({ email: freshEmail() });
      const health = await fetch(`${site.url}/healthz`);
      expect([inserted.status, health.status]).toEqual([503, 503]);
    }, 30_000);
    await makeReadOnly?.(false);
    await vi.waitFor(async () => expect((await fetch(`${site.url}/healthz`)).status).toBe(200), 30_000);
  });

  it('unsubscribes with the token of the mail, once', async () => {
    const email = freshEmail();
    await supabase.from('newsletter_subscribers').insert({ email });
    const mail = (await store.claimMail(50, 0)).find((candidate) => candidate.kind === 'welcome');
    const token = mail?.kind === 'welcome' ? mail.token : '';
    expect(await store.unsubscribe('00000000-0000-0000-0000-000000000000')).toBe('unknown');
    expect(await store.unsubscribe(token)).toBe('removed');
    expect(await store.unsubscribe(token)).toBe('unknown');
    expect(await subscriber(email)).toEqual([]);
    expect(await store.claimMail(10, 0)).toEqual([]);
  });

  it('forgets an address in every table, in any letter case, with its mails', async () => {
    while ((await store.claimMail(50, 3600)).length > 0);
    const email = freshEmail();
    await supabase.from('newsletter_subscribers').insert({ email });
    await supabase.from('partner_applications').insert([
      { ...application, email },
      { ...application, email: email.toUpperCase() },
    ]);
    expect(await store.forget(email.toUpperCase())).toEqual({ subscribers: 1, applications: 2 });
    expect(await store.forget(email)).toEqual({ subscribers: 0, applications: 0 });
    expect(await store.claimMail(10, 0)).toEqual([]);
  });

  it('logs no address, no key and no query', async () => {
    const email = freshEmail();
    await supabase.from('newsletter_subscribers').insert([{ email }]);
    await supabase.from('newsletter_subscribers').insert([{ email }]);
    expect(site.log()).toContain('"status":409');
    expect(site.log()).toMatch(/"requestId":"[0-9a-f-]{36}"/);
    expect(site.log()).not.toMatch(/@example|public-anon-key|columns=|127\.0\.0\.1/);
  });

  it.runIf(outage)('answers 503 with a message while the database is stopped, serves pages, and recovers', async () => {
    await outage?.stop();
    const down = await supabase.from('newsletter_subscribers').insert({ email: freshEmail() });
    expect(down.status).toBe(503);
    expect(down.error?.message).toBe('The service is not reachable right now. Please try again later.');
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
    expect((await fetch(`${site.url}/hardware`)).status).toBe(200);
    await expect(store.list('partner_applications')).rejects.toMatchObject({ name: 'StoreUnavailableError' });

    await outage?.start();
    const email = freshEmail();
    const up = await supabase.from('newsletter_subscribers').insert({ email });
    expect(up.status).toBe(201);
    expect(await subscriber(email)).toHaveLength(1);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
