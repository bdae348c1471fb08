import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { yearOf } from '#src/charts/scales.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';
import type { Promised } from './vendor-lanes.ts';

type State = Outcome['state'];

export type Counts = Record<State, number>;

/** The sentences of the chart in `content/pages/roadmaps.yaml`. */
export interface FindingTexts {
  /** Several of the settled promises were kept, one was, none was. */
  title: string;
  titleOne: string;
  titleNone: string;
  /** No promise is settled yet. */
  nothingSettled: string;
  /** What is said of one promise with this outcome, and of several. */
  verbs: Record<Exclude<State, 'kept'>, { one: string; many: string }>;
  /** After the number of late ones: the median of their delays. */
  delay: string;
}

/** How many promises have which outcome. */
export function countsOf(promises: readonly Promised[]): Counts {
  const states = promises.map((promise) => outcomeOf(promise).state);
  const count = (state: State) => states.filter((other) => other === state).length;
  return Object.fromEntries(OUTCOMES.map((state) => [state, count(state)])) as Counts;
}

/**
 * What became of the promises, in a sentence that is true of them, and the numbers behind it. What is overdue is not settled:
 * it may still come, late, or be given up. So it is in no count of the title, and named in the line.
 */
export function findingOf(promises: readonly Promised[], texts: FindingTexts): { title: string; line: string } {
  const counts = countsOf(promises);
  const { settled } = settledOf(counts);
  const title = settled === 0 ? texts.nothingSettled : [texts.titleNone, texts.titleOne][counts.kept];
  return {
    title: fillIn(title ?? texts.title, { settled, kept: counts.kept }),
    line: lineOf(counts, medianDelay(promises), texts),
  };
}

/** Of how many promises it is known what came of them, and how many of these were kept. */
export function settledOf({ kept, late, changed, missed }: Counts): { kept: number; settled: number } {
  return { kept, settled: kept + late + changed + missed };
}

function lineOf(counts: Counts, months: number, { verbs, delay }: FindingTexts): string {
  const clause = (state: Exclude<State, 'kept'>) =>
    counts[state] === 0 ? [] : [`${inWords(counts[state])} ${verbs[state][counts[state] === 1 ? 'one' : 'many']}`];
  const [late] = clause('late');
  const ofLate = months < 1 ? '' : fillIn(delay, { months: `${inWords(months)} ${months === 1 ? 'month' : 'months'}` });
  return [
    late ? [late + ofLate] : [],
    [...clause('changed'), ...clause('missed')],
    [...clause('overdue'), ...clause('open')],
  ]
    .filter((clauses) => clauses.length > 0)
    .map((clauses) => sentence(clauses.join(' and ')))
    .join(' ');
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** By how many whole months half of the late promises were late at least; 0 for fewer than two, of which there is no half. */
export function medianDelay(promises: readonly Promised[]): number {
  const delays = promises
    .map((promise) => ({ due: promise.due, ...outcomeOf(promise) }))
    .flatMap(({ due, state, on }) => (state === 'late' && due && on ? [12 * (yearOf(on) - yearOf(due))] : []))
    .filter((delay) => delay > 0)
    .sort((a, b) => a - b);
  if (delays.length < 2) return 0;
  const [lower = 0, upper = 0] = [delays[Math.ceil(delays.length / 2) - 1], delays[Math.floor(delays.length / 2)]];
  return Math.floor((lower + upper) / 2);
}
