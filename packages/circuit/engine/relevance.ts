import type { Instruction } from './compile.ts';

/** Instructions that bear on what is read, on as few wires as they need. */
export interface Relevant {
  readonly kept: readonly Instruction[];
  /** The wires that they act on, ascending: wire `n` of `kept` is wire `wires[n]` of the circuit. */
  readonly wires: readonly number[];
}

/**
 * Leaves out what cannot change the distribution of the classical bits and of the qubits `read` at the end: found from
 * the end backward, as a compiler finds dead code. What happens to a qubit before it is prepared anew, or after its
 * last bearing on the rest, is averaged over and needs no calculation.
 */
export function whatMatters(instructions: readonly Instruction[], read: readonly number[]): Relevant {
  const kept: Instruction[] = [];
  const qubits = new Set(read);
  const deadBits = new Set<number>();
  for (const instruction of instructions.toReversed()) {
    if (!matters(instruction, qubits, deadBits)) continue;
    kept.push(instruction);
    const isAlways = instruction.condition.length === 0;
    if (instruction.kind === 'unitary') for (const wire of wiresOf(instruction)) qubits.add(wire);
    else if (instruction.kind === 'prepare' && isAlways) qubits.delete(instruction.qubit);
    else qubits.add(instruction.qubit);
    if (instruction.kind === 'measure' && isAlways) deadBits.add(instruction.bit);
    for (const { bit } of instruction.condition) deadBits.delete(bit);
  }
  kept.reverse();
  const wires = [...new Set(kept.flatMap(wiresOf))].sort((a, b) => a - b);
  const places = new Map(wires.map((wire, place) => [wire, place]));
  return { kept: kept.map((instruction) => moved(instruction, (wire) => places.get(wire) ?? 0)), wires };
}

function matters(instruction: Instruction, qubits: ReadonlySet<number>, deadBits: ReadonlySet<number>): boolean {
  if (instruction.kind === 'measure' && !deadBits.has(instruction.bit)) return true;
  return wiresOf(instruction).some((wire) => qubits.has(wire));
}

/** The wires of a compiled instruction, targets first. */
export function wiresOf(instruction: Instruction): number[] {
  if (instruction.kind !== 'unitary') return [instruction.qubit];
  const { wires, controls } = instruction.unitary;
  return [...wires, ...controls.map(({ qubit }) => qubit)];
}

function moved(instruction: Instruction, place: (wire: number) => number): Instruction {
  if (instruction.kind !== 'unitary') return { ...instruction, qubit: place(instruction.qubit) };
  const { wires, controls } = instruction.unitary;
  const unitary = {
    ...instruction.unitary,
    wires: wires.map(place),
    controls: controls.map(({ qubit, on }) => ({ qubit: place(qubit), on })),
  };
  return { ...instruction, unitary };
}
