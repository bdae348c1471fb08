import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { childrenOf, knowsChildren } from '../testing/child-processes.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const distDir = await writeFixtureSite();
let dataDir: string;
let server: ServerProcess;

beforeEach(async () => {
  dataDir = temporaryFolder('process');
  server = await startServerProcess({ DIST_DIR: distDir, DATA_DIR: dataDir });
  expect((await subscribe('first')).status).toBe(201);
});
afterEach(() => server.end('SIGTERM'));

const subscribe = (name: string) =>
  fetch(`${server.url}/rest/v1/newsletter_subscribers`, {
    method: 'POST',
    headers: { apikey: 'public-anon-key', 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.org` }),
  });

const page = async () => (await fetch(`${server.url}/hardware`)).status;

function addresses(): unknown[] {
  const db = new DatabaseSync(join(dataDir, 'signups.sqlite'));
  const rows = db.prepare('SELECT email FROM newsletter_subscribers').all();
  db.close();
  return rows.map(({ email }) => email);
}

/** The statuses of requests, so that a test can see which of them have been answered. */
function watch(requests: Promise<Response>[]): number[] {
  const statuses: number[] = [];
  for (const request of requests) void request.then(({ status }) => statuses.push(status));
  return statuses;
}

describe('while another process holds the lock of the file', () => {
  it('pages are served, inserts wait or are refused, and none that was refused is made later', async () => {
    // It waits while the server still finishes what came before.
    const blocker = new DatabaseSync(join(dataDir, 'signups.sqlite'), { timeout: 10_000 });
    blocker.exec('BEGIN IMMEDIATE');
    const requests = Array.from({ length: 50 }, (_, i) => subscribe(`waiting-${i}`));
    const statuses = watch(requests);
    for (let i = 0; i < 20; i += 1) expect(await page()).toBe(200);
    // Every page was answered before the first insert that waits for the lock.
    expect(statuses).toEqual([]);
    await Promise.all(requests);
    expect(statuses).toEqual(Array(50).fill(503));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
    blocker.exec('ROLLBACK');
    blocker.close();
    expect((await subscribe('after')).status).toBe(201);
    expect(addresses()).toEqual(['first@example.org', 'after@example.org']);
  });
});

describe.runIf(knowsChildren)('while the process of the file', () => {
  const databaseProcess = () => childrenOf(server.pid)[0] ?? 0;

  it('does not answer, as with a disk that hangs, pages are served and inserts are refused', async () => {
    process.kill(databaseProcess(), 'SIGSTOP');
    const requests = Array.from({ length: 5 }, (_, i) => subscribe(`hanging-${i}`));
    const statuses = watch(requests);
    for (let i = 0; i < 20; i += 1) expect(await page()).toBe(200);
    expect(statuses).toEqual([]);
    await Promise.all(requests);
    expect(statuses).toEqual(Array(5).fill(503));
    process.kill(databaseProcess(), 'SIGCONT');
    expect((await subscribe('after')).status).toBe(201);
    expect(addresses()).toEqual(['first@example.org', 'after@example.org']);
  });

  it('does not answer, SIGTERM ends the server and leaves no process behind', async () => {
    const pid = databaseProcess();
    process.kill(pid, 'SIGSTOP');
    void subscribe('hanging').catch(() => undefined);
    expect(await server.end('SIGTERM')).toBe(0);
    await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), 30_000);
  });

  it('is killed, inserts are refused until there is a new one, and nothing acknowledged is lost', async () => {
    const killed = databaseProcess();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect((await subscribe('after')).status).toBe(201), { timeout: 10_000 });
    expect(databaseProcess()).not.toBe(killed);
    expect(addresses()).toEqual(['first@example.org', 'after@example.org']);
  });

  it('outlives nobody: it ends when the server is killed', async () => {
    const pid = databaseProcess();
    await server.end('SIGKILL');
    await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false), 30_000);
  });
});
