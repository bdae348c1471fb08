import { figuresOf } from '#src/model/figures.ts';
import type { Experiment } from './measured.ts';

/** Whether runs were discarded, as the filter asks for it. */
export const RUNS_WORDS: Record<Experiment['postSelected'], string> = {
  no: 'All runs kept',
  yes: 'Runs discarded',
  'not said': 'Not said',
};

/** What was done, as the filter asks for it. */
export const TASK_WORDS: Record<Experiment['what'], string> = {
  memory: 'Memory',
  detection: 'Error detection',
  'logical gate': 'Logical gates',
  'magic state': 'Magic states',
  algorithm: 'Algorithms',
};

export const BREAK_EVEN_WORDS: Record<Experiment['breakEven'], string> = {
  yes: 'yes',
  no: 'no',
  disputed: 'disputed',
  'not said': 'not said',
};

/** "3, 5 and 7"; nothing of a code without a distance. */
export function distancesText({ distances = [] }: Pick<Experiment, 'distances'>): string | undefined {
  if (distances.length === 0) return undefined;
  const last = distances.at(-1);
  return distances.length === 1 ? String(last) : `${distances.slice(0, -1).join(', ')} and ${last}`;
}

/** Which share of the runs counts: a number to sort by, where it is known. */
export function keptShare(experiment: Pick<Experiment, 'id' | 'postSelected'>): number | undefined {
  if (experiment.postSelected === 'no') return 100;
  const kept = figuresOf(`logical-experiments/${experiment.id}`).find(({ name }) => name === 'runs-kept');
  return kept?.values[0].percent;
}
