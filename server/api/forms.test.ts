import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { renderResultPage, samePath } from './result-page.ts';

let store: Store;
let site: RunningSite;

beforeAll(async () => {
  store = openSqliteStore(join(temporaryFolder('forms'), 'signups.sqlite'));
  site = await runSite({ store, distDir: await writeFixtureSite(), variables: { SITE_URL: 'https://hub.example' } });
});
afterAll(async () => {
  await site.stop();
  await store.close();
});

async function send(path: string, fields: Record<string, string> | [string, string][], headers = {}) {
  const answer = await fetch(site.url + path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const html = await answer.text();
  const read = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: read(/<h1>(.*?)<\/h1>/s),
    description: read(/<p>(.*?)<\/p>/s),
    tone: read(/data-tone="(\w+)"/),
    back: read(/<a href="([^"]*)"/),
  };
}

const decode = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const subscribers = () => store.list('newsletter_subscribers');

const application: [string, string][] = [
  ['website_url', 'https://example.org'],
  ['contact_name', 'Grete Hermann'],
  ['email', 'grete@example.org'],
  ['partnership_types', 'Affiliate'],
  ['partnership_types', 'Referral'],
  ['business_description', 'One\r\nTwo'],
  ['source_url', '/partners'],
  ['company_fax', ''],
];

describe('the newsletter form without JavaScript', () => {
  it('stores the row and says so on a page of the site', async () => {
    const answer = await send(
      '/forms/newsletter',
      { email: ' one@example.org ', source_url: '/hardware', company_fax: '' },
      { 'user-agent': 'x'.repeat(100_000) },
    );
    expect(answer).toMatchObject({
      status: 200,
      title: "You're in!",
      description: 'Check your inbox for a welcome email soon.',
      tone: 'success',
      back: '/hardware',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await subscribers()).toEqual([
      expect.objectContaining({ email: 'one@example.org', source_url: '/hardware', user_agent: 'x'.repeat(512) }),
    ]);
  });

  it('tells a subscriber that they are one', async () => {
    expect(await send('/forms/newsletter', { email: 'ONE@example.org' })).toMatchObject({
      status: 200,
      title: "You're already subscribed",
      description: "We'll keep you posted with the latest quantum updates.",
      tone: 'neutral',
    });
  });

  it('explains a wrong address', async () => {
    expect(await send('/forms/newsletter', { email: '<b>nobody</b>' })).toMatchObject({
      status: 400,
      title: 'Please enter a valid email',
      description: 'Example: you@example.org',
      tone: 'error',
    });
  });

  it('thanks a program that fills in the hidden field, and stores nothing', async () => {
    const before = await subscribers();
    const answer = await send('/forms/newsletter', { email: 'bot@example.org', company_fax: '123' });
    expect(answer).toMatchObject({ status: 200, title: "You're in!" });
    expect(await subscribers()).toEqual(before);
  });
});

describe('the partner form without JavaScript', () => {
  it('stores the row with every ticked type', async () => {
    expect(await send('/forms/partner', application)).toMatchObject({
      status: 200,
      title: 'Application submitted',
      description: 'Our team will review your details and reach out soon.',
      tone: 'success',
      back: '/partners',
    });
    expect(await store.list('partner_applications')).toEqual([
      expect.objectContaining({
        partnership_types: ['Affiliate', 'Referral'],
        business_description: 'One\nTwo',
        source_url: 'https://hub.example/partners',
      }),
    ]);
  });

  it('joins what is wrong', async () => {
    const answer = await send('/forms/partner', { website_url: 'javascript:alert(1)', email: 'x', contact_name: 'x' });
    expect(answer).toMatchObject({ status: 400, title: 'Submission failed', tone: 'error', back: '/partners' });
    for (const message of [
      'Please enter a valid URL (including https://)',
      'Please enter a valid name',
      'Please enter a valid email',
      'Select at least one partnership type',
    ]) {
      expect(answer.description).toContain(message);
    }
    expect(await store.list('partner_applications')).toHaveLength(1);
  });

  it.each([
    ['the browser names, of this site', () => `${site.url}/partners?from=mail`, undefined],
    ['the browser names, behind a proxy', () => 'https://hub.example/partners', 'https://hub.example/partners'],
    ['the form names, when another site linked here', () => 'https://evil.example/x', 'https://hub.example/partners'],
  ])('stores the whole address of the page that %s', async (_, referer, expected) => {
    const email = `${referer().length}@example.org`;
    await send('/forms/partner', [...application.filter(([name]) => name !== 'email'), ['email', email]], {
      referer: referer(),
    });
    const stored = (await store.list('partner_applications')).find((row) => row.email === email);
    expect(stored?.source_url).toBe(expected ?? referer());
  });
});

describe('where a form comes from', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' }, 400],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://hub.example' }, 400],
    [{}, 400],
  ])('%o: %i', async (headers, status) => {
    expect((await send('/forms/newsletter', { email: 'wrong' }, headers)).status).toBe(status);
  });

  it('accepts its own address as origin', async () => {
    expect((await send('/forms/newsletter', { email: 'wrong' }, { origin: site.url })).status).toBe(400);
  });
});

describe('bad forms', () => {
  it.each([
    ['another content type', 415, 'text/plain', 'email=a@b.co'],
    ['too large', 413, 'application/x-www-form-urlencoded', `email=${'x'.repeat(20_000)}`],
    ['no form of that name', 404, 'application/x-www-form-urlencoded', '', '/forms/other'],
  ])('%s: %i with a page', async (_, status, type, body, path = '/forms/newsletter') => {
    const answer = await fetch(site.url + path, { method: 'POST', headers: { 'content-type': type }, body });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('data-tone="error"')]);
  });

  it('opening the address of an answer leads back to the form', async () => {
    const answer = await fetch(`${site.url}/forms/partner`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/partners']);
  });

  it('the limit applies', async () => {
    const limited = await runSite({ store, distDir: await writeFixtureSite(), variables: { INSERTS_PER_MINUTE: '1' } });
    const body = () => new URLSearchParams({ email: 'one@example.org' });
    await fetch(`${limited.url}/forms/newsletter`, { method: 'POST', body: body() });
    const answer = await fetch(`${limited.url}/forms/newsletter`, { method: 'POST', body: body() });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await answer.text()).toContain('Subscription failed');
    await limited.stop();
  });
});

describe('unsubscribing', () => {
  it('asks on GET and deletes on POST, from the page or with one click', async () => {
    for (const body of [undefined, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
      await send('/forms/newsletter', { email: 'leaving@example.org' });
      const mail = (await store.claimMail(50, 0)).find(
        (candidate) => candidate.kind === 'welcome' && candidate.email === 'leaving@example.org',
      );
      const token = mail?.kind === 'welcome' ? mail.token : '';
      const question = await fetch(`${site.url}/unsubscribe?token=${token}`);
      expect(question.status).toBe(200);
      expect(question.headers.get('referrer-policy')).toBe('no-referrer');
      const action = /<form method="post" action="([^"]+)"/.exec(await question.text())?.[1] ?? '';
      expect((await subscribers()).map((row) => row.email)).toContain('leaving@example.org');

      const done = await fetch(site.url + action, {
        method: 'POST',
        body,
        headers: { origin: 'https://mail.example' },
      });
      expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
      expect((await subscribers()).map((row) => row.email)).not.toContain('leaving@example.org');
      expect((await fetch(site.url + action, { method: 'POST' })).status).toBe(200);
    }
  });

  it.each(['', '?token=', '?token=1', '?token=%00', "?token='--"])('a link that ends in "%s": 400', async (query) => {
    expect((await fetch(`${site.url}/unsubscribe${query}`)).status).toBe(400);
    expect((await fetch(`${site.url}/unsubscribe${query}`, { method: 'POST' })).status).toBe(400);
  });
});

describe('the result page', () => {
  it('escapes what it is given and leaves no token', () => {
    const words = { title: '<script>"&\'', description: '{{title}} $& $1', tone: 'error', back: '/x"y' } as const;
    for (const template of [undefined, '<p title="{{title}}">{{description}}{{tone}}{{back}}</p>']) {
      const html = renderResultPage(template, words);
      expect(html).not.toContain('<script>');
      expect(html).toContain('&#60;script&#62;&#34;&#38;&#39;');
      expect(html).toContain('{{title}} $&#38; $1');
      expect(html).not.toMatch(/\{\{(description|tone|back|action)\}\}/);
    }
  });

  it.each([
    ['/hardware?x=1', '/hardware'],
    ['https://hub.example/partners#form', '/partners'],
    ['//evil.example', '/'],
    ['https://hub.example//evil.example', '/evil.example'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/fallback'],
    ['http://[', '/fallback'],
    [null, '/fallback'],
  ])('the way back from %s is %s', (source, path) => {
    expect(samePath(source, '/fallback')).toBe(path);
  });
});
