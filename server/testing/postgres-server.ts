import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A PostgreSQL server of its own in a temporary folder, reached over loopback. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends connections and stops. */
  stop(): Promise<void>;
  /** SIGKILL to the server and all its processes at once, as a power cut would. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/** A PostgreSQL server that is set up and running, or undefined where this machine has none that can run. */
export async function createPostgresServer(): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  const account = ordinaryAccount();
  if (!binaries || !account) return undefined;
  const folder = temporaryFolder('postgres');
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--username', 'hub', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...account, cwd: folder, stdio: 'pipe' },
  );
  const port = await freePort();
  const server = controlServer(join(binaries, 'postgres'), { account, folder, data, port });
  await server.start();
  return server;
}

interface Place {
  account: Account;
  folder: string;
  data: string;
  port: number;
}

function controlServer(binary: string, { account, folder, data, port }: Place): PostgresServer {
  const url = `postgres://hub@127.0.0.1:${port}/postgres`;
  let running: ReturnType<typeof spawn> | undefined;

  /** The process group holds the server and its children, since the server was spawned detached. */
  async function end(signal: NodeJS.Signals, toGroup: boolean): Promise<void> {
    const child = running;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(toGroup ? -child.pid : child.pid, signal);
    await ended;
    running = undefined;
  }

  return {
    url,
    async start() {
      const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
      const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
      for (let attempt = 0; attempt < 200; attempt += 1) {
        // After a kill it ends at once for as long as a process of the former server still holds shared memory.
        if (!running || running.exitCode !== null) {
          running = spawn(binary, args, { ...account, cwd: folder, detached: true, stdio: 'ignore' });
        }
        if (await isReady(url)) return;
        await sleep(50);
      }
      throw new Error('PostgreSQL did not start within 10 s');
    },
    // SIGINT is PostgreSQL's "fast" shutdown.
    stop: () => end('SIGINT', false),
    kill: () => end('SIGKILL', true),
    async remove() {
      await end('SIGKILL', true);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function findBinaries(): string | undefined {
  const { PATH = '' } = process.env;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...PATH.split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: then an account without rights is used, if the machine has one. */
function ordinaryAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such account: the next one.
    }
  }
  return undefined;
}
