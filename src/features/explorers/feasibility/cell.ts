import { type Inputs, isReckoning, reckon } from '../calculator/reckon.ts';
import { THRESHOLD } from '../surface-code-cost.ts';
import type { Counts } from './count-gates.ts';
import { type Connectivity, gatesPerGate, type Pairs } from './routing.ts';

/** What has to be known of a machine; what is not on record is undefined, and nothing stands in for it. */
export interface FeasibleMachine {
  id: string;
  qubits: number | undefined;
  /** How often a two-qubit gate fails. */
  error: number | undefined;
  /** How often a qubit is read wrongly. */
  readout: number | undefined;
  connectivity: Connectivity;
  /** Seconds of one round of error correction. */
  cycle: number | undefined;
}

/** A circuit that is run as it is. */
export interface PlainWorkload extends Counts {
  pairs: Pairs;
  shots: number;
}

/** What is run with error correction, as it was published. */
export interface CorrectedWorkload {
  /** Physical qubits, and the error that they are for. */
  qubits: number | undefined;
  error: number | undefined;
  seconds: number | undefined;
  /** Its counts, where they are on record: with them it is carried over to other errors and cycles. */
  inputs: Inputs | undefined;
}

export type PlainCell =
  | { word: 'runs' | 'many shots' | 'noise wins'; fidelity: number; beforeReadout: boolean; gates: number }
  | { word: 'too few qubits'; has: number; needs: number }
  | { word: 'no error published' | 'no count published' | 'no connections published' };

export type CorrectedCell =
  | {
      word: 'needs more' | 'enough on paper';
      qubits: number;
      factor: number;
      lessError: number;
      seconds: number | undefined;
    }
  | { word: 'no error published'; factor: number | undefined }
  | { word: 'no count published' | 'not on record' };

/** More often right than wrong. */
const HALF = 0.5;

/** Signals that are so many times their statistical noise are told from it. */
const SIGMAS = 3;

/**
 * Without correction: the chance that no two-qubit gate and no readout fails, against what so many runs can tell from noise.
 * A signal of size F stands out of N runs where F is at least 3/√N.
 */
export function plainCell(workload: PlainWorkload, machine: FeasibleMachine): PlainCell {
  const { qubits, twoQubitGates, measured, pairs, shots } = workload;
  if (machine.qubits === undefined) return { word: 'no count published' };
  if (machine.qubits < qubits) return { word: 'too few qubits', has: machine.qubits, needs: qubits };
  if (machine.error === undefined) return { word: 'no error published' };
  const perGate = gatesPerGate(pairs, machine.connectivity, qubits);
  if (perGate === undefined) return { word: 'no connections published' };
  const gates = twoQubitGates * perGate;
  const fidelity = (1 - machine.error) ** gates * (1 - (machine.readout ?? 0)) ** measured;
  const beforeReadout = machine.readout === undefined;
  if (fidelity > HALF) return { word: 'runs', fidelity, beforeReadout, gates };
  return { word: fidelity >= SIGMAS / Math.sqrt(shots) ? 'many shots' : 'noise wins', fidelity, beforeReadout, gates };
}

/**
 * With correction: the published estimate against the qubits of the machine. Where its counts are on record, the calculator
 * carries it over: published qubits times what the calculator asks at the machine's error and cycle over what it asks at
 * those of the estimate. At an error where no distance suffices, and without counts, it is the published number, and how many
 * times less error it assumes.
 */
export function correctedCell(workload: CorrectedWorkload, machine: FeasibleMachine): CorrectedCell {
  const { qubits: published, inputs } = workload;
  if (published === undefined && inputs === undefined) return { word: 'not on record' };
  if (machine.qubits === undefined) return { word: 'no count published' };
  if (machine.error === undefined)
    return { word: 'no error published', factor: published && published / machine.qubits };
  const carried = inputs && machine.error < THRESHOLD ? carriedOver(workload, inputs, machine) : undefined;
  const qubits = carried?.qubits ?? published;
  if (qubits === undefined) return { word: 'not on record' };
  const assumed = workload.error ?? inputs?.error ?? machine.error;
  const lessError = carried ? 1 : Math.max(1, machine.error / assumed);
  const factor = qubits / machine.qubits;
  const word = factor <= 1 && lessError <= 1 ? 'enough on paper' : 'needs more';
  return { word, qubits, factor, lessError, seconds: carried?.seconds };
}

function carriedOver(workload: CorrectedWorkload, inputs: Inputs, { error = 0, cycle }: FeasibleMachine) {
  const there = reckon({ ...inputs, error, cycle: cycle ?? inputs.cycle });
  if (!isReckoning(there)) return undefined;
  const asPublished = reckon(inputs);
  const ratio = (name: 'qubits' | 'seconds', own: number | undefined) =>
    own !== undefined && isReckoning(asPublished) ? own / asPublished[name] : 1;
  return {
    qubits: there.qubits * ratio('qubits', workload.qubits),
    // Without the machine's cycle its time is not known.
    seconds: cycle === undefined ? undefined : there.seconds * ratio('seconds', workload.seconds),
  };
}
