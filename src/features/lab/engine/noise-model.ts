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

/** What makers publish of a machine; what is not published is missing. */
export interface MachineFigures {
  /** Errors are one minus the average fidelity, as randomized benchmarking gives it. */
  readonly oneQubitError?: number;
  readonly twoQubitError?: number;
  /** In place of it: its mean while gates run on all pairs at once, one minus the process fidelity. Holds waiting as well. */
  readonly layeredError?: number;
  /** Mean of both wrong readings. */
  readonly readoutError?: number;
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
 * the error per layered gate is (McKay et al., arXiv:2311.05933). A column takes the time τ of a two-qubit gate, in which |1⟩ decays by 1 − e^(−τ/T1) and coherence by e^(−τ/T2) in all (Nielsen and Chuang, section 8.3).
 */
export function noiseOfMachine(figures: MachineFigures): MachineNoise {
  const { oneQubitError = 0, twoQubitError = 0, layeredError, readoutError = 0, t1, t2, twoQubitTime = 0 } = figures;
  const time = layeredError === undefined ? twoQubitTime : 0;
  const decay = t1 === undefined ? 0 : time / t1;
  const dephasing = t2 === undefined ? 0 : Math.max(0, (2 * time) / t2 - decay);
  return {
    noise: {
      depolarizing1: Math.min(1, 2 * oneQubitError),
      depolarizing2: Math.min(1, layeredError === undefined ? (4 / 3) * twoQubitError : (16 / 15) * layeredError),
      amplitudeDamping: -Math.expm1(-decay),
      phaseDamping: -Math.expm1(-dephasing),
      readOneOfZero: readoutError,
      readZeroOfOne: readoutError,
    },
    leavesOut: [...missing(figures), ...ALWAYS_LEFT_OUT],
  };
}

function missing(figures: MachineFigures): string[] {
  const { oneQubitError, twoQubitError, layeredError, readoutError, t1, t2, twoQubitTime } = figures;
  const isLayered = layeredError !== undefined;
  const forgets = t1 !== undefined || t2 !== undefined;
  const waits = !isLayered && twoQubitTime !== undefined && forgets;
  const known = [t1 === undefined ? '' : 'T1', t2 === undefined ? '' : 'T2'].filter(Boolean).join(' and ');
  const sentences: [boolean, string][] = [
    [oneQubitError === undefined, 'The error of one-qubit gates is not published.'],
    [!isLayered && twoQubitError === undefined, 'The error of two-qubit gates is not published.'],
    [
      isLayered,
      'The error per layered gate holds what neighbors and waiting do; a column by itself costs nothing here.',
    ],
    [readoutError === undefined, 'The readout error is not published.'],
    [readoutError !== undefined, 'Both wrong readings are taken to be equally frequent.'],
    [!isLayered && !forgets, 'What waiting does to a qubit cannot be told from what is published.'],
    [
      !isLayered && forgets && !waits,
      `${known} is known, the time of a gate is not: what waiting does cannot be told, and it costs nothing here.`,
    ],
    [waits && t1 === undefined, 'T1 is not published: waiting only blurs phases.'],
    [waits && t2 === undefined, 'T2 is not published: waiting only lets |1⟩ decay.'],
    [waits, 'Each column lasts as long as a two-qubit gate; decay during a gate counts twice, in its error and here.'],
  ];
  return sentences.filter(([holds]) => holds).map(([, sentence]) => sentence);
}
