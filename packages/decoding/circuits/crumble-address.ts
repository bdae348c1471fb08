import type { Instruction, NoisyCircuit } from './noisy-circuit.ts';
import { argumentsOf, targetsOf } from './write-stim.ts';

/** Crumble's own short names; it reads the others as Stim does. */
const SHORT: Partial<Record<Instruction['name'], string>> = {
  QUBIT_COORDS: 'Q',
  DETECTOR: 'DT',
  OBSERVABLE_INCLUDE: 'OI',
};

/**
 * The address at which Crumble, the editor of Stim's author, opens the circuit. Instructions stand in the fragment, with
 * semicolons between them and `_` for spaces, as Stim writes it. Noise is left out: Crumble passes over it.
 */
export function crumbleAddress(circuit: NoisyCircuit): string {
  return `https://algassert.com/crumble#circuit=${instructionsOf(circuit)}`;
}

function instructionsOf(circuit: NoisyCircuit): string {
  return circuit.flatMap(instructionOf).join(';');
}

function instructionOf(instruction: Instruction): string[] {
  if ('probability' in instruction) return [];
  if (instruction.name === 'REPEAT') return [`REPEAT_${instruction.times}_{;${instructionsOf(instruction.body)};}`];
  const name = SHORT[instruction.name] ?? instruction.name;
  const numbers = argumentsOf(instruction);
  const targets = targetsOf(instruction).join('_');
  if (numbers.length > 0) return [`${name}(${numbers.join(',')})${targets}`];
  return [targets === '' ? name : `${name}_${targets}`];
}
