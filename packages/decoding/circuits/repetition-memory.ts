import { repetitionCode } from '../codes/repetition.ts';
import { type MemoryPlan, type MemoryRun, memoryCircuit } from './memory.ts';
import type { NoisyCircuit } from './noisy-circuit.ts';
import { qubitsByPlace, stepsOf } from './steps.ts';

/**
 * Keeps the logical Z of a repetition code: the circuit that `stim gen --code repetition_code --task memory` writes, with
 * its numbers of qubits and detectors. Qubits and those between them, which measure, are numbered along the line.
 *
 * @throws RangeError for fewer than two qubits, or for what `memoryCircuit` refuses.
 */
export function repetitionMemory(length: number, run: MemoryRun): NoisyCircuit {
  return memoryCircuit(planOf(length), 'Z', run);
}

function planOf(length: number): MemoryPlan {
  const code = repetitionCode(length);
  const data = code.qubits.map(({ x }) => x);
  const measuring = code.checks.map(({ x }) => x);
  const numbered = { code, data, measuring, order: [...code.checks.keys()] };
  const meetings = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ];
  return {
    ...numbered,
    steps: stepsOf({ ...numbered, qubitAt: qubitsByPlace(code) }, { X: [], Z: meetings }),
    placements: [],
    prepared: [{ basis: 'Z', targets: [...data, ...measuring].sort((a, b) => a - b) }],
    places: code.checks.map(({ x }) => [x]),
  };
}
