import type { Circuit } from '#circuit/circuit/circuit.ts';
import { checkCircuit } from '#circuit/judge/check-circuit.ts';
import { amplitudesDifference } from '#circuit/judge/compare-amplitudes.ts';
import { fewestWords } from '#circuit/judge/gate-words.ts';
import {
  isNumber,
  NO_NUMBER,
  type NumberGoal,
  numberDifference,
  numberOf,
  readNumber,
} from '#circuit/judge/judge-number.ts';
import { orderDifference } from '#circuit/judge/judge-order.ts';
import type { AmplitudeColumn, Problem } from '#circuit/judge/problem.ts';
import type { Answer, CircuitAnswer } from '#src/model/schemas/task.ts';
import type { StateDump } from '../runner/run-program.ts';
import type { TaskWith } from './task.ts';

/** What the judge says of an answer. */
export interface Judged {
  readonly isSolved: boolean;
  /** "Not yet: the amplitude of |1⟩ should be negative." In two parts, the second of which may be missing. */
  readonly lead: string;
  readonly difference?: string;
  /** What is said of a known mistake, or of a choice. */
  readonly says?: string | undefined;
}

type Of<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>;

/** Judges a circuit: rules first, then every case, up to a global phase. */
export function judgeCircuit(answer: CircuitAnswer, problem: Problem, circuit: Circuit): Judged {
  const verdict = checkCircuit(problem, circuit);
  if (!verdict.solved) return wrong('Not yet', verdict.difference, saidOf(answer.mistakes, verdict.difference));
  const { count, isBest } = verdict;
  const { of } = problem.best;
  const gates = `${count} ${count === 1 ? of.replace(/s$/, '') : of}`;
  return solved(
    isBest ? `with ${gates}, ${fewestWords(problem.best)}` : `with ${gates}; ${problem.best.count} will do`,
  );
}

/** A known mistake is one of which the judge says the same. */
function saidOf(mistakes: CircuitAnswer['mistakes'], difference: string): string | undefined {
  return mistakes.find(({ judge }) => judge === difference)?.says;
}

export function judgeNumber({ answer, values }: TaskWith<'number'>, typed: string): Judged {
  const goal = numberGoal(answer, values.numbers);
  const readings = readNumber(typed, goal);
  if (!readings) return { isSolved: false, lead: NO_NUMBER };
  if (isNumber(readings, goal)) return solved();
  const said = answer.mistakes.find(({ answer: text }) => {
    const value = numberOf(text, values.numbers);
    return value !== undefined && isNumber(readings, { ...goal, value });
  });
  return wrong(`Not ${typed.trim()}`, numberDifference(readings, goal), said?.says);
}

/** The number that is right, with what may be off. */
export function numberGoal(
  { value: text, tolerance, share }: Of<'number'>,
  numbers: Readonly<Record<string, number>>,
): NumberGoal {
  const value = numberOf(text, numbers);
  if (value === undefined) throw new Error(`"${text}" has no value`);
  return { value, tolerance, isShare: share === true };
}

/** `places` are the numbers of the steps, from 0, as they have been put. */
export function judgeOrder(answer: Of<'order'>, places: readonly number[]): Judged {
  const difference = orderDifference(places, answer.steps);
  if (difference === undefined) return solved();
  const written = places.map((place) => place + 1).join(' ');
  return wrong('Not yet', difference, answer.mistakes.find(({ answer: known }) => known === written)?.says);
}

export function judgeChoice({ options }: Of<'choice'>, chosen: number | undefined): Judged {
  const option = chosen === undefined ? undefined : options[chosen];
  if (!option) return { isSolved: false, lead: 'Choose one of the answers' };
  return option.correct
    ? { isSolved: true, lead: 'Solved', says: option.says }
    : { isSolved: false, lead: 'Not this one', says: option.says };
}

/**
 * Judges the state that a Q# program has dumped last, against that of the reference solution. Both are the compiler's own
 * dumps, with qubit 0 leftmost in a key; the comparison is the judge's.
 */
export function judgeDump(answer: Of<'program'>, dump: StateDump | undefined, wanted: StateDump): Judged {
  if (!dump) return { isSolved: false, lead: 'Nothing was dumped', difference: 'end with DumpMachine()' };
  const wires = wiresIn(wanted);
  if (wiresIn(dump) !== wires) {
    const difference = `the state should have ${wires} qubit${wires === 1 ? '' : 's'}, not ${wiresIn(dump)}`;
    return wrong('Not yet', difference, saidOf(answer.mistakes, difference));
  }
  const names = Array.from({ length: wires }, (_, wire) => `q${wire}`);
  const difference = amplitudesDifference([columnOf(dump)], [columnOf(wanted)], { wires: names });
  return difference === undefined ? solved() : wrong('Not yet', difference, saidOf(answer.mistakes, difference));
}

const wiresIn = (dump: StateDump) => Object.keys(dump)[0]?.length ?? 0;

/** Real and imaginary parts in turn, qubit 0 the lowest bit of an index. */
function columnOf(dump: StateDump): AmplitudeColumn {
  const amplitudes = Array.from({ length: 2 ** (wiresIn(dump) + 1) }, () => 0);
  for (const [key, [re, im]] of Object.entries(dump)) {
    const index = Number.parseInt([...key].reverse().join(''), 2);
    amplitudes[2 * index] = re;
    amplitudes[2 * index + 1] = im;
  }
  return { amplitudes };
}

const solved = (difference?: string): Judged =>
  difference === undefined ? { isSolved: true, lead: 'Solved' } : { isSolved: true, lead: 'Solved', difference };

const wrong = (lead: string, difference: string, says: string | undefined): Judged => ({
  isSolved: false,
  lead,
  difference,
  says,
});
