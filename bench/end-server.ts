import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '#server/testing/server-process.ts';

/** Hosting services wait this long at least before they kill. */
export const ENDS_WITHIN_S = 5;
const KILLED_AFTER_S = 10;

/** Asks a server to end and kills it when it does not. Resolves with the seconds it took; Infinity when it was killed. */
export async function endServer(server: Pick<ServerProcess, 'end'>): Promise<number> {
  const start = performance.now();
  const patience = new AbortController();
  const ended = await Promise.race([
    server.end('SIGTERM').then(() => true),
    sleep(KILLED_AFTER_S * 1000, false, { signal: patience.signal }),
  ]);
  patience.abort();
  if (!ended) await server.end('SIGKILL');
  return ended ? (performance.now() - start) / 1000 : Infinity;
}

/** Seconds until a server ended, for people. */
export function endingInWords(seconds: number): string {
  return seconds === Infinity ? 'killed' : `${seconds.toFixed(2)} s`;
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
