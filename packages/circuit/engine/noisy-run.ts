import type { Circuit } from '../circuit/circuit.ts';
import { compile, type Instruction, type Program } from './compile.ts';
import { DensityEnsemble } from './density-ensemble.ts';
import { type NoiseModel, refuseImpossible } from './noise-model.ts';
import type { NoisyRegister } from './noisy-register.ts';
import { wiresOf } from './relevance.ts';
import type { Snapshot } from './snapshot.ts';
import { drawTrajectories } from './trajectories.ts';

export interface NoisyOptions {
  readonly t: number;
  readonly cut: number;
  readonly noise: NoiseModel;
  readonly seed?: number;
  /** Draws this many trajectories, and holds no density matrix however small the circuit is. */
  readonly samples?: number;
}

/** The largest density matrix; beyond, trajectories cost less. */
const MOST_DENSITY_QUBITS = 7;
/** All density matrices together, one for each value of the bits: 64 MiB. */
const MOST_ENTRIES = 2 ** 22;

/**
 * As `runCircuit`, on a machine with noise. Up to 7 qubits by density matrices, one for each value of the bits, and then
 * exact; beyond, or where too many bits are written, the mean over trajectories (Dalibard, Castin and Mølmer, Phys. Rev.
 * Lett. 68, 580 (1992)): 1024 of them up to 12 qubits, fewer above, 128 from 15 on. `branches` is empty.
 */
export function runNoisyCircuit(circuit: Circuit, { t, cut, noise, seed = 1, samples }: NoisyOptions): Snapshot {
  refuseImpossible(noise);
  const program = compile(circuit, t, cut);
  const run = (register: NoisyRegister) => runOn(register, program, noise);
  if (samples !== undefined || !fitsDensity(program)) {
    return { ...drawTrajectories(program, { run, seed, samples: samples ?? defaultSamples(program.qubits) }), cut };
  }
  const ensemble = new DensityEnsemble(program.qubits, program.bits);
  run(ensemble);
  return { ...ensemble.result(), cut };
}

function defaultSamples(qubits: number): number {
  return Math.min(1024, Math.max(128, 2 ** (22 - qubits)));
}

function fitsDensity({ qubits, columns }: Program): boolean {
  const written = new Set(columns.flat().flatMap((each) => (each.kind === 'measure' ? [each.bit] : [])));
  return qubits <= MOST_DENSITY_QUBITS && 4 ** qubits * 2 ** written.size <= MOST_ENTRIES;
}

/** Runs a program with what noise does after each of its parts. */
export function runOn(register: NoisyRegister, { columns }: Program, noise: NoiseModel): void {
  for (const column of columns) {
    for (const instruction of column) {
      if (instruction.kind === 'measure') register.measure(instruction, noise);
      else if (instruction.kind === 'prepare') register.prepare(instruction);
      else {
        register.turn(instruction);
        depolarizeAfter(register, instruction, noise);
      }
    }
    register.damp(noise.amplitudeDamping, noise.phaseDamping);
  }
}

function depolarizeAfter(register: NoisyRegister, instruction: Instruction, noise: NoiseModel): void {
  const { condition } = instruction;
  const wires = wiresOf(instruction);
  if (wires.length === 1) {
    // A phase that all states share takes no pulse.
    const isIdle = instruction.kind === 'unitary' && instruction.unitary.name === 'gphase';
    if (!isIdle && noise.depolarizing1 > 0) register.depolarize(wires, noise.depolarizing1, condition);
    return;
  }
  if (noise.depolarizing2 === 0) return;
  for (const [place, wire] of wires.entries()) {
    for (const other of wires.slice(place + 1)) register.depolarize([wire, other], noise.depolarizing2, condition);
  }
}
