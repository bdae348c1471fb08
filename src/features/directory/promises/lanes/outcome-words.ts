import { formatPartial } from '#src/design/format-date.ts';
import { type Outcome, outcomeOf } from '#src/model/promise-outcome.ts';
import { outcomeText } from '../OutcomeGlyph.tsx';
import type { Promised } from './vendor-lanes.ts';

/** Words for the outcomes, from `content/pages/roadmaps.yaml`. */
export type OutcomeNames = Record<Outcome['state'], string>;

/** "kept on time, Nov 2021", "overdue since Dec 2024", "due 2033": what became of it, as a line over its lane has room. */
export function outcomeInShort(promise: Promised, names: OutcomeNames): string {
  const { state, on } = outcomeOf(promise);
  const due = promise.due ? month(promise.due) : undefined;
  if (state === 'open') return due ? `due ${due}` : 'no date';
  if (state === 'missed') return due ? `${names.missed}, due ${due}` : names.missed;
  if (state === 'overdue') return `${names.overdue} since ${due}`;
  const name = state === 'kept' && !due ? 'kept' : names[state];
  return on ? `${name}, ${month(on)}` : name;
}

/** "Eagle, 127 qubits. IBM: A processor of 127 qubits, Eagle, in 2021. Said 15 Sep 2020, for 2021: kept, delivered 16 Nov 2021." */
export function sentenceOf(promise: Promised): string {
  // The words of its label come first: who says what is seen finds it.
  const label = promise.short ? `${promise.short}. ` : '';
  return `${label}${promise.vendor}: ${promise.what} ${datesOf(promise)}: ${outcomeText(outcomeOf(promise))}.`;
}

/** "Said 15 Sep 2020, for 2021"; "without a date". */
export function datesOf({ said, due }: Pick<Promised, 'said' | 'due'>): string {
  return `Said ${formatPartial(said)}, ${due ? `for ${formatPartial(due)}` : 'without a date'}`;
}

const month = (date: string) => formatPartial(date.slice(0, 7));
