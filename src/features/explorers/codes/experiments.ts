import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { EXPERIMENT_PLATFORMS } from '#src/model/schemas/logical-experiment.ts';

export type Experiment = Entry<'logical-experiments'>;

/** The experiments that ran a code, the newest first. */
export function experimentsWith(code: string): Experiment[] {
  return entriesOf('logical-experiments')
    .filter(({ codes = [] }) => codes.includes(code))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** On what they ran, each once. */
export function platformsOf(experiments: readonly Experiment[]): (typeof EXPERIMENT_PLATFORMS)[number][] {
  return [...new Set(experiments.map(({ platform }) => platform))];
}
