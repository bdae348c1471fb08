import { spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from './stores/sqlite.ts';
import { childrenOf, knowsChildren } from './testing/child-processes.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { runKillRounds } from './testing/kill-rounds.ts';
import { createPostgresServer } from './testing/postgres-server.ts';
import { startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const distDir = await writeFixtureSite();
const postgres = await createPostgresServer();
afterAll(() => postgres?.remove());

describe('the start', () => {
  const main = join(import.meta.dirname, 'main.ts');

  function failToStart(variables: Record<string, string>) {
    const { PATH } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
      env: { PATH, PORT: '0', DIST_DIR: distDir, ...variables },
      encoding: 'utf8',
      timeout: 30_000,
    });
    return { status, stdout, stderr };
  }

  it.each([
    ['PORT', { PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://u:secret@db/x' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/data' }],
    ['npm run build', { DIST_DIR: '/nowhere' }],
  ])('with a bad %s ends with one clear line', async (name, variables) => {
    const { status, stdout, stderr } = failToStart({ DATA_DIR: temporaryFolder('life'), ...variables });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Cannot start: [^\n]+\n$/);
    expect(stderr).toContain(name);
    expect(stderr).not.toContain('secret');
  });

  it('on a port that is taken ends with one clear line', async () => {
    const first = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('life') });
    const { status, stderr } = failToStart({ PORT: new URL(first.url).port, DATA_DIR: temporaryFolder('life') });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Cannot start: PORT is taken [^\n]+\n$/);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('says where the site, the rows and the mails are', async () => {
    const dataDir = temporaryFolder('life');
    const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: dataDir });
    await vi.waitFor(() => expect(server.output()).toContain(join(dataDir, 'mail')), 30_000);
    expect(server.output()).toContain(`http://localhost:${new URL(server.url).port}`);
    expect(server.output()).toContain('this machine only');
    await server.end('SIGINT');
  });

  it.each([
    ['another port', 'http://localhost:4321', {}, 'the site is served as http://localhost:'],
    [
      'the network',
      'https://hub.example',
      { SITE_URL: 'http://localhost:4321', HOST: '0.0.0.0' },
      'the site is served as',
    ],
    ['the public address', 'https://hub.example', { SITE_URL: 'https://hub.example', HOST: '0.0.0.0' }, undefined],
    [
      'the network, at the same address',
      'http://localhost:80',
      { SITE_URL: 'http://localhost:80', HOST: '0.0.0.0' },
      'HOST=0.0.0.0',
    ],
  ])('on %s warns of pages built for %s', async (_, built, variables, warning) => {
    const folder = await writeFixtureSite();
    await writeFile(join(folder, 'index.html'), `<!doctype html><link rel="canonical" href="${built}/">`);
    const server = await startServerProcess({ DIST_DIR: folder, DATA_DIR: temporaryFolder('life'), ...variables });
    await server.end('SIGTERM');
    if (warning) expect(server.output()).toContain(`The pages were built for ${new URL(built).origin}`);
    expect(server.output().includes('The pages were built for')).toBe(warning !== undefined);
    expect(server.output()).toContain(warning ?? '');
  });

  it('without its database serves pages and answers forms with 503', async () => {
    const server = await startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: temporaryFolder('life'),
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    });
    expect((await fetch(`${server.url}/hardware`)).status).toBe(200);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it.skipIf(process.getuid?.() === 0)('with a data folder it may not write to ends with one clear line', async () => {
    const folder = temporaryFolder('life');
    await chmod(folder, 0o500);
    expect(failToStart({ DATA_DIR: folder }).stderr).toMatch(/^Cannot start: DATA_DIR [^\n]+\n$/);
  });
});

describe('SIGTERM', () => {
  it('under load answers what it has begun, acknowledges nothing it loses, and exits 0 within 5 s', async () => {
    const dataDir = temporaryFolder('life');
    const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: dataDir });
    const { hostname, port } = new URL(server.url);
    const acknowledged: string[] = [];
    let ended = false;
    const load = Array.from({ length: 16 }, async (_, client) => {
      for (let i = 0; !ended; i += 1) {
        const email = `c${client}-${i}@example.org`;
        const answer = await fetch(`${server.url}/rest/v1/newsletter_subscribers`, {
          method: 'POST',
          headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        }).catch(() => undefined);
        if (!answer) break;
        if (answer.status === 201) acknowledged.push(email);
        await fetch(`${server.url}/hardware`).catch(() => undefined);
      }
    });
    // An idle connection, one in the middle of its headers and one in the middle of its body.
    const lingering = [
      '',
      'GET / HTTP/1.1\r\nHos',
      'POST /forms/newsletter HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nem',
    ];
    for (const bytes of lingering)
      connect(Number(port), hostname)
        .on('error', () => undefined)
        .write(bytes);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(32), 30_000);
    const start = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - start).toBeLessThan(5_000);
    ended = true;
    await Promise.all(load);

    const store = openSqliteStore(join(dataDir, 'signups.sqlite'));
    const found = new Set((await store.list('newsletter_subscribers')).map((row) => row.email));
    expect(acknowledged.filter((email) => !found.has(email))).toEqual([]);
    await store.close();
  });

  it('answers every request that has arrived on a connection that was there before', async () => {
    const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('life') });
    const clients = Array.from({ length: 16 }, () => keepAsking(server.url));
    for (const client of clients) await client.answered(3);
    expect(await server.end('SIGTERM')).toBe(0);
    const ends = await Promise.all(clients.map(({ end }) => end));
    expect(ends).toEqual(Array(16).fill('told to close'));
  });

  it.each(['SIGHUP', 'SIGINT'] as const)('and %s alike: what has begun is answered', async (signal) => {
    const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('life') });
    const { hostname, port } = new URL(server.url);
    const body = JSON.stringify({ email: 'late@example.org' });
    const head = `POST /rest/v1/newsletter_subscribers HTTP/1.1\r\nHost: x\r\napikey: public-anon-key\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise<void>((resolve) => socket.write(head + body.slice(0, 5), () => resolve()));
    await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), 30_000);
    const ended = server.end(signal);
    socket.write(body.slice(5));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
  });

  it('without load is a matter of a moment, kept-alive connections or not', async () => {
    const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('life') });
    await fetch(`${server.url}/hardware`);
    const start = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});

describe('SIGUSR1', () => {
  it('opens no debugger, in the server or in the process of its database', async () => {
    const server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: temporaryFolder('life') });
    // The process of the database is deaf to signals from when it answers: one that comes before would end it.
    await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), 30_000);
    const children = knowsChildren ? childrenOf(server.pid) : [];
    for (const pid of [server.pid, ...children]) process.kill(pid, 'SIGUSR1');
    await vi.waitFor(() => expect(server.output()).toContain('SIGUSR1 has no meaning here'), 30_000);
    expect(server.output()).not.toContain('Debugger listening');
    if (knowsChildren) expect(childrenOf(server.pid)).toEqual(children);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('SIGKILL in the middle of 16 parallel inserters', () => {
  it('loses no acknowledged row on SQLite', async () => {
    const result = await runKillRounds({ rounds: 3, distDir });
    expect(result).toMatchObject({ rounds: 3, lost: 0, withoutMail: 0 });
    expect(result.acknowledged).toBeGreaterThanOrEqual(3 * 32);
  }, 60_000);

  it.runIf(postgres)(
    'loses no acknowledged row on PostgreSQL, which is killed along with it',
    async () => {
      const result = await runKillRounds({
        rounds: 3,
        distDir,
        databaseUrl: postgres?.url,
        async afterKill() {
          await postgres?.kill();
          await postgres?.start();
        },
      });
      expect(result).toMatchObject({ rounds: 3, lost: 0, withoutMail: 0 });
      expect(result.acknowledged).toBeGreaterThanOrEqual(3 * 32);
    },
    60_000,
  );
});

/**
 * A client that asks for a page, again and again on one connection, until it is told that this was the last answer.
 * `end` says how it ended: a connection that is reset instead took a request with it.
 */
function keepAsking(url: string) {
  const { hostname, port } = new URL(url);
  const request = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n';
  const socket = connect(Number(port), hostname);
  const waiting: { count: number; resolve: () => void }[] = [];
  let answers = 0;
  const end = new Promise<string>((resolve) => {
    let lastAnswer = '';
    socket.on('data', (chunk) => {
      lastAnswer += chunk.toString();
      if (!lastAnswer.endsWith('User-agent: *\n')) return;
      answers += 1;
      for (const { count, resolve } of waiting) if (answers >= count) resolve();
      if (/^connection: close/im.test(lastAnswer)) resolve('told to close');
      else socket.write(request);
      lastAnswer = '';
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    socket.on('close', () => resolve('closed without an answer'));
  });
  socket.write(request);
  return {
    end,
    answered: (count: number) =>
      new Promise<void>((resolve) => {
        if (answers >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
