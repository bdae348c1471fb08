import type { Basis, Circuit } from '../circuit/circuit.ts';
import { bornProbabilities } from '../quantum/amplitudes.ts';
import type { BlochVector } from '../quantum/bloch.ts';
import { marginal } from '../quantum/marginal.ts';
import type { RandomSource } from '../quantum/measurement.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { NEVER, runBranches } from './branching.ts';
import { compile, type Instruction, type MeasureInstruction } from './compile.ts';
import { DENSE, initialBranch } from './dense-states.ts';
import { mixedBloch, mixedProbabilities, qubitStateOf } from './mixtures.ts';
import { readBits } from './outcomes.ts';
import { whatMatters } from './relevance.ts';
import type { Branch, Snapshot } from './snapshot.ts';
import { terminalMeasurements } from './terminal.ts';
import { thinOut } from './thin-out.ts';
import { fromZ, toZ, turn } from './turns.ts';

export interface RunOptions {
  /** The value of the swept angle, 0 to 1. */
  readonly t: number;
  /** Branches that are kept at most; `MOST_BRANCHES` unless given. */
  readonly branches?: number;
  readonly seed?: number;
}

export const MOST_BRANCHES = 256;
/** States of single outcomes are shown as long as they fit in this many amplitudes (16 MiB). */
const MOST_SHOWN_AMPLITUDES = 2 ** 20;

/**
 * The state after the first `cut` columns (0 to all). Measurements and preparations branch exactly up to `branches`
 * branches; beyond, that many are drawn with a seeded source (`thinOut`) and the snapshot is not exact.
 *
 * Measurements that nothing depends on before the cut are read from the final state. Where they have more outcomes than
 * branches are kept, or too many to show their states, all numbers stay exact and `branches` is empty.
 * A RangeError in one sentence where the circuit asks for what does not exist.
 */
export function runCircuit(
  circuit: Circuit,
  { t, cut, branches: most = MOST_BRANCHES, seed = 1 }: RunOptions & { readonly cut: number },
): Snapshot {
  const program = compile(circuit, t, cut);
  const { qubits } = program;
  const { before, terminal } = terminalMeasurements(program.columns.flat());
  const random = seededRandom(seed);
  const first = runThinned(before, [initialBranch(qubits, program.bits)], most, random);
  const mostShown = Math.min(most, Math.max(1, MOST_SHOWN_AMPLITUDES / 2 ** qubits));
  if (first.isExact && terminal.length > 0 && outcomeCount(first.branches, terminal) > mostShown)
    return { ...readAtOnce(first.branches, terminal, qubits), cut };
  const second = runThinned(terminal, first.branches, most, random);
  const { branches } = second;
  const isExact = first.isExact && second.isExact;
  return {
    qubits,
    cut,
    isExact,
    ...(isExact ? {} : { samples: most }),
    branches,
    probabilities: mixedProbabilities(branches, qubits),
    qubitStates: mixedBloch(branches, qubits).map(qubitStateOf),
    bits: readBits(DENSE, branches),
  };
}

/** The distribution of the classical bits at the end, bit 0 rightmost; calculated as in `runCircuit`. */
export function finalBits(
  circuit: Circuit,
  { t, branches: most = MOST_BRANCHES, seed = 1 }: RunOptions,
): { bits: Map<string, number>; isExact: boolean } {
  const program = compile(circuit, t);
  const { kept, wires } = whatMatters(program.columns.flat(), []);
  const { before, terminal } = terminalMeasurements(kept);
  const start = initialBranch(wires.length, program.bits);
  const { branches, isExact } = runThinned(before, [start], most, seededRandom(seed));
  return { bits: readBits(DENSE, branches, terminal), isExact };
}

function runThinned(
  instructions: readonly Instruction[],
  start: readonly Branch[],
  most: number,
  random: RandomSource,
): { branches: readonly Branch[]; isExact: boolean } {
  let isExact = true;
  const branches = runBranches(DENSE, instructions, start, (split) => {
    if (split.length > most) isExact = false;
    return thinOut(split, most, random);
  });
  return { branches, isExact };
}

/** How many outcomes measurements at the end of the branches can have. */
function outcomeCount(branches: readonly Branch[], terminal: readonly MeasureInstruction[]): number {
  const read = terminal.map(({ qubit }) => qubit);
  let count = 0;
  for (const { state } of branches) {
    for (const { basis, qubit } of terminal) turn(state, toZ(basis, qubit));
    for (const share of marginal(bornProbabilities(state), read)) if (share > NEVER) count += 1;
    for (const { basis, qubit } of terminal) turn(state, fromZ(basis, qubit));
  }
  return count;
}

/** All that is shown but the states of single outcomes: measuring a qubit leaves of it what lies along the axis. */
function readAtOnce(
  branches: readonly Branch[],
  terminal: readonly MeasureInstruction[],
  qubits: number,
): Omit<Snapshot, 'cut'> {
  const axes = new Map(terminal.map(({ qubit, basis }) => [qubit, basis]));
  const probabilities = mixedProbabilities(branches, qubits);
  for (const { qubit, basis } of terminal) if (basis !== 'z') evenOut(probabilities, qubit);
  const qubitStates = mixedBloch(branches, qubits).map((bloch, qubit) => qubitStateOf(along(bloch, axes.get(qubit))));
  return { qubits, isExact: true, branches: [], probabilities, qubitStates, bits: readBits(DENSE, branches, terminal) };
}

function along({ x, y, z }: BlochVector, axis: Basis | undefined): BlochVector {
  if (!axis) return { x, y, z };
  return { x: axis === 'x' ? x : 0, y: axis === 'y' ? y : 0, z: axis === 'z' ? z : 0 };
}

/** A qubit that was read along x or y is 0 as often as 1, whatever the others are. */
function evenOut(probabilities: Float64Array, qubit: number): void {
  const bit = 1 << qubit;
  for (let index = 0; index < probabilities.length; index += 1) {
    if ((index & bit) !== 0) continue;
    const mean = ((probabilities[index] as number) + (probabilities[index | bit] as number)) / 2;
    probabilities[index] = mean;
    probabilities[index | bit] = mean;
  }
}
