import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const KEY = { apikey: 'public-anon-key' };
const JSON_TYPE = { 'content-type': 'application/json' };
const SUBSCRIBERS = '/rest/v1/newsletter_subscribers';

const distDir = await writeFixtureSite();
let store: Store;
let site: RunningSite;

beforeAll(async () => {
  store = openSqliteStore(join(temporaryFolder('bad'), 'signups.sqlite'));
  site = await runSite({ store, distDir });
});
afterAll(async () => {
  await site.stop();
  await store.close();
});

/** Whatever came in: the server still serves, and nothing was half-written. */
afterEach(async () => {
  expect((await fetch(`${site.url}/hardware`)).status).toBe(200);
  expect(await store.list('newsletter_subscribers')).toEqual([]);
});

function post(body: BodyInit, headers: Record<string, string> = { ...KEY, ...JSON_TYPE }, path = SUBSCRIBERS) {
  return fetch(site.url + path, { method: 'POST', headers, body });
}

async function expectError(answer: Response, status: number, code: string): Promise<void> {
  const body = (await answer.json()) as { code: string; message: string };
  expect([answer.status, body.code]).toEqual([status, code]);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(Object.keys(body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect(body.message).toMatch(/\w/);
}

describe('bodies', () => {
  it.each([
    ['no JSON', '{"email":'],
    ['nothing', ''],
    ['text', '"a@b.co"'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list in a list', '[[{"email":"a@b.co"}]]'],
    ['a list with null', '[null]'],
    ['rows with different keys', '[{"email":"a@b.co"},{"email":"c@d.co","source_url":"/"}]'],
    ['10,000 brackets', '['.repeat(10_000)],
  ])('%s: 400', async (_, body) => {
    await expectError(await post(body), 400, 'PGRST102');
  });

  it('bytes that are not UTF-8: 400', async () => {
    const bytes = Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe]), Buffer.from('a@b.co"}')]);
    await expectError(await post(bytes), 400, 'PGRST102');
  });

  it('keys that are special in JavaScript are unknown columns', async () => {
    await expectError(await post('{"email":"a@b.co","__proto__":{"x":1}}'), 400, 'PGRST204');
    await expectError(await post('{"email":"a@b.co","constructor":1}'), 400, 'PGRST204');
  });

  it('an empty list inserts nothing and is no error', async () => {
    expect((await post('[]')).status).toBe(201);
  });

  it.each([
    ['a list', 'PGRST102', JSON.stringify(Array.from({ length: 21 }, (_, i) => ({ email: `a${i}@b.co` })))],
    ['escaped lone surrogates', '23514', '{"email":"a\\ud800@b.co"}'],
    ['escaped NULs', '23514', '{"email":"a\\u0000@b.co"}'],
  ])('%s out of bounds: 400', async (_, code, body) => {
    await expectError(await post(body), 400, code);
  });

  it('a body over 16 KB: 413, also when its length is not announced', async () => {
    const large = JSON.stringify({ email: 'a@b.co', user_agent: 'x'.repeat(100_000) });
    await expectError(await post(large), 413, 'PGRST413');
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 40; i += 1) controller.enqueue(new TextEncoder().encode(' '.repeat(1024)));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { ...KEY, ...JSON_TYPE }, body: stream, duplex: 'half' } as RequestInit;
    await expectError(await fetch(site.url + SUBSCRIBERS, init), 413, 'PGRST413');
  });

  it('a body of exactly 16 KB is read', async () => {
    const body = `{"email":"${' '.repeat(16 * 1024 - 12)}"}`;
    expect(body).toHaveLength(16 * 1024);
    await expectError(await post(body), 400, '23514');
  });

  it('an endless body is answered with 413 and not read on', async () => {
    const head = `POST ${SUBSCRIBERS} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000000\r\n\r\n`;
    const answer = await rawRequest(site.url, head + 'x'.repeat(50_000), 12_000);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('larger than 16 KB');
  });

  it('a slow body: 408, and the connection is closed', async () => {
    const impatient = await runSite({ store, distDir, bodyLimits: { timeoutMs: 400 } });
    const head = `POST ${SUBSCRIBERS} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"ema`;
    const start = performance.now();
    const answer = await rawRequest(impatient.url, head, 12_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"message"');
    expect(performance.now() - start).toBeLessThan(8_000);
    await impatient.stop();
  });

  it('a body that breaks off leaves nothing behind', async () => {
    const head = `POST ${SUBSCRIBERS} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"ema`;
    expect(await rawRequest(site.url, head, 50)).toBe('');
  });
});

describe('headers', () => {
  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/jsonp'], ['']])(
    'content type "%s": 415',
    async (type) => {
      const answer = await post(Buffer.from('{"email":"a@b.co"}'), type ? { ...KEY, 'content-type': type } : KEY);
      await expectError(answer, 415, 'PGRST107');
    },
  );

  it('a missing key, a wrong key and one wrong key of two: 401', async () => {
    await expectError(await post('{}', JSON_TYPE), 401, 'PGRST302');
    await expectError(await post('{}', { ...JSON_TYPE, apikey: 'wrong' }), 401, 'PGRST301');
    await expectError(await post('{}', { ...JSON_TYPE, ...KEY, authorization: 'Bearer wrong' }), 401, 'PGRST301');
  });

  it('either place of the key is enough', async () => {
    await expectError(await post('{}', { ...JSON_TYPE, ...KEY }), 400, '23502');
    await expectError(await post('{}', { ...JSON_TYPE, authorization: 'Bearer public-anon-key' }), 400, '23502');
  });

  it('a page of another site: 403, whatever it sends', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { ...KEY, ...JSON_TYPE, 'sec-fetch-site': site };
      await expectError(await post('{"email":"a@b.co"}', headers), 403, 'PGRST403');
    }
    const older = { ...KEY, ...JSON_TYPE, origin: 'https://elsewhere.example' };
    await expectError(await post('{"email":"a@b.co"}', older), 403, 'PGRST403');
  });

  it('a page of another site is let in where the pages were built to write to this server from elsewhere', async () => {
    const backend = await runSite({ store, distDir, variables: { PUBLIC_SUPABASE_URL: 'https://api.hub.example' } });
    const headers = { ...KEY, ...JSON_TYPE, 'sec-fetch-site': 'cross-site', origin: 'https://hub.example' };
    const answer = await fetch(backend.url + SUBSCRIBERS, { method: 'POST', headers, body: '{}' });
    await expectError(answer, 400, '23502');
    await backend.stop();
  });

  it('another schema: 406', async () => {
    await expectError(await post('{}', { ...JSON_TYPE, ...KEY, 'content-profile': 'hub' }), 406, 'PGRST106');
  });

  it('a user agent of 100,000 characters is no reason to refuse', async () => {
    const answer = await post('{}', { ...JSON_TYPE, ...KEY, 'user-agent': 'x'.repeat(100_000) });
    await expectError(answer, 400, '23502');
  });

  it('headers beyond every measure: 431 with a JSON error', async () => {
    const answer = await rawRequest(site.url, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(200_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"message"');
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
    ['the form of HTTP/0.9', 'GET /\r\n\r\n'],
    ['dot segments to another path', 'GET /rest/v1/../../healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['encoded dot segments', 'GET /rest/v1/%2e%2e/%2E./healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['backslashes', 'GET /rest/v1/..\\..\\healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['two lengths', `POST ${SUBSCRIBERS} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx`],
    [
      'length and chunks',
      `POST ${SUBSCRIBERS} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
  ])('%s: 400', async (_, bytes) => {
    expect(await rawRequest(site.url, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('a method of the HTTP standard that browsers may not send gets an answer', async () => {
    expect(await rawRequest(site.url, `TRACE ${SUBSCRIBERS} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 40\d /,
    );
  });
});

describe('addresses', () => {
  it.each([
    ['/rest/v1/unknown', 404, 'PGRST205'],
    ['/rest/v1/outbox', 404, 'PGRST205'],
    ['/rest/v1/toString', 404, 'PGRST205'],
    ['/rest/v1/__proto__', 404, 'PGRST205'],
    ['/rest/v1/%6e%65wsletter_subscribers?select=*', 401, '42501'],
    ['/rest/v1/%ZZ', 400, 'PGRST100'],
    ['/rest/v1/%c3%28', 400, 'PGRST100'],
    ['/rest/v1/rpc/anything', 404, 'PGRST125'],
    ['/rest/v1', 404, 'PGRST125'],
    [`${SUBSCRIBERS}/`, 404, 'PGRST125'],
    [`${SUBSCRIBERS}?columns=email,`, 400, 'PGRST100'],
    [`${SUBSCRIBERS}?columns=%22evil%22`, 400, 'PGRST204'],
    [`${SUBSCRIBERS}?columns=%22email`, 400, 'PGRST100'],
    [`${SUBSCRIBERS}?columns=em%22ail`, 400, 'PGRST100'],
    [`${SUBSCRIBERS}?columns=%22`, 400, 'PGRST100'],
    [`${SUBSCRIBERS}?columns=%ZZ`, 400, 'PGRST204'],
    [`${SUBSCRIBERS}?on_conflict=email`, 401, '42501'],
  ])('POST %s: %i', async (path, status, code) => {
    await expectError(await post('{"email":"a@b.co"}', { ...KEY, ...JSON_TYPE }, path), status, code);
  });

  it('8,000 spaces in the list of columns: 400, and the process is not kept busy', async () => {
    const path = `${SUBSCRIBERS}?columns=${'+'.repeat(8_000)}%22`;
    await expectError(await post('{}', { ...KEY, ...JSON_TYPE }, path), 400, 'PGRST100');
  });

  it('spaces around columns and quotes around their names are taken', async () => {
    const path = `${SUBSCRIBERS}?columns=+%22source_url%22+,+user_agent`;
    await expectError(await post('{"source_url":"/"}', { ...KEY, ...JSON_TYPE }, path), 400, '23502');
  });

  it('an address of more than 8 KB: 414', async () => {
    const answer = await rawRequest(site.url, `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(answer).toContain('"message"');
  });

  it.each(['GET', 'PATCH', 'PUT', 'DELETE'])('%s is refused like a role that may only insert', async (method) => {
    const answer = await fetch(`${site.url}${SUBSCRIBERS}?id=eq.1`, { method, headers: KEY });
    await expectError(answer, 401, '42501');
  });

  it('a preflight from another site allows what the client sends', async () => {
    const answer = await fetch(site.url + SUBSCRIBERS, {
      method: 'OPTIONS',
      headers: { origin: 'https://cdn.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = answer.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['apikey', 'authorization', 'content-profile', 'content-type', 'x-client-info']),
    );
    const refused = await post('{}', JSON_TYPE);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });
});
