import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../stores/sqlite.ts';
import { PAGE_POLICY, writeFixtureSite } from '../testing/fixture-site.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { answerHeaders, fileHeaders, pagePolicy } from './headers.ts';

const store = openSqliteStore(join(temporaryFolder('headers'), 'signups.sqlite'));
let site: RunningSite;

beforeAll(async () => {
  site = await runSite({ store, distDir: await writeFixtureSite() });
});
afterAll(() => site.stop());

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The status and every header of an answer by its name in lower case, with each value that was sent. */
function ask({ method = 'GET', path, headers, body }: Asked, url = site.url) {
  return new Promise<{ status?: number; sent: NodeJS.Dict<string[]> }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, sent: answer.headersDistinct });
    });
    outgoing.on('error', reject).end(body);
  });
}

async function policyOf(asked: Asked, url?: string): Promise<string[]> {
  const policies = (await ask(asked, url)).sent['content-security-policy'] ?? [];
  expect(policies).toHaveLength(1);
  return directivesOf(policies[0] ?? '');
}

const directivesOf = (policy: string) => policy.split(/\s*;\s*/).filter(Boolean);
const namesOf = (policy: string) => directivesOf(policy).map((directive) => directive.split(' ')[0]);

const page = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types search-worker lab-worker counting-worker compiler-worker offline-worker',
];
const OF_PAGE = [...directivesOf(PAGE_POLICY), ...TRUSTED_TYPES, "frame-ancestors 'none'"].sort();

describe('the policy of a page', () => {
  it('is its own and what only a header can say', async () => {
    expect((await policyOf({ path: '/startups' })).sort()).toEqual(OF_PAGE);
  });

  it('comes with 304, too, which replaces the headers that a browser kept', async () => {
    const { etag } = (await ask({ path: '/startups' })).sent;
    const kept = { path: '/startups', headers: { 'if-none-match': etag?.[0] ?? '' } };
    expect((await ask(kept)).status).toBe(304);
    expect((await policyOf(kept)).sort()).toEqual(OF_PAGE);
  });

  it.each<[string, number, Asked]>([
    ['a form that was taken', 200, { method: 'POST', path: '/forms/newsletter', headers: FORM, body: 'email=a@b.co' }],
    ['a form that was refused', 400, { method: 'POST', path: '/forms/newsletter', headers: FORM, body: 'email=a' }],
    ['an unknown form', 404, { method: 'POST', path: '/forms/nothing' }],
    ['the question before unsubscribing', 200, { path: `/unsubscribe?token=${crypto.randomUUID()}` }],
    ['an incomplete link', 400, { path: '/unsubscribe' }],
  ])('is that of the result page for %s', async (_, status, asked) => {
    expect((await ask(asked)).status).toBe(status);
    expect((await policyOf(asked)).sort()).toEqual(OF_PAGE);
  });

  it('forbids every script where a page brings none, in the answers to forms as well', async () => {
    const distDir = await writeFixtureSite();
    await rm(join(distDir, 'form-result.html'));
    await rm(join(distDir, '404.html'));
    const bare = await runSite({ store, distDir });
    for (const path of ['/', '/nothing', '/unsubscribe']) {
      const policy = await policyOf({ path }, bare.url);
      expect(policy, path).toEqual(expect.arrayContaining(["default-src 'none'", "form-action 'self'"]));
      expect(policy.join(';'), path).not.toContain('script-src');
    }
    await bare.stop();
  });

  it('asks for https where the site has it', async () => {
    const distDir = await writeFixtureSite();
    const secure = await runSite({ store, distDir, variables: { SITE_URL: 'https://hub.example' } });
    for (const path of ['/startups', '/', '/nothing', '/unsubscribe']) {
      expect(await policyOf({ path }, secure.url), path).toContain('upgrade-insecure-requests');
      expect(await policyOf({ path }), path).not.toContain('upgrade-insecure-requests');
    }
    await secure.stop();
  });

  it('leaves trusted types out where React may have to write the content of an island', () => {
    const policyWith = (content: string) => directivesOf(pagePolicy(`${page(PAGE_POLICY)}${content}`, ''));
    expect(policyWith('<astro-island><astro-slot>Text</astro-slot></astro-island>')).not.toContain(TRUSTED_TYPES[0]);
    expect(policyWith('<astro-island>Text</astro-island>')).toEqual(expect.arrayContaining(TRUSTED_TYPES));
  });

  it('names no directive twice', () => {
    const twice = pagePolicy(page(`${PAGE_POLICY} frame-ancestors *; default-src *;`), 'https://hub.example');
    expect(namesOf(twice)).toEqual([...new Set(namesOf(twice))]);
    expect(directivesOf(twice)).toEqual(expect.arrayContaining(["frame-ancestors 'none'", "default-src 'self'"]));
    const plain = namesOf(pagePolicy('<title>Plain</title>', ''));
    expect(plain).toEqual([...new Set(plain)]);
  });
});

describe('R34.2, R49.2: a frame on another site', () => {
  const sentFor = (name: string) => {
    const headers = fileHeaders(
      { name, contentType: 'text/html; charset=utf-8', content: Buffer.from(page(PAGE_POLICY)) },
      '',
    );
    return Object.fromEntries(headers.flatMap((header, i) => (i % 2 === 0 ? [[header, headers[i + 1]]] : [])));
  };

  it.each(['embed/machines.html', 'lab/embed.html'])('may show %s', (name) => {
    const sent = sentFor(name);
    expect(directivesOf(sent['Content-Security-Policy'] ?? '')).toContain('frame-ancestors *');
    expect(sent['Content-Security-Policy']).toContain("script-src 'self' 'sha256-abc='");
    expect(sent['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(sent).not.toHaveProperty('X-Frame-Options');
  });

  it.each([
    'index.html',
    'lab.html',
    'embed.html',
    'lab/embed/index.html',
    'lab/embedded.html',
    'lab/embed.html.html',
    'charts/embed/machines.html',
    'tutorials/lab/embed.html',
  ])('may not show %s', (name) => {
    const sent = sentFor(name);
    expect(directivesOf(sent['Content-Security-Policy'] ?? '')).toContain("frame-ancestors 'none'");
    expect(sent['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(sent['X-Frame-Options']).toBe('DENY');
  });
});

describe('an answer to what is no request', () => {
  it.each([
    ['400', 'no HTTP\r\n\r\n'],
    ['400', 'GET / HTTP/1.1\r\n\r\n'],
    ['414', `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\n`],
  ])('carries the headers of every other: %s', async (status, bytes) => {
    const answer = await rawRequest(site.url, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = answerHeaders('http://hub.example');
    for (let i = 0; i < headers.length; i += 2) {
      expect(answer.split(`\r\n${headers[i]}: ${headers[i + 1]}\r\n`), headers[i]).toHaveLength(2);
    }
  });
});

describe('every kind of answer', () => {
  const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  it.each<[string, number, Asked, string | RegExp, string]>([
    ['a page', 200, { path: '/startups' }, /script-src 'self' 'sha256-abc='/, 'same-origin'],
    ['the not-found page', 404, { path: '/nothing' }, /default-src 'none'/, 'same-origin'],
    ['a script', 200, { path: '/_astro/menu.Dk29.js' }, /'wasm-unsafe-eval'/, 'same-origin'],
    ['a style sheet', 200, { path: '/_astro/page.Bx3f.css' }, NOTHING, 'same-origin'],
    ['a font', 200, { path: '/_astro/font.woff2' }, NOTHING, 'same-origin'],
    ['a program of the page', 200, { path: '/run.wasm' }, NOTHING, 'same-origin'],
    ['the manifest', 200, { path: '/site.webmanifest' }, NOTHING, 'same-origin'],
    ['a drawing', 200, { path: '/drawing.svg' }, /sandbox/, 'cross-origin'],
    ['a picture', 200, { path: '/share.png' }, NOTHING, 'cross-origin'],
    ['open data as JSON', 200, { path: '/data.json' }, NOTHING, 'cross-origin'],
    ['open data as CSV', 200, { path: '/table.csv' }, NOTHING, 'cross-origin'],
    ['a feed', 200, { path: '/sitemap-index.xml' }, NOTHING, 'cross-origin'],
    ['a calendar', 200, { path: '/events.ics' }, NOTHING, 'cross-origin'],
    ['citations', 200, { path: '/papers.bib' }, NOTHING, 'cross-origin'],
    ['a redirect', 308, { path: '/share.png/' }, NOTHING, 'cross-origin'],
    ['a wrong method', 405, { method: 'PUT', path: '/startups' }, NOTHING, 'same-origin'],
    ['a bad escape', 400, { path: '/%zz' }, NOTHING, 'same-origin'],
    ['no form that fits', 406, { path: '/share.png', headers: { 'accept-encoding': '*;q=0' } }, NOTHING, 'same-origin'],
    ['the REST interface', 401, { method: 'POST', path: '/rest/v1/newsletter_subscribers' }, NOTHING, 'same-origin'],
    ['an unknown table', 404, { path: '/rest/v1' }, NOTHING, 'same-origin'],
    ['the health check', 200, { path: '/healthz' }, NOTHING, 'same-origin'],
    ['a redirect of the forms', 303, { path: '/forms/newsletter' }, NOTHING, 'same-origin'],
    ['a form', 404, { method: 'POST', path: '/forms/nothing' }, /'sha256-abc='/, 'same-origin'],
  ])('%s', async (_, status, asked, policy, sharing) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(answer.sent).toMatchObject({
      'content-security-policy': [typeof policy === 'string' ? policy : expect.stringMatching(policy)],
      'cross-origin-resource-policy': [sharing],
      'cross-origin-opener-policy': ['same-origin'],
      'x-content-type-options': ['nosniff'],
      'x-frame-options': ['DENY'],
    });
    expect(answer.sent['content-security-policy']?.[0]).toContain("frame-ancestors 'none'");
  });
});
