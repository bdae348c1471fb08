import { type Figure, figuresOf } from '#src/model/figures.ts';
import type { Experiment } from './measured.ts';

/** What a value is of, in the words of a table's cell, in the order in which one asks. */
const RESULTS: readonly (readonly [name: RegExp, words: (figure: Figure) => string])[] = [
  [/^lifetime-ratio$/, () => 'times the best physical lifetime'],
  [/^lambda$/, () => 'times less error per step in distance (Λ)'],
  [/^error-per-cycle-d(\d+)$/, ({ name }) => `error per cycle, distance ${name.replace(/\D+/, '')}`],
  [/^gate-error$/, ({ values: [{ error }] }) => `error of a ${error?.of ?? 'logical gate'}`],
  [/^state-infidelity$/, () => 'infidelity of a magic state'],
  [/^preparation-error$/, () => 'error of preparation and measurement'],
];

/** As many as a cell has room for. */
const MOST = 2;

/** A result of an experiment with what it is of. */
export interface Result {
  figure: Figure;
  words: string;
}

/** Every result of an experiment in the order in which one asks; of several distances the largest first. */
export function resultsOf({ id }: Pick<Experiment, 'id'>): Result[] {
  const figures = figuresOf(`logical-experiments/${id}`);
  return RESULTS.flatMap(([name, words]) =>
    figures
      .filter((figure) => name.test(figure.name))
      .sort((a, b) => b.name.localeCompare(a.name, 'en'))
      .map((figure) => ({ figure, words: words(figure) })),
  );
}

/** Those that a table shows. */
export function mainResultsOf(experiment: Pick<Experiment, 'id'>): Result[] {
  return resultsOf(experiment).slice(0, MOST);
}
