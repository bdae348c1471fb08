/** Which experiment is simulated. */
export interface Experiment {
  readonly code: CodeName;
  readonly noise: NoiseName;
  readonly decoder: DecoderName;
  /** Distances, ascending; of the torus its length. */
  readonly sizes: readonly number[];
}

export const CODES = ['repetition', 'toric', 'rotated-surface'] as const;
export type CodeName = (typeof CODES)[number];

export const NOISES = ['flips', 'phenomenological', 'circuit'] as const;
export type NoiseName = (typeof NOISES)[number];

export const DECODERS = ['union-find', 'matching'] as const;
export type DecoderName = (typeof DECODERS)[number];

/** What is drawn of a combination: which error rates are tried, where the axis of logical errors begins, and sizes to choose from. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly sizes: readonly (readonly number[])[];
}

/** The error rates around the crossing, for each code and noise that is simulated. */
const RANGES: Readonly<Record<CodeName, Partial<Record<NoiseName, Range>>>> = {
  repetition: {
    flips: {
      from: 0.4,
      to: 0.56,
      least: 0.1,
      sizes: [
        [3, 5, 9, 15],
        [9, 15, 25, 41],
      ],
    },
    phenomenological: {
      from: 0.07,
      to: 0.14,
      least: 0.01,
      sizes: [
        [5, 7, 9, 11],
        [9, 13, 17, 21],
      ],
    },
  },
  toric: {
    flips: {
      from: 0.08,
      to: 0.115,
      least: 0.03,
      sizes: [
        [5, 7, 9, 13],
        [9, 13, 17, 21],
      ],
    },
    phenomenological: {
      from: 0.018,
      to: 0.032,
      least: 0.0005,
      sizes: [
        [5, 7, 9, 11],
        [7, 9, 11, 13],
      ],
    },
  },
  'rotated-surface': {
    flips: {
      from: 0.07,
      to: 0.115,
      least: 0.01,
      sizes: [
        [5, 7, 9, 13],
        [9, 13, 17, 21],
      ],
    },
    phenomenological: {
      from: 0.016,
      to: 0.034,
      least: 0.0005,
      sizes: [
        [5, 7, 9, 11],
        [7, 9, 11, 13],
      ],
    },
    circuit: {
      from: 0.003,
      to: 0.0114,
      least: 0.0005,
      sizes: [
        [3, 5, 7],
        [5, 7, 9],
      ],
    },
  },
};

/** How many error rates are tried. */
export const STEPS = 8;

/** Undefined where a code is not simulated with this noise. */
export function rangeOf({ code, noise }: Pick<Experiment, 'code' | 'noise'>): Range | undefined {
  return RANGES[code][noise];
}

export function noisesOf(code: CodeName): NoiseName[] {
  return NOISES.filter((noise) => RANGES[code][noise] !== undefined);
}

/** The error rates that are tried, ascending, written with as many digits as they are drawn. */
export function ratesOf({ from, to }: Range): number[] {
  return Array.from({ length: STEPS }, (_, step) => Number((from + ((to - from) * step) / (STEPS - 1)).toPrecision(4)));
}

/** What was counted at one size and error rate. */
export interface Point extends Counted {
  readonly size: number;
  readonly rate: number;
}

/** An experiment that was simulated: which, and what was counted. */
export interface Simulated {
  readonly experiment: Experiment;
  readonly points: readonly Point[];
}

/** The order of work: all points a little, so that every curve is soon there, then again and better. */
export const PASSES = [300, 1_700, 8_000, 20_000] as const;

/** What a worker is asked for: this many shots of one point. */
export interface Slice {
  readonly experiment: Experiment;
  readonly size: number;
  readonly rate: number;
  readonly shots: number;
  readonly seed: number;
}

/** How many shots were decoded, and after how many the logical qubit was wrong. */
export interface Counted {
  readonly shots: number;
  readonly failures: number;
}

/** How many shots a slice has at the most: a worker answers some times in a second. */
const MOST_SHOTS = 2_000;

/** All slices of an experiment, in the order in which they are worked off; each has a seed of its own. */
export function slicesOf(experiment: Experiment): Slice[] {
  const range = rangeOf(experiment);
  if (!range) throw new RangeError(`The ${experiment.code} code is not simulated with ${experiment.noise} noise`);
  const rates = ratesOf(range);
  let seed = 0;
  return PASSES.flatMap((shots) =>
    experiment.sizes.flatMap((size) =>
      rates.flatMap((rate) =>
        split(shots).map((part) => {
          seed += 1;
          return { experiment, size, rate, shots: part, seed };
        }),
      ),
    ),
  );
}

function split(shots: number): number[] {
  const parts = Math.ceil(shots / MOST_SHOTS);
  return Array.from({ length: parts }, (_, part) => Math.min(MOST_SHOTS, shots - part * MOST_SHOTS));
}

/** A threshold that was published for the code and the noise of a picture. */
export interface Published {
  /** As a share of one. */
  readonly rate: number;
  readonly value: string;
  /** By which decoder. */
  readonly decoder: string;
  /** Whether that is the decoder of the picture. */
  readonly isSame: boolean;
}

/** A published threshold with what it is of. */
export interface PublishedThreshold extends Omit<Published, 'isSame'> {
  readonly code: string;
  readonly noise: string;
  /** The decoder that is simulated here, where it is one of them. */
  readonly by: string | undefined;
}
