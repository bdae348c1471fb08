import type { Circuit, Operation } from '../circuit/circuit.ts';
import { shortName } from '../circuit/names.ts';
import { bitsOf, wiresOf } from '../circuit/span.ts';
import { joined } from '../editing/labels.ts';
import { partsOfAttempt } from './added-operations.ts';
import { allowedFault, operationWord, wireNames } from './allowed-fault.ts';
import { amplitudesDifference } from './compare-amplitudes.ts';
import { outcomesDifference } from './compare-outcomes.ts';
import { goalResult } from './goal-result.ts';
import type { Puzzle, PuzzleCase } from './puzzle.ts';

export type PuzzleAnswer =
  | {
      readonly solved: true;
      /** In the unit of `best`. */
      readonly count: number;
      /** Whether it needs no more than the best answer known. */
      readonly isBest: boolean;
    }
  /** How the circuit differs, in one sentence without its capital and its full stop. */
  | { readonly solved: false; readonly difference: string };

/** Whether a circuit solves a puzzle: rules first, then every case of the goal, up to a global phase. */
export function checkPuzzle(puzzle: Puzzle, circuit: Circuit): PuzzleAnswer {
  const { all, added, missing, early } = partsOfAttempt(puzzle, circuit);
  const difference =
    wiresFault(puzzle, circuit) ??
    missingFault(puzzle, missing) ??
    (early.length > 0 ? 'what you add stands behind the barrier' : allowedFault(puzzle, added)) ??
    measuredFault(puzzle, all) ??
    firstOf(puzzle.cases, (tried) => caseDifference(puzzle, tried, all));
  if (difference !== undefined) return { solved: false, difference };
  const count = countOf(puzzle, added);
  return { solved: true, count, isBest: count <= puzzle.best.count };
}

function countOf({ best }: Puzzle, added: readonly Operation[]): number {
  return best.of === 'gates' ? added.length : added.filter((operation) => wiresOf(operation).length > 1).length;
}

function wiresFault({ start }: Puzzle, { qubits, bits }: Circuit): string | undefined {
  return countFault(qubits, start.qubits, 'qubit') ?? countFault(bits, start.bits, 'classical bit');
}

function countFault(names: readonly string[], given: readonly string[], noun: string): string | undefined {
  const [extra, lost] = [names[given.length], given[names.length]];
  if (extra !== undefined)
    return `this puzzle has ${given.length === 0 ? 'no' : `only ${given.length}`} ${noun}${given.length === 1 ? '' : 's'}: take ${shortName(extra)} away`;
  return lost === undefined ? undefined : `the ${noun} ${shortName(lost)} is missing`;
}

function missingFault({ start }: Puzzle, [missing]: readonly Operation[]): string | undefined {
  if (!missing) return undefined;
  const wires = joined(wireNames(missing, start));
  const bits = missing.kind === 'measurement' ? bitsOf(missing).slice(0, 1) : [];
  const into = bits.map((bit) => ` into ${shortName(start.bits[bit])}`).join('');
  return `what was given must stay, in its order: ${operationWord(missing)} on ${wires}${into}`;
}

function measuredFault({ goal }: Puzzle, operations: readonly Operation[]): string | undefined {
  const isMeasured = operations.some(({ kind }) => kind === 'measurement');
  return goal.compare !== 'outcomes' || isMeasured ? undefined : 'nothing is measured yet';
}

function caseDifference(puzzle: Puzzle, tried: PuzzleCase, operations: readonly Operation[]): string | undefined {
  const difference = plainDifference(puzzle, tried, operations);
  return difference === undefined || tried.name === undefined ? difference : `with ${tried.name}, ${difference}`;
}

function plainDifference(
  { goal, start }: Puzzle,
  { gates, expected }: PuzzleCase,
  operations: readonly Operation[],
): string | undefined {
  const names = (goal.compare === 'state' ? goal.wires : [...start.qubits.keys()]).map((wire) =>
    shortName(start.qubits[wire]),
  );
  try {
    const result = goalResult(goal, start, operations, gates);
    if (result.kind === 'entangled')
      return `${joined(names)} ${names.length === 1 ? 'is' : 'are'} still entangled with the other qubits`;
    if (result.kind === 'outcomes') {
      return expected.kind === 'outcomes'
        ? outcomesDifference(result.probabilities, expected.probabilities)
        : undefined;
    }
    if (expected.kind !== 'amplitudes') return undefined;
    const on = goal.compare === 'state' && names.length < start.qubits.length ? `on ${joined(names)} ` : '';
    const difference = firstOf(result.runs, (run) => amplitudesDifference(run, expected.columns, { wires: names }));
    return difference && `${on}${difference}`;
  } catch (problem) {
    if (problem instanceof RangeError) return problem.message;
    throw problem;
  }
}

function firstOf<Item>(items: readonly Item[], faultOf: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
