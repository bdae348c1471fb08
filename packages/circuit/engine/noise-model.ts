/** How a machine spoils what it does. All are probabilities, 0 to 1; the channels are in `density-matrix.ts`. */
export interface NoiseModel {
  /** After each gate on one wire: its wire is depolarized with this probability. */
  readonly depolarizing1: number;
  /** After each gate on two wires, controls included; after one on more, on each pair of its wires. */
  readonly depolarizing2: number;
  /** On every wire after each column. */
  readonly amplitudeDamping: number;
  readonly phaseDamping: number;
  /** Reading 1 from a qubit that is 0, and the other way round. The qubit itself stays as it was. */
  readonly readOneOfZero: number;
  readonly readZeroOfOne: number;
}

export const NOISELESS: NoiseModel = {
  depolarizing1: 0,
  depolarizing2: 0,
  amplitudeDamping: 0,
  phaseDamping: 0,
  readOneOfZero: 0,
  readZeroOfOne: 0,
};

/** A RangeError where a number is no probability. */
export function refuseImpossible(noise: NoiseModel): void {
  for (const [name, value] of Object.entries(noise)) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`${name} must lie between 0 and 1, and is ${value}`);
  }
}

/** What is published of a machine; what our list does not have is missing. */
export interface MachineFigures {
  /** Errors are one minus the average fidelity, as randomized benchmarking gives it. */
  readonly oneQubitError?: number;
  readonly twoQubitError?: number;
  /**
   * Takes the place of `twoQubitError`: its mean while gates run on all pairs at once, as one minus the process
   * fidelity. Waiting is included.
   */
  readonly layeredError?: number;
  /** Mean of both wrong readings. */
  readonly readoutError?: number;
  /** The average infidelity that a layer which pairs all qubits costs each of them beside its gates. */
  readonly memoryError?: number;
  /** In seconds. */
  readonly t1?: number;
  readonly t2?: number;
  readonly twoQubitTime?: number;
}

export interface MachineNoise {
  readonly noise: NoiseModel;
  /** What the model leaves out, one sentence each. */
  readonly leavesOut: readonly string[];
}

/** Holds for every machine. */
const ALWAYS_LEFT_OUT = [
  'Any two wires can meet; moving states to where the machine can join them costs nothing here.',
  'All qubits are alike and do not disturb each other: no crosstalk, no leakage, no drift.',
  'Errors of gates are random; real ones are in part systematic and can add up.',
  'Preparing a qubit never fails.',
];

/**
 * A noise model from published numbers. The average infidelity r of a depolarizing channel on k qubits is
 * p (1 − 1/2ᵏ) (Nielsen, Phys. Lett. A 303, 249 (2002)), so p = 2r and 4r/3; its process infidelity is p (1 − 1/4ᵏ), which
 * the error per layered gate is (McKay et al., arXiv:2311.05933).
 */
export function noiseOfMachine(figures: MachineFigures): MachineNoise {
  const { oneQubitError = 0, twoQubitError = 0, layeredError, readoutError = 0 } = figures;
  const idling = idlingOf(figures);
  return {
    noise: {
      depolarizing1: Math.min(1, 2 * oneQubitError),
      depolarizing2: Math.min(1, layeredError === undefined ? (4 / 3) * twoQubitError : (16 / 15) * layeredError),
      amplitudeDamping: idling.amplitudeDamping,
      phaseDamping: idling.phaseDamping,
      readOneOfZero: readoutError,
      readZeroOfOne: readoutError,
    },
    leavesOut: [...missingErrors(figures), ...idling.leavesOut, ...ALWAYS_LEFT_OUT],
  };
}

function missingErrors({ oneQubitError, twoQubitError, layeredError, readoutError }: MachineFigures): string[] {
  const sentences: [boolean, string][] = [
    [oneQubitError === undefined, 'The error of one-qubit gates is not in our list.'],
    [layeredError === undefined && twoQubitError === undefined, 'The error of two-qubit gates is not in our list.'],
    [readoutError === undefined, 'The readout error is not in our list.'],
    [readoutError !== undefined, 'Both wrong readings are taken to be equally frequent.'],
  ];
  return sentences.filter(([holds]) => holds).map(([, sentence]) => sentence);
}

type Idling = Pick<NoiseModel, 'amplitudeDamping' | 'phaseDamping'> & Pick<MachineNoise, 'leavesOut'>;

/** What a column costs each wire: as it was measured where it was, else from the times in which a qubit forgets. */
function idlingOf(figures: MachineFigures): Idling {
  const { layeredError, memoryError, twoQubitTime } = figures;
  if (layeredError !== undefined) return costsNothing('The error per layered gate holds what neighbors and waiting do');
  if (memoryError !== undefined) return idlingByMemory(memoryError);
  const known = [figures.t1 === undefined ? '' : 'T1', figures.t2 === undefined ? '' : 'T2'].filter(Boolean);
  if (known.length === 0) return costsNothing('What waiting does to a qubit is not in our list');
  if (twoQubitTime === undefined)
    return costsNothing(`${known.join(' and ')} is in our list, the time of a gate is not`);
  return idlingByTimes(figures, twoQubitTime);
}

const costsNothing = (why: string): Idling => ({
  amplitudeDamping: 0,
  phaseDamping: 0,
  leavesOut: [`${why}; a column by itself costs nothing here.`],
});

/**
 * Phase damping λ is a phase flip with probability p = (1 − √(1 − λ))/2, and a phase flip has the average infidelity
 * r = 2p/3 (Nielsen, as above): r = (1 − √(1 − λ))/3. No phase damping has more than a third.
 */
function idlingByMemory(memoryError: number): Idling {
  return {
    amplitudeDamping: 0,
    phaseDamping: 1 - Math.max(0, 1 - 3 * memoryError) ** 2,
    leavesOut: [
      'Each column costs every qubit what a layer that pairs all of them costs on the machine, however few gates it has.',
      'The whole memory error counts as lost phase; the machine’s includes leakage and slow drifts of the phase, which add up faster.',
    ],
  };
}

/**
 * A column takes the time τ of a two-qubit gate, in which |1⟩ decays by 1 − e^(−τ/T1) and coherence by e^(−τ/T2) in all
 * (Nielsen and Chuang, section 8.3).
 */
function idlingByTimes({ t1, t2 }: MachineFigures, time: number): Idling {
  const decay = t1 === undefined ? 0 : time / t1;
  const dephasing = t2 === undefined ? 0 : Math.max(0, (2 * time) / t2 - decay);
  return {
    amplitudeDamping: -Math.expm1(-decay),
    phaseDamping: -Math.expm1(-dephasing),
    leavesOut: [
      ...(t1 === undefined ? ['T1 is not in our list: waiting only blurs phases.'] : []),
      ...(t2 === undefined ? ['T2 is not in our list: waiting only lets |1⟩ decay.'] : []),
      'Each column lasts as long as a two-qubit gate; decay during a gate counts twice, in its error and here.',
      'Waiting for a readout, which takes far longer than a gate, costs nothing here.',
    ],
  };
}
