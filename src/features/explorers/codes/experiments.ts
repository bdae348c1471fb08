import { entriesOf } from '#src/model/read-content.ts';
import type { Experiment } from '../experiments/measured.ts';
import type { Platform } from '../experiments/platforms.ts';

/** The experiments that ran a code, the newest first. */
export function experimentsWith(code: string): Experiment[] {
  return entriesOf('logical-experiments')
    .filter(({ codes = [] }) => codes.includes(code))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** On what they ran, each once. */
export function platformsOf(experiments: readonly Experiment[]): Platform[] {
  return [...new Set(experiments.map(({ platform }) => platform))];
}
