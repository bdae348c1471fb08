import { shortName } from '../circuit/names.ts';
import type { Instruction, Program } from '../engine/compile.ts';
import { wiresOf } from '../engine/relevance.ts';
import { actionWires, surelyClifford } from '../stabilizer/clifford.ts';
import { Tableau } from '../stabilizer/tableau.ts';
import type { Comparison } from './comparison.ts';
import { partingOf } from './marks.ts';

/** Compares Clifford circuits of gates alone by what they make of X and Z of each qubit, which tells all but the phase. */
export function compareTableaux(first: Program, second: Program, wires: readonly string[]): Comparison {
  const marks = [first, second].map((program) => [...marksOf(program)]);
  const [left = [], right = []] = marks;
  const method = 'paulis';
  if (areEqual(after(first), after(second))) return { isEqual: true, method, phase: undefined, note: undefined };
  const { alikeAfter, parting } = partingOf(left, right, (a, b) => a === b);
  const difference = imageDifference(after(second, alikeAfter.second + 1), after(first, alikeAfter.first + 1), wires);
  return { isEqual: false, method, difference, parting, note: undefined };
}

/** A mark before the first column and after each: the sum of what the bits of each qubit and the signs come to. */
function* marksOf({ qubits, columns }: Program): Generator<string> {
  const tableau = new Tableau(qubits);
  const bySeed = SEEDS.map((seed) => {
    const ofQubit = (qubit: number) => tableau.columnsOf(qubit).reduce(hashOf, seed + qubit);
    return { seed, ofQubit, hashes: Array.from({ length: qubits }, (_, qubit) => ofQubit(qubit)) };
  });
  const mark = () =>
    bySeed
      .map(({ seed, hashes }) => hashes.reduce((sum, hash) => (sum + hash) | 0, hashOf(seed, tableau.signs())))
      .join(' ');
  yield mark();
  for (const column of columns) {
    for (const instruction of column) apply(tableau, instruction);
    const wires = new Set(column.flatMap(wiresOf));
    for (const { ofQubit, hashes } of bySeed) for (const wire of wires) hashes[wire] = ofQubit(wire);
    yield mark();
  }
}

/** Two hashes after FNV-1a, a word at a time: enough to find the place; whether all is equal is compared bit by bit. */
const SEEDS = [0x811c9dc5, 0x2c1b3c6d];

function hashOf(start: number, words: Uint32Array): number {
  let hash = start | 0;
  for (const word of words) hash = Math.imul(hash ^ word ^ (hash >>> 15), 0x01000193);
  return hash;
}

/** Nothing is measured, so that all bits are 0. */
function apply(tableau: Tableau, instruction: Instruction): void {
  if (instruction.kind !== 'unitary' || instruction.condition.some(({ value }) => value === 1)) return;
  tableau.apply(surelyClifford(instruction.unitary), actionWires(instruction.unitary));
}

function after({ qubits, columns }: Program, cut = columns.length): Tableau {
  const tableau = new Tableau(qubits);
  for (const instruction of columns.slice(0, cut).flat()) apply(tableau, instruction);
  return tableau;
}

function areEqual(a: Tableau, b: Tableau): boolean {
  const areSame = (left: Uint32Array, right: Uint32Array) => left.every((word, at) => word === right[at]);
  if (!areSame(a.signs(), b.signs())) return false;
  return Array.from({ length: a.qubits }, (_, qubit) => {
    const [[x, z], [otherX, otherZ]] = [a.columnsOf(qubit), b.columnsOf(qubit)];
    return areSame(x, otherX) && areSame(z, otherZ);
  }).every(Boolean);
}

function imageDifference(is: Tableau, should: Tableau, wires: readonly string[]): string {
  for (const qubit of wires.keys()) {
    for (const pauli of ['X', 'Z'] as const) {
      const [actual, expected] = [is, should].map((tableau) => imageText(tableau.image(pauli, qubit), wires));
      if (actual !== expected) return `${pauli} on ${shortName(wires[qubit])} should become ${expected}, not ${actual}`;
    }
  }
  return 'they turn Paulis to others';
}

function imageText({ sign, letters }: ReturnType<Tableau['image']>, wires: readonly string[]): string {
  const parts = letters.flatMap((letter, wire) => (letter === 'I' ? [] : [`${letter} on ${shortName(wires[wire])}`]));
  const [shown, rest] = [parts.slice(0, 4), parts.length - 4];
  return `${sign}${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
