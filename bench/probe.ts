import { fork } from 'node:child_process';
import { join } from 'node:path';
import { runAhead } from './priority.ts';

const PROCESS = join(import.meta.dirname, 'probe-process.ts');

/** What the process of a probe is told, and what it says at the end. */
export interface ProbeReport {
  /** Milliseconds from request to the end of the answer; Infinity where there was none, or another than 200. */
  times: number[];
}

/** What somebody saw who asked for the home page all the while. A request without an answer took for ever. */
export interface ProbeResult {
  count: number;
  failures: number;
  p50: number;
  p99: number;
  max: number;
}

export interface Probe {
  /** Waits for the answers that are still due, for as long as a visitor would. */
  stop(): Promise<ProbeResult>;
}

/**
 * Asks for the home page every 50 ms, each time as a new visitor. A process of its own does it, so that what this one
 * computes does not count as the server's delay.
 */
export async function startProbe(url: string): Promise<Probe> {
  const child = fork(PROCESS, [url], { serialization: 'advanced' });
  if (child.pid !== undefined) runAhead(child.pid, 10);
  await new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', () => reject(new Error('the probe did not start')));
  });
  return {
    stop() {
      const report = new Promise<ProbeReport>((resolve, reject) => {
        child.once('message', (message) => resolve(message as ProbeReport));
        child.once('exit', () => reject(new Error('the probe ended without a report')));
      });
      child.send('stop');
      return report.then(summary);
    },
  };
}

function summary({ times }: ProbeReport): ProbeResult {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return {
    count: times.length,
    failures: times.filter((time) => time === Infinity).length,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
  };
}

/** Milliseconds for people: a request that was never answered has none. */
export function milliseconds(time: number): string {
  if (time === Infinity) return 'never';
  return time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en');
}
