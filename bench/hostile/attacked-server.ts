import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const STARTS_WITHIN_MS = 20_000;

/** Where the log goes: nowhere, to a file that has nearly reached its largest size, or to a reader that has stopped. */
export type LogTarget = 'nowhere' | 'full file' | 'stalled pipe';

/** A server that is about to be attacked. */
export interface AttackedServer extends Pick<ServerProcess, 'url' | 'pid' | 'end'> {
  dataDir: string;
}

/** As the shell counts the size of files. */
const BLOCK = 512;
const LOG_BLOCKS = 800;
/** Some sixty lines: the start fits, the attack does not. */
const ROOM_IN_LOG = 16_384;

/** Starts a server of its own for an attack and waits until it answers. */
export async function startAttackedServer(distDir: string, log: LogTarget): Promise<AttackedServer> {
  const dataDir = temporaryFolder('hostile');
  const port = await freePort();
  const { PATH } = process.env;
  const limits = { INSERTS_PER_MINUTE: '0', INSERTS_PER_HOUR: '0' };
  const env = { PATH, PORT: String(port), DIST_DIR: distDir, DATA_DIR: dataDir, ...limits };
  const output = openLog(log);
  const command = [process.execPath, MAIN];
  const [program = '', ...args] =
    log === 'full file' ? ['sh', '-c', `ulimit -f ${LOG_BLOCKS} && exec "$@"`, 'sh', ...command] : command;
  const child = spawn(program, args, { env, stdio: ['ignore', output ?? 'ignore', 'ignore'] });
  if (output !== undefined) closeSync(output);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void exited.then(() => process.off('exit', killWithUs));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

function openLog(target: LogTarget): number | undefined {
  if (target === 'nowhere') return undefined;
  const path = join(temporaryFolder('log'), 'log');
  if (target === 'full file') {
    writeFileSync(path, `${'x'.repeat(LOG_BLOCKS * BLOCK - ROOM_IN_LOG - 1)}\n`);
    return openSync(path, 'a');
  }
  const { status } = spawnSync('mkfifo', [path]);
  if (status !== 0) throw new Error('mkfifo failed');
  // Opened for both ways, it has a reader, and nobody reads.
  return openSync(path, 'r+');
}

async function untilAnswers(url: string): Promise<void> {
  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return;
    }
    await sleep(25);
  }
  throw new Error(`no server answered on ${url}`);
}
