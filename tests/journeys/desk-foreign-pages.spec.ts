import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startDesk, startForeignPage, type TestDesk } from '#tests/support/desk.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';

/**
 * What a page of another origin may try, to write through the desk. Each attempt knows more than it can know: the port, the
 * interface and, as if it had leaked, the token. The control at the end shows that the same call is taken from the desk's own page.
 */
test.describe.configure({ mode: 'serial' });

// Any name of the web may lead to this machine: "rebinding" is played by a rule of the browser.
test.use({
  launchOptions: {
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP rebound.example 127.0.0.1'],
  },
});

const FILE = 'companies/diraq.yaml';
let desk: TestDesk;
let foreign: { port: number; stop: () => void };
let call: string;
let before: string;

/** One text for all that is in the content. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*', { cwd: desk.folder }).sort()) {
    hash.update(file);
    if (/\.\w+$/.test(file)) hash.update(readFileSync(join(desk.folder, file)));
  }
  return hash.digest('hex');
}

/** A change that is right in every way, of another company each time it is written. */
async function rightCall(): Promise<string> {
  const response = await fetch(`${desk.address}api/entry`, {
    method: 'POST',
    headers: own(),
    body: JSON.stringify({ file: FILE }),
  });
  const { base, data } = (await response.json()) as { base: string; data: object };
  return JSON.stringify({ drafts: [{ file: FILE, base, data: { ...data, founded: 2001 } }] });
}

const own = () => ({ origin: desk.origin, 'content-type': 'application/json', 'x-desk-token': desk.token });
const write = () => `${desk.address}api/write`;

/** A request as a program sends it, with whatever headers. */
function raw(
  headers: Record<string, string>,
  { method = 'POST', path = new URL(write()).pathname, body = call } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: new URL(desk.origin).port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject).end(method === 'POST' ? body : undefined);
  });
}

async function foreignPage(page: Page, host = '127.0.0.1'): Promise<Page> {
  await page.goto(`http://${host}:${foreign.port}/`);
  return page;
}

type Sent = Pick<RequestInit, 'method' | 'mode' | 'credentials'> & { headers?: Record<string, string>; body?: string };

/** Runs in the foreign page: the status that it may read, or why it may read none. */
async function fetched(page: Page, init: Sent, url = write()): Promise<string> {
  return page.evaluate(
    ([address, settings]) =>
      fetch(address, settings).then(
        ({ status, type }) => `${type} ${status}`,
        (error: unknown) => String(error),
      ),
    [url, init] as const,
  );
}

/** The status with which the desk answers the page's next call, though the page itself may see none of it. */
async function nextStatus(page: Page): Promise<{ status: Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const calls = new Set<string>();
  const statuses = new Map<string, number>();
  const status = new Promise<number>((resolve) => {
    const settle = () => {
      for (const id of calls) if (statuses.has(id)) resolve(statuses.get(id) ?? 0);
    };
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (url === write()) calls.add(requestId);
      settle();
    });
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode);
      settle();
    });
  });
  // In an object: a promise that is returned by itself would be waited for before the request is made.
  return { status };
}

test.beforeAll(async () => {
  desk = await startDesk();
  foreign = await startForeignPage();
  call = await rightCall();
  before = fingerprint();
});
test.afterAll(async () => {
  foreign.stop();
  await desk.stop();
});
test.afterEach(() => expect(fingerprint()).toBe(before));

const json = { 'content-type': 'application/json' };

test('R63.6: attempt 1, a call with the right headers, is stopped by the browser’s own question', async ({ page }) => {
  await foreignPage(page);
  expect(
    await fetched(page, { method: 'POST', headers: { ...json, 'x-desk-token': desk.token }, body: call }),
  ).toContain('TypeError');
});

test('R63.6: attempt 2, a simple request as text/plain, is refused', async ({ page }) => {
  await foreignPage(page);
  const answered = await nextStatus(page);
  await fetched(page, { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' }, body: call });
  expect(await answered.status).toBe(403);
});

test('R63.6: attempt 3, a simple request with the cookies of this machine, is refused', async ({ page }) => {
  await foreignPage(page);
  const answered = await nextStatus(page);
  await fetched(page, { method: 'POST', mode: 'no-cors', credentials: 'include', body: call });
  expect(await answered.status).toBe(403);
});

for (const [attempt, enctype] of [
  [4, 'text/plain'],
  [5, 'application/x-www-form-urlencoded'],
  [6, 'multipart/form-data'],
] as const)
  test(`R63.6: attempt ${attempt}, a form sent as ${enctype}, is refused`, async ({ page }) => {
    await foreignPage(page);
    const answered = await nextStatus(page);
    await page.evaluate(
      ([action, type, body]) => {
        const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: type });
        form.append(Object.assign(document.createElement('input'), { name: body, value: '' }));
        document.body.append(form);
        form.submit();
      },
      [write(), enctype, call] as const,
    );
    expect(await answered.status).toBe(403);
  });

test('R63.6: attempt 7, a beacon as the page is left, is refused', async ({ page }) => {
  await foreignPage(page);
  const answered = await nextStatus(page);
  await page.evaluate(([address, body]) => navigator.sendBeacon(address, new Blob([body], { type: 'text/plain' })), [
    write(),
    call,
  ] as const);
  expect(await answered.status).toBe(403);
});

test('R63.6: attempt 8, a frame around the desk, stays empty', async ({ page }) => {
  await foreignPage(page);
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  }, desk.address);
  await page.waitForLoadState('networkidle');
  expect(await page.frames()[1]?.locator('#desk').count()).toBe(0);
});

test('R63.6: attempt 9, the desk’s program as a script of the page, is refused', async ({ page }) => {
  await foreignPage(page);
  const html = await (await fetch(desk.address)).text();
  const script = /src="\.\/([^"]+\.js)"/.exec(html)?.[1];
  expect(script).toBeTruthy();
  const failed = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        document.head.append(
          Object.assign(document.createElement('script'), {
            src,
            onload: () => resolve('ran'),
            onerror: () => resolve('refused'),
          }),
        );
      }),
    `${desk.address}${script}`,
  );
  expect(failed).toBe('refused');
});

test('R63.6: attempt 10, a window of the desk that the page opens, cannot be reached into', async ({ page }) => {
  await foreignPage(page);
  const popup = page.waitForEvent('popup');
  await page.evaluate((address) => Object.assign(window, { opened: open(address) }), desk.address);
  await (await popup).waitForLoadState();
  const reached = await page.evaluate(() => {
    try {
      return String((window as { opened?: Window }).opened?.document?.body?.innerHTML ?? 'closed off');
    } catch {
      return 'closed off';
    }
  });
  expect(reached).toBe('closed off');
});

test('R63.6: attempt 11, a WebSocket, is not taken', async ({ page }) => {
  await foreignPage(page);
  const answer = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const socket = new WebSocket(address);
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      }),
    write().replace('http:', 'ws:'),
  );
  expect(answer).toBe('refused');
});

test('R63.6: attempt 12, a name of the web that leads to this machine, is refused', async ({ page }) => {
  const rebound = desk.address.replace('127.0.0.1', 'rebound.example');
  const response = await page.goto(rebound);
  expect(response?.status()).toBe(403);
  // From there the call is one of the same origin, which the browser lets through unasked.
  expect(
    await fetched(
      page,
      { method: 'POST', headers: { ...json, 'x-desk-token': desk.token }, body: call },
      `${rebound}api/write`,
    ),
  ).toBe('basic 403');
});

test('R63.6: attempt 13, the machine’s other name, is refused', async ({ page }) => {
  const local = desk.address.replace('127.0.0.1', 'localhost');
  const response = await page.goto(local);
  expect(response?.status()).toBe(403);
  expect(
    await fetched(
      page,
      { method: 'POST', headers: { ...json, 'x-desk-token': desk.token }, body: call },
      `${local}api/write`,
    ),
  ).toBe('basic 403');
});

test('R63.6: attempt 14, a page without an origin, is refused', async ({ page }) => {
  await foreignPage(page);
  const said = await page.evaluate(
    ([address, body]) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data));
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.srcdoc = `<script>fetch(${JSON.stringify(address)}, {method: 'POST', mode: 'no-cors', body: ${JSON.stringify(body)}})
          .then(({ type }) => type, String).then((said) => parent.postMessage(said, '*'))</script>`;
        document.body.append(frame);
      }),
    [write(), call] as const,
  );
  expect(said).toContain('TypeError');
});

test('R63.6: attempt 15, other methods, are refused', async ({ page }) => {
  await foreignPage(page);
  for (const method of ['PUT', 'DELETE', 'PATCH'])
    expect(await fetched(page, { method, body: call })).toContain('TypeError');
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect(await raw({ ...own(), host: new URL(desk.origin).host }, { method })).toBe(403);
});

test('R63.6: what a program can forge that no page can, still needs token, origin and host', async () => {
  const { host } = new URL(desk.origin);
  const right = { ...own(), host };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(right).filter(([each]) => each !== name)) as Record<string, string>;
  expect(await raw(without('origin'))).toBe(403);
  expect(await raw(without('x-desk-token'))).toBe(403);
  expect(await raw({ ...right, 'x-desk-token': 'x'.repeat(desk.token.length) })).toBe(403);
  expect(await raw({ ...right, origin: 'null' })).toBe(403);
  expect(await raw({ ...right, origin: desk.origin.replace('http:', 'https:') })).toBe(403);
  expect(await raw({ ...right, host: 'evil.example' })).toBe(403);
  expect(await raw({ ...right, host: `${host}.` })).toBe(403);
  expect(await raw({ ...right, 'content-type': 'text/plain' })).toBe(403);
  expect(await raw({ ...right, 'content-type': 'application/json; charset=utf-8' })).toBe(403);
  expect(await raw({ ...right, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await raw(right, { path: '/api/write' })).toBe(403);
  expect(await raw(right, { path: `/${'x'.repeat(desk.token.length)}/api/write` })).toBe(403);
  expect(await raw(right, { path: `/${desk.token}/api/../api/write` })).toBe(404);
  expect(await raw(right, { method: 'GET' })).toBe(404);
  // An absolute address in the first line is no way round the host.
  const line = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(desk.origin).port), '127.0.0.1', () =>
      socket.write(
        `POST http://evil.example${new URL(write()).pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
  });
  expect(line).toContain('403');
});

test('R63.6: from its own page, too, only names of content are written, and no more than an editor changes', async () => {
  const { host } = new URL(desk.origin);
  const draft = { base: null, data: { name: 'x' } };
  for (const file of [
    '../escaped.yaml',
    '/etc/escaped.yaml',
    'companies/../../escaped.yaml',
    'companies\\..\\x.yaml',
    'companies/.x.yaml',
    'README.md',
    'figures.yaml',
    'companies/x.js',
    'companies/%2e%2e.yaml',
  ])
    expect(await raw({ ...own(), host }, { body: JSON.stringify({ drafts: [{ ...draft, file }] }) }), file).toBe(400);
  expect(
    await raw(
      { ...own(), host },
      { body: JSON.stringify({ drafts: [{ ...draft, file: FILE, data: 'x'.repeat(5_000_000) }] }) },
    ),
  ).toBe(413);
  expect(await raw({ ...own(), host }, { body: '{' })).toBe(400);
});

test('R63.6: the control: the desk’s own page writes by the same call', async ({ page }) => {
  await page.goto(desk.address);
  expect(await fetched(page, { method: 'POST', headers: { ...json, 'x-desk-token': desk.token }, body: call })).toBe(
    'basic 200',
  );
  expect(desk.read(FILE)).toContain('founded: 2001');
  before = fingerprint();
});
