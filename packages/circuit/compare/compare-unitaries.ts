import { type BranchOf, runBranches } from '../engine/branching.ts';
import type { Program } from '../engine/compile.ts';
import { DENSE } from '../engine/dense-states.ts';
import { amplitudesDifference } from '../judge/compare-amplitudes.ts';
import type { AmplitudeColumn } from '../judge/problem.ts';
import { type Amplitudes, squaredOverlap } from '../quantum/amplitudes.ts';
import { digits } from '../quantum/notation.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import type { Comparison } from './comparison.ts';
import { areSameMarks, type Mark, marker, overlap, partingOf } from './marks.ts';

/**
 * Up to the first number of qubits, all columns of the matrices are compared (4ⁿ amplitudes); up to the second, two
 * random inputs.
 */
export const MOST_QUBITS = { everyInput: 6, randomInputs: 16 } as const;

/** Phases that differ by less are equal; smaller ones count as 0. */
const SAME_PHASE = 1e-6;
/** Overlaps of equal states fall short of 1 by less. */
const SAME_OVERLAP = 1e-9;

/**
 * Compares circuits of gates alone, up to a global phase. Their inputs stand one after another in one array: each gate
 * acts on all of them at once.
 */
export function compareUnitaries(first: Program, second: Program, wires: readonly string[]): Comparison {
  const { qubits } = first;
  const isEvery = qubits <= MOST_QUBITS.everyInput;
  const method = isEvery ? 'every-input' : 'random-inputs';
  const start = isEvery ? everyInput(qubits) : randomInputs(qubits);
  const mark = marker(start.length / 2);
  const marks = [first, second].map((program) => Array.from(statesOf(program, start), mark));
  const [left = [], right = []] = marks;
  const [a, b] = [stateAfter(first, start), stateAfter(second, start)];
  if (areSameMarks(left.at(-1) as Mark, right.at(-1) as Mark)) {
    const [re, im] = overlap(a, b);
    const phase = Math.atan2(im, re);
    return { isEqual: true, method, phase: Math.abs(phase) < SAME_PHASE ? 0 : phase, note: undefined };
  }
  const { alikeAfter, parting } = partingOf(left, right, areSameMarks);
  const [is, should] = [
    stateAfter(second, start, alikeAfter.second + 1),
    stateAfter(first, start, alikeAfter.first + 1),
  ];
  const overlapped = `of random inputs they make states whose squared overlap is ${squaredOverlap(is, should).toFixed(6)}`;
  const difference = isEvery
    ? amplitudesDifference(columnsOf(is, qubits), columnsOf(should, qubits), { wires })
    : undefined;
  const size = 2 * 2 ** qubits;
  const fromZero = squaredOverlap(a.subarray(0, size), b.subarray(0, size)) * 4 ** qubits;
  const note = isEvery && fromZero > 1 - SAME_OVERLAP ? 'From |0…0⟩ both lead to the same state.' : undefined;
  return { isEqual: false, method, difference: difference ?? overlapped, parting, note };
}

function* statesOf({ columns, bits }: Program, start: Amplitudes): Generator<readonly BranchOf<Amplitudes>[]> {
  let branches: readonly BranchOf<Amplitudes>[] = [
    { probability: 1, bits: new Uint8Array(bits), state: start.slice() },
  ];
  yield branches;
  for (const column of columns) {
    branches = runBranches(DENSE, column, branches, (split) => split);
    yield branches;
  }
}

function stateAfter({ columns, ...rest }: Program, start: Amplitudes, cut = columns.length): Amplitudes {
  const [last] = [...statesOf({ ...rest, columns: [columns.slice(0, cut).flat()] }, start)].at(-1) ?? [];
  return last?.state ?? start;
}

/** Each basis state as an input, which is the high half of an index; normalized as a whole. */
function everyInput(qubits: number): Amplitudes {
  const states = new Float64Array(2 * 4 ** qubits);
  for (let input = 0; input < 2 ** qubits; input += 1) states[2 * (input * 2 ** qubits + input)] = 2 ** (-qubits / 2);
  return states;
}

function randomInputs(qubits: number): Amplitudes {
  const random = seededRandom(qubits);
  const states = Float64Array.from({ length: 4 * 2 ** qubits }, () => 2 * random() - 1);
  const norm = Math.sqrt(states.reduce((sum, part) => sum + part * part, 0));
  return states.map((part) => part / norm);
}

function columnsOf(states: Amplitudes, qubits: number): AmplitudeColumn[] {
  const size = 2 * 2 ** qubits;
  return Array.from({ length: 2 ** qubits }, (_, input) => ({
    input: digits(input, qubits),
    amplitudes: Array.from(states.subarray(input * size, (input + 1) * size), (part) => part * 2 ** (qubits / 2)),
  }));
}
