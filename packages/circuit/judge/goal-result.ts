import type { Circuit, GateDefinition, Operation } from '../circuit/circuit.ts';
import { compile } from '../engine/compile.ts';
import { finalBits, runCircuit } from '../engine/run-circuit.ts';
import { squaredOverlap } from '../quantum/amplitudes.ts';
import { applySteps, stepsOf } from '../quantum/apply-unitary.ts';
import { digits } from '../quantum/notation.ts';
import type { AmplitudeColumn, Goal } from './problem.ts';

/** Columns that are compared up to one phase. */
export type Amplitudes = readonly AmplitudeColumn[];

/** What a circuit does, as far as a goal asks for it. */
export type GoalResult =
  /** One for each outcome of what was measured on the way. */
  | { readonly kind: 'amplitudes'; readonly runs: readonly Amplitudes[] }
  | { readonly kind: 'outcomes'; readonly probabilities: ReadonlyMap<string, number> }
  /** These wires have no pure state of their own. */
  | { readonly kind: 'entangled' };

/** Share of the norm that may lie elsewhere by rounding. */
const NONE = 1e-9;

/**
 * Runs operations on the wires and bits of a problem's start. A RangeError in one sentence where they cannot be
 * calculated exactly.
 */
export function goalResult(
  goal: Goal,
  { qubits, bits }: Pick<Circuit, 'qubits' | 'bits'>,
  operations: readonly Operation[],
  gates: readonly GateDefinition[],
): GoalResult {
  const circuit: Circuit = { qubits, bits, gates, columns: operations.map((operation) => [operation]) };
  switch (goal.compare) {
    case 'outcomes': {
      const result = finalBits(circuit, { t: 0 });
      if (!result.isExact) throw new RangeError('So many measurements cannot be checked exactly');
      return { kind: 'outcomes', probabilities: result.bits };
    }
    case 'state': {
      const states = statesOf(circuit).map((state) => stateOn(goal.wires, state, qubits.length));
      const runs = states.flatMap((amplitudes) => (amplitudes ? [[{ amplitudes }]] : []));
      return runs.length < states.length ? { kind: 'entangled' } : { kind: 'amplitudes', runs };
    }
    case 'unitary':
      return { kind: 'amplitudes', runs: [columnsOf(circuit, goal.inputs)] };
  }
}

/**
 * What becomes of every basis state of some wires, the others beginning in |0⟩. The inputs lie one after another in one
 * array, so that each gate acts on all of them in one pass.
 */
function columnsOf(circuit: Circuit, inputs: readonly number[]): AmplitudeColumn[] {
  const { qubits, columns } = compile(circuit, 0);
  const size = 2 * 2 ** qubits;
  const basis = Array.from({ length: 2 ** inputs.length }, (_, value) =>
    inputs.reduce((sum, wire, place) => sum | (((value >> place) & 1) << wire), 0),
  );
  const states = new Float64Array(size * basis.length);
  for (const [place, index] of basis.entries()) states[size * place + 2 * index] = 1;
  for (const instruction of columns.flat()) {
    if (instruction.kind !== 'unitary')
      throw new RangeError('Only gates have a matrix: take measurements and resets away');
    applySteps(states, stepsOf(instruction.unitary));
  }
  return basis.map((index, place) => ({
    input: digits(index, qubits),
    amplitudes: [...states.subarray(size * place, size * (place + 1))],
  }));
}

function statesOf(circuit: Circuit): Float64Array[] {
  const { branches, isExact } = runCircuit(circuit, { t: 0, cut: circuit.columns.length });
  if (!isExact || branches.length === 0) throw new RangeError('So many measurements cannot be checked exactly');
  return branches.map(({ state }) => state);
}

/**
 * The state of some wires of a pure state, or undefined where they are entangled with the others: the amplitudes, as a
 * matrix of these wires against the others, then have more than one direction.
 */
function stateOn(wires: readonly number[], state: Float64Array, qubits: number): number[] | undefined {
  const mask = wires.reduce((sum, wire) => sum | (1 << wire), 0);
  const spread = (value: number) => wires.reduce((sum, wire, place) => sum | (((value >> place) & 1) << wire), 0);
  const columnAt = (rest: number) =>
    Array.from({ length: 2 ** wires.length }, (_, value) => {
      const at = 2 * (rest | spread(value));
      return [state[at] ?? 0, state[at + 1] ?? 0] as const;
    }).flat();
  const columns = Array.from({ length: 2 ** qubits }, (_, index) => index)
    .filter((index) => (index & mask) === 0)
    .map(columnAt);
  const largest = columns.reduce((best, column) => (norm(column) > norm(best) ? column : best));
  const scale = 1 / Math.sqrt(norm(largest));
  const direction = largest.map((part) => part * scale);
  const along = columns.reduce((sum, column) => sum + squaredOverlap(direction, column), 0);
  return 1 - along > NONE ? undefined : direction;
}

const norm = (vector: readonly number[]) => vector.reduce((sum, part) => sum + part * part, 0);
