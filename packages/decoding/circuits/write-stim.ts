import type { Instruction, NoisyCircuit } from './noisy-circuit.ts';

/** The circuit as text that Stim reads (its format `.stim`), one instruction a line. */
export function writeStim(circuit: NoisyCircuit): string {
  return `${linesOf(circuit).join('\n')}\n`;
}

function linesOf(circuit: NoisyCircuit): string[] {
  return circuit.flatMap((instruction) => {
    if (instruction.name !== 'REPEAT') return [lineOf(instruction)];
    return [`REPEAT ${instruction.times} {`, ...linesOf(instruction.body).map((line) => `    ${line}`), '}'];
  });
}

function lineOf(instruction: Exclude<Instruction, { name: 'REPEAT' }>): string {
  const numbers = argumentsOf(instruction);
  const bracket = numbers.length > 0 ? `(${numbers.join(', ')})` : '';
  return [`${instruction.name}${bracket}`, ...targetsOf(instruction)].join(' ');
}

/** The numbers that stand in brackets after the name. */
export function argumentsOf(instruction: Instruction): readonly number[] {
  if ('place' in instruction) return instruction.place;
  if ('probability' in instruction) return [instruction.probability];
  return 'observable' in instruction ? [instruction.observable] : [];
}

export function targetsOf(instruction: Instruction): string[] {
  if ('targets' in instruction) return instruction.targets.map(String);
  return 'records' in instruction ? instruction.records.map((record) => `rec[${record}]`) : [];
}
