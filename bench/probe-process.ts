import { get } from 'node:http';
import type { ProbeReport } from './probe.ts';

const EVERY_MS = 50;
/** Nobody waits longer for a page. */
const PATIENCE_MS = 5_000;

/** Loopback has many addresses on Linux; with one of its own the probe is somebody else than the attackers. */
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined;

const url = process.argv[2] ?? '';
const pending: Promise<number>[] = [];

/** Resolves with the milliseconds until the whole page was there, or with Infinity. */
function timeOfPage(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const call = get(url, { agent: false, localAddress, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
      const isPage = answer.statusCode === 200;
      answer.on('end', () => resolve(isPage ? performance.now() - start : Infinity)).resume();
      answer.on('error', () => resolve(Infinity));
    });
    call.on('error', () => resolve(Infinity));
  });
}

// The first request compiles the client; it says nothing of the server.
await timeOfPage();
const timer = setInterval(() => pending.push(timeOfPage()), EVERY_MS);
process.once('message', async () => {
  clearInterval(timer);
  const report: ProbeReport = { times: await Promise.all(pending) };
  process.send?.(report, () => process.exit(0));
});
// Whoever started the probe is gone.
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
