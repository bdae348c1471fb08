/** What sets the clock: a chip, or ions in a trap. */
export const PLATFORMS = ['chip', 'ions'] as const;
export type PlatformId = (typeof PLATFORMS)[number];

/** For each platform the seconds from one reading of all checks to the next; of ions the least that it can be. */
export type RoundTimes = Readonly<Record<PlatformId, number>>;

/** How long a memory runs in the picture of the backlog, in seconds: the power of ten that is nearest to a thousand rounds. */
export function horizonOf(round: number): number {
  return 10 ** Math.round(Math.log10(1000 * round));
}

/** What became of the rounds of a memory after a time. */
export interface Backlog {
  readonly read: number;
  /** Read, but not yet decoded by a decoder that takes so long for each. */
  readonly waiting: number;
}

export function backlogAfter(time: number, round: number, decoder: number): Backlog {
  const done = (each: number) => Math.floor(time / each + 1e-9);
  const read = done(round);
  return { read, waiting: read - Math.min(read, done(decoder)) };
}

/**
 * How many times as long as the first the k-th of successive gates waits that each need to know the decoder's answer: while
 * n rounds are worked off, f·n new ones come, where f is the decoder's time over the round's. Exponential, as Terhal argued
 * (Rev. Mod. Phys. 87, 307 (2015)); nothing piles up where f is at most 1.
 */
export function waitOfGate(k: number, round: number, decoder: number): number {
  return Math.max(1, decoder / round) ** (k - 1);
}

/**
 * How many rounds are decided just before round `step + 1` would be read: a decoder that looks at the next `ahead` rounds
 * before it decides on one, takes `ratio` times as long for each as a round takes, and has all it needs once the last of
 * `rounds` is read.
 */
export function decidedAfter(step: number, ratio: number, ahead: number, rounds: number): number {
  let [ready, decided] = [0, 0];
  while (decided < rounds) {
    ready = Math.max(ready, Math.min(rounds, decided + 1 + ahead)) + ratio;
    if (ready >= step + 1) break;
    decided += 1;
  }
  return decided;
}

/** The step at which there is nothing left to see: all is decided, or the decoder is hopelessly late. */
export function lastStep(ratio: number, ahead: number, rounds: number): number {
  let step = rounds;
  while (step < 2 * rounds && decidedAfter(step, ratio, ahead, rounds) < rounds) step += 1;
  return step;
}

const UNITS = [
  { unit: 's', seconds: 1 },
  { unit: 'ms', seconds: 1e-3 },
  { unit: 'µs', seconds: 1e-6 },
  { unit: 'ns', seconds: 1e-9 },
] as const;

/** A time in seconds with three digits at most: 1.1 µs, 11.5 ns. */
export function timeText(seconds: number): string {
  const rounded = Number(seconds.toPrecision(3));
  const { unit, seconds: one } = UNITS.find((each) => rounded >= each.seconds) ?? UNITS[3];
  return `${Number((rounded / one).toPrecision(3))}\u00a0${unit}`;
}
