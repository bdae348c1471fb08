import { type Circuit, measuresAnything } from '../circuit/circuit.ts';
import { compile, type Program } from '../engine/compile.ts';
import { cliffordAction } from '../stabilizer/clifford.ts';
import { compareOutcomes } from './compare-outcomes.ts';
import { compareTableaux } from './compare-tableaux.ts';
import { compareUnitaries, MOST_QUBITS } from './compare-unitaries.ts';
import type { Comparison } from './comparison.ts';

const MOST_OPERATIONS = 1_000_000;

/**
 * Whether two circuits do the same, or where they part: the columns that follow the last ones after which they have done
 * the same, and in what they differ after them. Circuits of gates alone are compared as matrices, up to a global phase; those
 * that measure or prepare as they are run, from |0…0⟩, by their classical bits. Wires are told apart by their place, not
 * by their name. A RangeError in one sentence where they cannot be compared.
 */
export function compareCircuits(first: Circuit, second: Circuit, { t }: { t: number }): Comparison {
  const difference = sizeDifference(first, second);
  if (difference !== undefined)
    return { isEqual: false, difference, parting: undefined, method: undefined, note: undefined };
  const [one, other] = [first, second].map((each) => compile(each, t, each.columns.length, MOST_OPERATIONS)) as [
    Program,
    Program,
  ];
  if ([one, other].some((program) => instructionsOf(program).some(({ kind }) => kind !== 'unitary')))
    return compareOutcomes({ circuit: first, program: one }, { circuit: second, program: other }, t);
  if (one.qubits <= MOST_QUBITS.randomInputs) return compareUnitaries(one, other, first.qubits);
  if (isClifford(one) && isClifford(other)) return compareTableaux(one, other, first.qubits);
  throw new RangeError(
    `Circuits of more than ${MOST_QUBITS.randomInputs} qubits are compared only where all their gates are Clifford`,
  );
}

const instructionsOf = ({ columns }: Program) => columns.flat();

function isClifford(program: Program): boolean {
  return instructionsOf(program).every((each) => each.kind !== 'unitary' || cliffordAction(each.unitary) !== undefined);
}

function sizeDifference(first: Circuit, second: Circuit): string | undefined {
  const [one, other] = [first.qubits.length, second.qubits.length];
  if (one !== other) return `the first has ${countedQubits(one)}, the second ${other}`;
  const [reads, alsoReads] = [measuresAnything(first), measuresAnything(second)];
  if (reads !== alsoReads) return `the ${reads ? 'first' : 'second'} measures, the other does not`;
  if (!reads || first.bits.length === second.bits.length) return undefined;
  return `the first has ${first.bits.length} classical bit${first.bits.length === 1 ? '' : 's'}, the second ${second.bits.length}`;
}

const countedQubits = (count: number) => `${count} qubit${count === 1 ? '' : 's'}`;
