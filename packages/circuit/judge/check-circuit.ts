import type { Circuit, Operation } from '../circuit/circuit.ts';
import { shortName } from '../circuit/names.ts';
import { bitsOf, wiresOf } from '../circuit/span.ts';
import { joined } from '../editing/labels.ts';
import { partsOfAttempt } from './added-operations.ts';
import { allowedFault, operationWord, wireNames } from './allowed-fault.ts';
import { amplitudesDifference } from './compare-amplitudes.ts';
import { outcomesDifference } from './compare-outcomes.ts';
import { goalResult } from './goal-result.ts';
import type { Problem, ProblemCase } from './problem.ts';

export type Verdict =
  | {
      readonly solved: true;
      /** In the unit of `best`. */
      readonly count: number;
      /** Whether it needs no more than the best answer known. */
      readonly isBest: boolean;
    }
  /** How the circuit differs, in one sentence without its capital and its full stop. */
  | { readonly solved: false; readonly difference: string };

/** Whether a circuit solves a problem: rules first, then every case of the goal, up to a global phase. */
export function checkCircuit(problem: Problem, circuit: Circuit): Verdict {
  const { all, added, missing, early } = partsOfAttempt(problem, circuit);
  const difference =
    wiresFault(problem, circuit) ??
    missingFault(problem, missing) ??
    (early.length > 0 ? 'what you add stands behind the barrier' : allowedFault(problem, added)) ??
    measuredFault(problem, all) ??
    firstOf(problem.cases, (tried) => caseDifference(problem, tried, all));
  if (difference !== undefined) return { solved: false, difference };
  const count = countOf(problem, added);
  return { solved: true, count, isBest: count <= problem.best.count };
}

function countOf({ best }: Problem, added: readonly Operation[]): number {
  return best.of === 'gates' ? added.length : added.filter((operation) => wiresOf(operation).length > 1).length;
}

function wiresFault({ start }: Problem, { qubits, bits }: Circuit): string | undefined {
  return countFault(qubits, start.qubits, 'qubit') ?? countFault(bits, start.bits, 'classical bit');
}

function countFault(names: readonly string[], given: readonly string[], noun: string): string | undefined {
  const [extra, lost] = [names[given.length], given[names.length]];
  if (extra !== undefined)
    return `there ${given.length === 1 ? 'is' : 'are'} ${given.length === 0 ? 'no' : `only ${given.length}`} ${noun}${given.length === 1 ? '' : 's'} here: take ${shortName(extra)} away`;
  return lost === undefined ? undefined : `the ${noun} ${shortName(lost)} is missing`;
}

function missingFault({ start }: Problem, [missing]: readonly Operation[]): string | undefined {
  if (!missing) return undefined;
  const wires = joined(wireNames(missing, start));
  const bits = missing.kind === 'measurement' ? bitsOf(missing).slice(0, 1) : [];
  const into = bits.map((bit) => ` into ${shortName(start.bits[bit])}`).join('');
  return `what was given must stay, in its order: ${operationWord(missing)} on ${wires}${into}`;
}

function measuredFault({ goal }: Problem, operations: readonly Operation[]): string | undefined {
  const isMeasured = operations.some(({ kind }) => kind === 'measurement');
  return goal.compare !== 'outcomes' || isMeasured ? undefined : 'nothing is measured yet';
}

function caseDifference(problem: Problem, tried: ProblemCase, operations: readonly Operation[]): string | undefined {
  const difference = plainDifference(problem, tried, operations);
  return difference === undefined || tried.name === undefined ? difference : `with ${tried.name}, ${difference}`;
}

function plainDifference(
  { goal, start }: Problem,
  { gates, expected }: ProblemCase,
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
