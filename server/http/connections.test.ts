import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../stores/sqlite.ts';
import type { Store } from '../stores/store.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { type RunningSite, runSite } from '../testing/run-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let store: Store;
let site: RunningSite;

beforeAll(async () => {
  store = openSqliteStore(join(temporaryFolder('connections'), 'signups.sqlite'));
  site = await runSite({ store, distDir: await writeFixtureSite(), maxConnections: 20 });
});
afterAll(async () => {
  await site.stop();
  await store.close();
});

function openConnection(): Socket {
  const { hostname, port } = new URL(site.url);
  return connect(Number(port), hostname).on('error', () => undefined);
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

describe('pipelined requests', () => {
  it('are answered in order, as many as a client may send ahead', async () => {
    const request = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answers = await rawRequest(site.url, request.repeat(63) + last);
    expect(answers.split('HTTP/1.1 200 OK')).toHaveLength(65);
  });

  it('behind which something unreadable stands are answered first', async () => {
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
    const answers = await rawRequest(site.url, `${insert}no HTTP at all\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 400']);
    expect((await store.list('newsletter_subscribers')).map(({ email }) => email)).toEqual(['stored@example.org']);
  });

  it('whose body breaks off in something unreadable are answered at once', async () => {
    const head = 'POST /rest/v1/newsletter_subscribers HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await rawRequest(site.url, `${head}5\r\nhello\r\nno size\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['/hardware', '/healthz', '/rest/v1/newsletter_subscribers'])(
    'are worked on a few at a time: 2,000 × %s with no answer read',
    async (path) => {
      const socket = openConnection().pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`.repeat(2_000));
      // Others are answered while these wait.
      for (let i = 0; i < 10; i += 1) expect((await fetch(`${site.url}/hardware`)).status).toBe(200);
      socket.resume();
      const answers = await countAnswers(socket, 2_000);
      expect(answers).toBe(2_000);
      socket.destroy();
    },
  );

  it('that come in pieces are put together', async () => {
    const socket = openConnection();
    const bytes = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20);
    const counted = countAnswers(socket, 20);
    for (let i = 0; i < bytes.length; i += 7) {
      await new Promise<void>((resolve) => socket.write(bytes.slice(i, i + 7), () => resolve()));
    }
    expect(await counted).toBe(20);
    socket.destroy();
  });
});

/** Resolves with the number of answers once there are so many, or when the connection ends. */
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
  it('beyond the limit are refused, and taken again when others have gone', async () => {
    const sockets = Array.from({ length: 20 }, openConnection);
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    const refused = openConnection();
    await closed(refused);
    expect(site.log()).toContain('connections are refused');
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await fetch(`${site.url}/hardware`)).status).toBe(200), 30_000);
  });
});
