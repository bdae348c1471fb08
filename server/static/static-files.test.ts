import { readdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressBuild } from '../compress-build.ts';
import { openSqliteStore } from '../stores/sqlite.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { encodingPreference } from './encodings.ts';

const distDir = await writeFixtureSite();
const store = openSqliteStore(join(temporaryFolder('static'), 'signups.sqlite'));
let site: RunningSite;

beforeAll(async () => {
  site = await runSite({ store, distDir });
});
afterAll(() => site.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** node:http instead of fetch, which decodes bodies, follows redirects and tidies paths. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const outgoing = request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/hardware', 'Hardware'],
    ['/tutorials', 'Tutorials'],
    ['/tutorials/qml-basics', 'QML basics'],
    ['/startups', 'Startups'],
    ['/startup-tracker', 'Startup tracker'],
    ['/hardware?x=1', 'Hardware'],
    ['/h%61rdware', 'Hardware'],
  ])('%s is a page', async (path, title) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/hardware/', '/hardware'],
    ['/hardware.html', '/hardware'],
    ['/hardware/index.html', '/hardware'],
    ['/tutorials/', '/tutorials'],
    ['/tutorials/index.html', '/tutorials'],
    ['/tutorials/qml-basics/?track=a&b=%20', '/tutorials/qml-basics?track=a&b=%20'],
    ['/index.html', '/'],
    ['/index.html?q=1', '/?q=1'],
    ['/robots.txt/', '/robots.txt'],
    ['/old-hardware', '/hardware'],
    ['/old-hardware?tab=1', '/hardware?tab=1'],
  ])('%s leads permanently to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([308, target]);
  });

  it.each([
    '//evil.example/',
    '//evil.example/index.html',
    '//hardware/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/https://evil.example/',
    '/.//evil.example/',
  ])('%s never leads to another site', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it.each([
    '/nothing',
    '/404',
    '/404.html',
    '/form-result',
    '/form-result.html',
    '/hardware.html.br',
    '/.env',
    '/.git/config',
    '/Hardware',
    '/index',
    '/_astro/',
  ])('%s is the not-found page with status 404', async (path) => {
    const { status, body, headers } = await get(path);
    if (status === 308) expect(headers.location).toBe('/');
    else expect([status, body.toString()]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/%252e%252e%252foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/_astro/../../outside.txt',
    '/_astro/..%2f..%2foutside.txt',
    '/....//outside.txt',
    '/..;/outside.txt',
    '/%c0%ae%c0%ae/outside.txt',
    '/%uff0e%uff0e/outside.txt',
    '/outside.txt%00.html',
    '/hardware%00',
    '/%',
    '/%zz',
    '/etc/passwd',
    '//etc/passwd',
    '/file:///etc/passwd',
  ])('%s reaches nothing outside the site', async (path) => {
    const answer = await rawRequest(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toContain('SECRET');
    expect(answer).not.toContain('root:');
  });

  it('serves names with spaces and .well-known', async () => {
    expect((await get('/name%20with%20space.txt')).body.toString()).toBe('spaced');
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });
});

describe('methods', () => {
  it('HEAD answers as GET does, without a body', async () => {
    const [head, whole] = [await get('/hardware', {}, 'HEAD'), await get('/hardware')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type', 'vary', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
    expect((await get('/nothing', {}, 'HEAD')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s: 405 with Allow', async (method) => {
    const { status, headers } = await get('/hardware', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('a range is answered with the whole', async () => {
    const { status, headers, body } = await get('/hardware', { range: 'bytes=0-9' });
    expect([status, headers['accept-ranges']]).toEqual([200, 'none']);
    expect(body.toString()).toContain('</main>');
  });
});

describe('encodings', () => {
  const plain = async () => (await get('/hardware')).body.toString();

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])('"%s" gets %s', async (accepted, sent, decode) => {
    const { headers, body } = await get('/hardware', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(sent);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decode(body).toString()).toBe(await plain());
  });

  it.each(['', 'identity', 'deflate', 'br;q=0', 'identity, br;q=0.5'])('"%s" gets the plain form', async (accepted) => {
    const { status, headers } = await get('/hardware', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('a client that takes nothing we have is told so', async () => {
    expect((await get('/_astro/font.woff2', { 'accept-encoding': 'identity;q=0' })).status).toBe(406);
  });

  it('files that are compressed already go as they are, without Vary', async () => {
    const { headers } = await get('/_astro/font.woff2', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  it('reads weights as the standard says', () => {
    expect(encodingPreference(undefined)).toEqual(['identity']);
    expect(encodingPreference('*')).toEqual(['br', 'gzip', 'identity']);
    expect(encodingPreference('*;q=0')).toEqual([]);
    expect(encodingPreference('gzip;q=0.3, br;q=0.8, identity;q=0.5')).toEqual(['br', 'identity', 'gzip']);
    expect(encodingPreference('br;q=nonsense, gzip ; q=0.5')).toEqual(['gzip', 'identity']);
  });
});

describe('caching', () => {
  it('each encoding has a strong tag of its own, and answers 304 to it', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accepted = { 'accept-encoding': encoding };
      const etag = String((await get('/hardware', accepted)).headers.etag);
      expect(etag).toMatch(/^"[^"]+"$/);
      tags.add(etag);
      const again = await get('/hardware', { ...accepted, 'if-none-match': etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    expect(tags.size).toBe(3);
  });

  it.each([
    ['a list', (etag: string) => `"other", ${etag}`, 304],
    ['any', () => '*', 304],
    ['a weakened tag', (etag: string) => `W/${etag}`, 304],
    ['another tag', () => '"other"', 200],
    ['a tag without quotes', (etag: string) => etag.slice(1, -1), 200],
  ])('If-None-Match with %s', async (_, condition, status) => {
    const { headers } = await get('/hardware');
    expect((await get('/hardware', { 'if-none-match': condition(String(headers.etag)) })).status).toBe(status);
  });

  it('the tag of one page is not taken for another, nor for a missing one', async () => {
    const { headers } = await get('/hardware');
    const condition = { 'if-none-match': String(headers.etag) };
    expect((await get('/', condition)).status).toBe(200);
    expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });

  it.each([
    ['/_astro/menu.Dk29.js', 'public, max-age=31536000, immutable'],
    ['/hardware', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/sw.js', 'no-cache'],
    ['/offline/edition.json', 'no-cache'],
    ['/offline/pages.0123abcd.pack', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, value) => {
    expect((await get(path)).headers['cache-control']).toBe(value);
  });
});

describe('headers', () => {
  it.each([
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/drawing.svg', 'image/svg+xml; charset=utf-8'],
    ['/_astro/font.woff2', 'font/woff2'],
    ['/run.wasm', 'application/wasm'],
    ['/sitemap-index.xml', 'application/xml; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/events.ics', 'text/calendar; charset=utf-8'],
    ['/papers.bib', 'application/x-bibtex; charset=utf-8'],
    ['/table.csv', 'text/csv; charset=utf-8'],
    ['/notes.md', 'text/markdown; charset=utf-8'],
    ['/_astro/menu.Dk29.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('R69.6: what is taken along is sent as it lies in the build, which is compressed', async () => {
    const { headers } = await get('/offline/pages.0123abcd.pack', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    const answer = await fetch(`${site.url}/offline/pages.0123abcd.pack`);
    expect(await answer.text()).toMatch(/^<p>A qubit is/);
  });

  it('R67.4: a page as Markdown is text that names its page as the original; a text of its own names none', async () => {
    const { status, headers } = await get('/hardware.md', { 'accept-encoding': 'br' });
    expect([status, headers['content-type'], headers.link]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      '<http://localhost:4321/hardware>; rel="canonical"',
    ]);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/index.md')).headers.link).toBe('<http://localhost:4321/>; rel="canonical"');
    expect((await get('/notes.md')).headers.link).toBeUndefined();
  });

  it.each(['/', '/hardware/', '/nothing', '/robots.txt', '/healthz'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('over https the browser is told to stay there', async () => {
    const secure = await runSite({ store, distDir, variables: { SITE_URL: 'https://example.org' } });
    const answer = await fetch(`${secure.url}/hardware`);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });
});

describe('compressing a build', () => {
  it('compresses once, keeps what is unchanged, removes what is stale, and the server uses it', async () => {
    const dist = await writeFixtureSite();
    const compressed = `${dist}-compressed`;
    const first = await compressBuild(dist, compressed);
    expect(first.made).toBeGreaterThanOrEqual(3);
    expect(await compressBuild(dist, compressed)).toEqual({ made: 0, kept: first.made, removed: 0 });

    await writeFile(join(dist, 'hardware.html'), `<title>New</title>${'<p>new</p>'.repeat(100)}`);
    expect(await compressBuild(dist, compressed)).toEqual({ made: 2, kept: first.made - 2, removed: 2 });
    expect((await readdir(compressed)).every((name) => /^[0-9a-f]{64}\.(br|gz)$/.test(name))).toBe(true);

    const running = await runSite({ store, distDir: dist });
    expect(await (await fetch(`${running.url}/hardware`)).text()).toContain('<title>New</title>');
    await running.stop();
    await rm(compressed, { recursive: true });
  });
});
