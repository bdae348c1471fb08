import { toricCode } from '../codes/toric.ts';
import type { Basis } from './circuit-noise.ts';
import { type MemoryPlan, type MemoryRun, memoryCircuit } from './memory.ts';
import type { NoisyCircuit } from './noisy-circuit.ts';
import { byColumns, type Meetings, qubitsByPlace, stepsOf } from './steps.ts';

/** Above, left, right, below: sites and faces go around together, so that each qubit meets one check in each step. */
const AROUND = [
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];
const MEETINGS: Meetings = { X: AROUND, Z: AROUND };

/**
 * Keeps both logical qubits of a toric code in Z or in X. Qubits have the numbers that the code gives them, and after
 * them come those that measure, in the order of the checks.
 *
 * @throws RangeError for a length that is not whole, below 2, or for what `memoryCircuit` refuses.
 */
export function toricMemory(length: number, basis: Basis, run: MemoryRun): NoisyCircuit {
  return memoryCircuit(planOf(length, basis), basis, run);
}

function planOf(length: number, basis: Basis): MemoryPlan {
  const code = toricCode(length);
  const data = [...code.qubits.keys()];
  const measuring = code.checks.map((_, check) => data.length + check);
  const numbered = { code, data, measuring, order: byColumns(code) };
  const around = (at: number) => (at + 2 * length) % (2 * length);
  const find = qubitsByPlace(code);
  return {
    ...numbered,
    steps: stepsOf({ ...numbered, qubitAt: ({ x, y }) => find({ x: around(x), y: around(y) }) }, MEETINGS),
    placements: [...code.qubits, ...code.checks].map(({ x, y }, number) => ({
      name: 'QUBIT_COORDS',
      place: [x, y],
      targets: [number],
    })),
    prepared: [
      { basis, targets: data },
      { basis: 'Z', targets: measuring },
    ],
    places: code.checks.map(({ x, y }) => [x, y]),
  };
}
