import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const distDir = await writeFixtureSite();
const running: { end(): Promise<number | null> }[] = [];
afterAll(async () => {
  for (const server of running) await server.end();
});

/** The server under a shell, which can take away what its log needs. `exec` leaves no shell behind. */
async function startUnder(shell: string) {
  const port = await freePort();
  const { PATH } = process.env;
  const child = spawn('bash', ['-c', shell.replace('SERVER', `exec '${process.execPath}' '${MAIN}'`)], {
    env: { PATH, PORT: String(port), DIST_DIR: distDir, DATA_DIR: temporaryFolder('log'), INSERTS_PER_MINUTE: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.pause();
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const server = {
    url,
    stdout: child.stdout,
    health: async () => (await (await fetch(`${url}/healthz`)).json()) as Record<string, string>,
    /** Each request leaves a line. */
    async writeLines(count: number) {
      const agent = new Agent({ keepAlive: true, maxSockets: 16 });
      const statuses = await Promise.all(Array.from({ length: count }, () => statusOf(`${url}/rest/v1/x`, agent)));
      agent.destroy();
      expect(new Set(statuses)).toEqual(new Set([401]));
    },
    end(): Promise<number | null> {
      child.kill('SIGTERM');
      return exited;
    },
  };
  running.push(server);
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 15_000, interval: 50 });
  return server;
}

function statusOf(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', reject);
  });
}

describe('a log that cannot be written', () => {
  it('because its file may not grow costs log lines and nothing else', async () => {
    const file = join(temporaryFolder('log'), 'server.log');
    const server = await startUnder(`ulimit -f 40; SERVER > '${file}'`);
    await server.writeLines(700);
    expect((await fetch(`${server.url}/hardware`)).status).toBe(200);
    expect(await server.health()).toMatchObject({ log: 'failing' });
    expect(await server.end()).toBe(0);
  });

  it('because the disk is full from the start does not stop the start', async () => {
    const server = await startUnder('SERVER > /dev/full');
    await server.writeLines(100);
    expect(await server.health()).toMatchObject({ status: 'ok', log: 'failing' });
    expect(await server.end()).toBe(0);
  });

  it('because its reader is gone costs log lines and nothing else', async () => {
    const server = await startUnder('SERVER | true');
    await server.writeLines(100);
    expect(await server.health()).toMatchObject({ status: 'ok', log: 'failing' });
  });

  it('for a while is said once it can be, with how many lines were lost', async () => {
    const file = join(temporaryFolder('log'), 'server.log');
    writeFileSync(file, '');
    // A file that may not grow now, and may again once somebody has emptied it.
    const server = await startUnder(`ulimit -f 200; SERVER >> '${file}'`);
    await server.writeLines(1_500);
    expect(await server.health()).toMatchObject({ log: 'failing' });
    truncateSync(file);
    // What could not be written goes out with the next line.
    await server.writeLines(1);
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('the log can be written again'), 30_000);
    expect(await server.health()).toMatchObject({ log: 'ok' });
  });
});

describe('a reader of the log that has stopped reading', () => {
  it('holds up neither pages nor inserts nor the end, and hears what it missed', async () => {
    const server = await startUnder('SERVER');
    await server.writeLines(9_000);
    expect(await server.health()).toMatchObject({ status: 'ok', log: 'failing' });
    let log = '';
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    server.stdout.resume();
    await vi.waitFor(() => expect(log).toMatch(/"dropped":\d+,"msg":"the log can be written again/), 30_000);
    expect(await server.health()).toMatchObject({ log: 'ok' });
    for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('does not hold up SIGTERM', async () => {
    const server = await startUnder('SERVER');
    await server.writeLines(1_000);
    expect(await server.end()).toBe(0);
  });
});
