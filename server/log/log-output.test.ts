import { spawn } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/free-port.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
/** Requests sent ahead on one connection. */
const AHEAD = 60;

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
    /** Each request leaves a line; many are sent ahead on one connection, which is quick. */
    async writeLines(count: number) {
      for (let sent = 0; sent < count; sent += AHEAD) {
        const requests = Array<string>(Math.min(AHEAD, count - sent)).fill('GET /rest/v1/x HTTP/1.1\r\nHost: x\r\n');
        expect(await rawRequest(url, `${requests.join('\r\n')}Connection: close\r\n\r\n`)).toContain('HTTP/1.1 401');
      }
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
