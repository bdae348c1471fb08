import { entriesOf } from '#src/model/read-content.ts';
import { citations } from '#src/model/schemas/citation.ts';
import { paperOf } from '#src/model/schemas/references.ts';
import type { Experiment } from './measured.ts';

/** The nearest experiments with the same code, before and after. */
export interface Neighbors {
  before?: Experiment | undefined;
  after?: Experiment | undefined;
}

/** By the first code that an experiment names. The list is rendered newest first. */
export function neighborsOf(experiment: Experiment, all: readonly Experiment[]): Neighbors {
  const [code] = experiment.codes ?? [];
  if (!code) return {};
  const same = all.filter(({ codes = [] }) => codes.includes(code));
  const here = same.findIndex(({ id }) => id === experiment.id);
  return { after: same[here - 1], before: same[here + 1] };
}

/** The papers of the hub that an experiment rests on. */
export function papersOf({ sources }: Pick<Experiment, 'sources'>) {
  const ids = citations(sources).map(({ source }) => paperOf(source));
  return entriesOf('papers').filter(({ id }) => ids.includes(id));
}

/** Ids of the stories that rest on a work of the experiment; notes without an address do not count. */
export function storiesOf({ sources }: Pick<Experiment, 'sources'>): Set<string> {
  const own = new Set(citations(sources).map(({ source }) => source));
  own.delete('public-notes-2026');
  const stories = entriesOf('developments').filter((story) =>
    citations(story.sources).some(({ source }) => own.has(source)),
  );
  return new Set(stories.map(({ id }) => id));
}
