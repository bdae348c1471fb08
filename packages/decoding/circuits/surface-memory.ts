import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import type { Position } from '../codes/stabilizer-code.ts';
import type { Basis } from './circuit-noise.ts';
import { type MemoryPlan, type MemoryRun, memoryCircuit } from './memory.ts';
import type { NoisyCircuit } from './noisy-circuit.ts';
import { byColumns, type Meetings, qubitsByPlace, stepsOf } from './steps.ts';

/** In this order an error that spreads from a check to two qubits runs across the logical operator that it could shorten. */
const MEETINGS: Meetings = {
  X: [
    { x: 1, y: 1 },
    { x: -1, y: 1 },
    { x: 1, y: -1 },
    { x: -1, y: -1 },
  ],
  Z: [
    { x: 1, y: 1 },
    { x: 1, y: -1 },
    { x: -1, y: 1 },
    { x: -1, y: -1 },
  ],
};

/**
 * Keeps the logical Z or X of a rotated surface code: the circuit that `stim gen --code surface_code --task
 * rotated_memory_z` or `rotated_memory_x` writes, with its numbers of qubits and detectors. Here the detectors of all
 * checks are followed, and one observable.
 *
 * @throws RangeError for a distance that is not odd, below 3, or for what `memoryCircuit` refuses.
 */
export function surfaceMemory(distance: number, basis: Basis, run: MemoryRun): NoisyCircuit {
  return memoryCircuit(planOf(distance, basis), basis, run);
}

function planOf(distance: number, basis: Basis): MemoryPlan {
  const code = rotatedSurfaceCode(distance);
  const numberOf = ({ x, y }: Position) => x + (y - (x % 2)) * (distance + 0.5);
  const data = code.qubits.map(numberOf);
  const measuring = code.checks.map(numberOf);
  const numbered = { code, data, measuring, order: byColumns(code) };
  const placed = [...code.qubits, ...code.checks].sort((a, b) => numberOf(a) - numberOf(b));
  return {
    ...numbered,
    steps: stepsOf({ ...numbered, qubitAt: qubitsByPlace(code) }, MEETINGS),
    placements: placed.map((at) => ({ name: 'QUBIT_COORDS', place: [at.x, at.y], targets: [numberOf(at)] })),
    prepared: [
      { basis, targets: data },
      { basis: 'Z', targets: measuring.toSorted((a, b) => a - b) },
    ],
    places: code.checks.map(({ x, y }) => [x, y]),
  };
}
