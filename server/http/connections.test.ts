import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const distDir = await writeFixtureSite();
let store: Store;
let site: RunningSite;

beforeAll(async () => {
  store = openSqliteStore(join(temporaryFolder('connections'), 'signups.sqlite'));
  site = await runSite({ store, distDir });
});
afterAll(async () => {
  await site.stop();
  await store.close();
});

function openConnection(url = site.url): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => undefined);
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

/** What http began to read while `work` ran, refused or not: each is an object that it keeps for an answer. */
async function countParsed(work: () => Promise<void>): Promise<number> {
  let parsed = 0;
  const count = () => {
    parsed += 1;
  };
  subscribe('http.server.request.start', count);
  await work();
  unsubscribe('http.server.request.start', count);
  return parsed;
}

describe('R23.11: requests that come before the answer to another is out', () => {
  const token = '/unsubscribe?token=00000000-0000-0000-0000-000000000000';
  const kinds: [name: string, request: string][] = [
    ['a page', head('/hardware')],
    ['the health check', head('/healthz')],
    ['a page with a body', head('/hardware', 'Content-Length: 1\r\n').concat('X')],
    ['a link of a mail with a body', head(token, 'Content-Length: 1\r\n').concat('X')],
    ['a body in chunks', head(token, 'Transfer-Encoding: chunked\r\n').concat('1\r\nX\r\n0\r\n\r\n')],
    ['a row of one byte', head('/rest/v1/x', 'Content-Length: 1\r\n').replace('GET', 'POST').concat('X')],
    ['an unknown expectation', head('/', 'Expect: x\r\n')],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ];

  it.each(kinds)('are not answered, and few are read: 2,000 × %s, with no answer read', async (_, request) => {
    const parsed = await countParsed(async () => {
      const socket = openConnection().pause();
      const ended = closed(socket);
      socket.write(request.repeat(2_000));
      socket.resume();
      expect(await countAnswers(socket, 2)).toBe(1);
      await ended;
    });
    expect(parsed).toBeLessThanOrEqual(30);
  });

  it('do not take the answer from a row that is being stored', async () => {
    const body = JSON.stringify({ email: 'stored@example.org' });
    const insert = [
      'POST /rest/v1/newsletter_subscribers HTTP/1.1',
      'Host: x',
      'apikey: public-anon-key',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
    for (const behind of ['no HTTP at all\r\n\r\n', head('/hardware')]) {
      const answers = await rawRequest(site.url, insert + behind);
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1);
      expect(answers).toMatch(/^HTTP\/1\.1 (201|409) /);
    }
    expect((await store.list('newsletter_subscribers')).map(({ email }) => email)).toEqual(['stored@example.org']);
  });
});

describe('a connection', () => {
  it('carries request after request, in whatever pieces they come', async () => {
    const socket = openConnection();
    for (let i = 0; i < 8; i += 1) {
      const answered = countAnswers(socket, 1);
      const bytes = head('/robots.txt', i % 2 === 0 ? '' : `X-Long: ${'x'.repeat(3_000)}\r\n`);
      const step = i % 2 === 0 ? 7 : 1_000;
      for (let from = 0; from < bytes.length; from += step) {
        await new Promise<void>((resolve) => socket.write(bytes.slice(from, from + step), () => resolve()));
      }
      expect(await answered).toBe(1);
    }
    socket.destroy();
  });

  it('whose request breaks off in something unreadable is answered at once', async () => {
    const chunked = 'POST /rest/v1/newsletter_subscribers HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await rawRequest(site.url, `${chunked}5\r\nhello\r\nno size\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

/** Resolves with the number of answers once it is the expected one, or when the connection ends. */
function countAnswers(socket: Socket, expected: number): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    let count = 0;
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const pieces = text.split('HTTP/1.1 ');
      count += pieces.length - 1;
      text = (pieces.at(-1) ?? '').slice(-'HTTP/1.1 '.length);
      if (count >= expected) resolve(count);
    });
    socket.on('close', () => resolve(count));
  });
}

describe('connections', () => {
  /** Opens connections whose first request is on its way and does not come. */
  async function openSlow(url: string, count: number): Promise<Socket[]> {
    const sockets = Array.from({ length: count }, () => openConnection(url));
    const begun = sockets.map((socket) => new Promise<void>((resolve) => socket.write('GET / HT', () => resolve())));
    await Promise.all(begun);
    return sockets;
  }
  const pageOf = async (url: string) => (await fetch(`${url}/hardware`, { headers: { connection: 'close' } })).status;

  it('beyond the limit are refused, and taken again when others have gone', async () => {
    const proxied = await runSite({ store, distDir, maxConnections: 20, variables: { TRUST_PROXY: '1' } });
    const sockets = await openSlow(proxied.url, 20);
    const refused = openConnection(proxied.url);
    await closed(refused);
    expect(proxied.log()).toContain('connections are refused');
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await pageOf(proxied.url)).toBe(200), 30_000);
    await proxied.stop();
  });

  it('R23.11: of one address are half of all at most, however slowly it sends', async () => {
    const small = await runSite({ store, distDir, maxConnections: 20 });
    const sockets = await openSlow(small.url, 10);
    await closed(openConnection(small.url));
    expect(small.log()).toContain('connections are refused');
    // Another address of this machine is another client.
    const { port } = new URL(small.url);
    const neighbor = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' });
    const answered = countAnswers(neighbor, 1);
    neighbor.write(head('/hardware'));
    expect(await answered).toBe(1);
    for (const socket of [...sockets, neighbor]) socket.destroy();
    await small.stop();
  });
});
