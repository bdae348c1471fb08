import { countDeviation } from '#src/features/learn/runner/statistics.ts';

/** One outcome, as it was counted and as theory has it. */
export interface JudgedOutcome {
  readonly outcome: string;
  readonly count: number;
  /** Shots times probability. */
  readonly expected: number;
  /** Standard deviation of the count by chance alone: √(N p (1 − p)). */
  readonly sigma: number;
}

export interface Judgment {
  readonly shots: number;
  /** By outcome; what neither occurs nor is expected is left out. */
  readonly outcomes: readonly JudgedOutcome[];
  /** ½ Σ |count/N − p|, between 0 and 1: the share of shots that would have to change. */
  readonly distance: number;
  /** What chance alone makes of it on average, each count taken as normal: Σ σ / (N √(2π)). */
  readonly chance: number;
  /** Shots that read what theory excludes. */
  readonly excluded: number;
  /** The largest distance of a count from what is expected, in σ, of outcomes that theory allows. */
  readonly farthest: number;
}

/** Less is rounding. */
const NEVER = 1e-12;

/** Counts beside the exact distribution of their circuit; both by outcome, bit 0 rightmost. */
export function judgeCounts(
  counts: ReadonlyMap<string, number>,
  distribution: Readonly<Record<string, number>>,
): Judgment {
  const shots = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const chances = new Map(Object.entries(distribution).filter(([, p]) => p > NEVER));
  const occurring = [...counts].flatMap(([outcome, count]) => (count > 0 ? [outcome] : []));
  const outcomes = [...new Set([...chances.keys(), ...occurring])].sort().map((outcome) => {
    const p = chances.get(outcome) ?? 0;
    return {
      outcome,
      count: counts.get(outcome) ?? 0,
      expected: shots * p,
      sigma: countDeviation(shots, Math.min(1, p)),
    };
  });
  const off = ({ count, expected }: JudgedOutcome) => Math.abs(count - expected);
  return {
    shots,
    outcomes,
    distance: sum(outcomes, off) / (2 * shots),
    chance: sum(outcomes, ({ sigma }) => sigma) / (shots * Math.sqrt(2 * Math.PI)),
    excluded: sum(outcomes, ({ outcome, count }) => (chances.has(outcome) ? 0 : count)),
    farthest: Math.max(0, ...outcomes.map((each) => (each.sigma > 0 ? off(each) / each.sigma : 0))),
  };
}

function sum(outcomes: readonly JudgedOutcome[], of: (outcome: JudgedOutcome) => number): number {
  return outcomes.reduce((total, outcome) => total + of(outcome), 0);
}

/** How far chance is believed to reach: beyond, one count in 370 lies. */
const BELIEVED_SIGMAS = 3;

/** What the counts say of the machine, in one or two sentences. */
export function sentenceOf({ shots, distance, chance, excluded, farthest }: Judgment): string {
  const measured = `The distance from theory is ${share(distance)}; chance alone makes about ${share(chance)} of ${whole(shots)} shots.`;
  if (excluded > 0)
    return `${measured} ${whole(excluded)} ${excluded === 1 ? 'shot reads' : 'shots read'} what theory excludes, so this was no perfect machine.`;
  if (farthest > BELIEVED_SIGMAS)
    return `${measured} One count lies ${farthest.toFixed(1)} σ off, more than chance explains.`;
  return `${measured} Every count lies within ${BELIEVED_SIGMAS} σ: these counts could come from a perfect machine.`;
}

const share = (value: number) => value.toFixed(4);
const whole = (value: number) => value.toLocaleString('en-US');
