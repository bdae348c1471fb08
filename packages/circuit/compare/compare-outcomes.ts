import { type Circuit, measuresAnything } from '../circuit/circuit.ts';
import { type BranchOf, runBranches } from '../engine/branching.ts';
import type { Program } from '../engine/compile.ts';
import { DENSE, initialBranch } from '../engine/dense-states.ts';
import { exactOutcomes } from '../engine/exact-outcomes.ts';
import { outcomesDifference } from '../judge/compare-outcomes.ts';
import type { Amplitudes } from '../quantum/amplitudes.ts';
import type { Comparison } from './comparison.ts';
import { areSameMarks, type Mark, marker, partingOf } from './marks.ts';

/** States after each column are compared as long as all branches together have no more amplitudes than this. */
const MOST_AMPLITUDES = 2 ** 18;

interface Compared {
  readonly circuit: Circuit;
  readonly program: Program;
}

/**
 * Compares circuits that measure or prepare by the distribution of their classical bits from |0…0⟩, or, where they only
 * prepare, by the states that they leave. A RangeError where that cannot be calculated.
 */
export function compareOutcomes(first: Compared, second: Compared, t: number): Comparison {
  const method = 'from-zero';
  const [should, is] = [first, second].map(({ circuit }) => exactOutcomes(circuit, { t }));
  const read = outcomesDifference(is ?? new Map(), Object.fromEntries(should ?? []));
  const [left, right] = marksOf(first.program, second.program);
  const areAlike = left && right ? areSameMarks(left.at(-1) as Mark, right.at(-1) as Mark) : undefined;
  const onlyPrepare = !measuresAnything(first.circuit);
  if (onlyPrepare && areAlike === undefined)
    throw new RangeError('Circuits that prepare and measure nothing have too many states to be compared');
  const difference = read ?? (onlyPrepare && areAlike === false ? 'the states differ in phases' : undefined);
  if (difference === undefined) {
    const note = areAlike === false ? 'The qubits are left in different states.' : undefined;
    return { isEqual: true, method, phase: undefined, note };
  }
  const parting = left && right ? partingOf(left, right, areSameMarks).parting : undefined;
  return { isEqual: false, method, difference, parting, note: undefined };
}

/** After each column of both; empty where there are too many states. */
function marksOf(first: Program, second: Program): [Mark[], Mark[]] | [] {
  const size = 2 ** first.qubits;
  if (size > MOST_AMPLITUDES) return [];
  const mark = marker(size);
  try {
    return [marksAlong(first, mark), marksAlong(second, mark)];
  } catch (problem) {
    if (problem instanceof TooMany) return [];
    throw problem;
  }
}

class TooMany extends Error {}

function marksAlong({ qubits, bits, columns }: Program, mark: ReturnType<typeof marker>): Mark[] {
  let branches: readonly BranchOf<Amplitudes>[] = [initialBranch(qubits, bits)];
  const marks = [mark(branches)];
  for (const column of columns) {
    branches = runBranches(DENSE, column, branches, (split) => {
      if (split.length * 2 ** qubits > MOST_AMPLITUDES) throw new TooMany();
      return split;
    });
    marks.push(mark(branches));
  }
  return marks;
}
