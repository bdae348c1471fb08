import { type FuzzRequest, inWords } from './requests.ts';
import type { Outcome } from './send.ts';
import type { Shot } from './shots.ts';

/** What is counted while the requests go out. */
export interface Tally {
  sent: number;
  /** Answers by status, and the other fates. */
  fates: Map<Outcome['fate'], number>;
  /** The kinds of requests that got no answer although one was due. */
  unanswered: Map<string, number>;
  slowest: { ms: number; request: FuzzRequest } | undefined;
  /** Names of rows that were said to be stored. */
  acknowledged: Set<string>;
  /** Names of rows whose client had no answer. */
  unknown: Set<string>;
}

export function createTally(): Tally {
  return {
    sent: 0,
    fates: new Map(),
    unanswered: new Map(),
    slowest: undefined,
    acknowledged: new Set(),
    unknown: new Set(),
  };
}

/** Adds what became of a shot. */
export function count(tally: Tally, shot: Shot, outcomes: readonly Outcome[]): void {
  for (const [index, request] of shot.requests.entries()) {
    const { fate, ms } = outcomes[index] ?? { fate: 'closed', ms: 0 };
    increase(tally.fates, fate);
    if (fate === 'closed' || fate === 'late') increase(tally.unanswered, shot.kind);
    if (typeof fate === 'number' && ms > (tally.slowest?.ms ?? 0)) tally.slowest = { ms, request };
    if (typeof fate !== 'number') for (const row of request.stores?.rows ?? []) tally.unknown.add(row);
    else if (fate === request.stores?.status) for (const row of request.stores.rows) tally.acknowledged.add(row);
  }
}

function increase<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Prints what the requests were answered. */
export function reportAnswers({ fates, unanswered, slowest }: Tally): void {
  const number = (value: number) => value.toLocaleString('en');
  const fate = (name: Outcome['fate']) => number(fates.get(name) ?? 0);
  const classes = [2, 3, 4, 5].map((hundreds) => {
    const inClass = [...fates].filter(
      ([status]) => typeof status === 'number' && Math.floor(status / 100) === hundreds,
    );
    return `${hundreds}xx ${number(inClass.reduce((total, [, times]) => total + times, 0))}`;
  });
  const failures = [...fates].filter(([status]) => typeof status === 'number' && status >= 500);
  console.log(`  answers            ${classes.join(', ')}${listed(failures)}`);
  console.log(
    `  without an answer  closed ${fate('closed')}, none in time ${fate('late')}${listed([...unanswered])}; ` +
      `${fate('not due')} more had none to get`,
  );
  if (slowest) console.log(`  slowest answer     ${Math.round(slowest.ms)} ms: ${inWords(slowest.request)}`);
}

function listed(counts: readonly (readonly [string | number, number])[]): string {
  if (counts.length === 0) return '';
  const sorted = counts.toSorted(([, a], [, b]) => b - a).slice(0, 8);
  return ` (${sorted.map(([name, times]) => `${name}: ${times}`).join(', ')})`;
}
