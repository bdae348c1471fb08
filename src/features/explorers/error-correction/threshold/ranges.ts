import {
  BIASES,
  type CodeName,
  DECODERS,
  type DecoderName,
  type Experiment,
  NOISES,
  type NoiseName,
  OPERATIONS,
  type Operation,
} from './experiment.ts';

/** What is drawn of an experiment: which error rates are tried, and where the axis of logical errors begins. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly least: number;
}

type RangeBy = (settings: Pick<Experiment, 'bias' | 'strengths'>) => Range;

/** What is offered of a code with a noise. */
interface Offer {
  /** The error rates around the crossing. */
  readonly range: RangeBy;
  /** Sizes to choose from; a change of code or noise begins with the first. */
  readonly sizes: readonly (readonly number[])[];
  /** The largest size of which all syndromes fit into a table (`MOST_TABLE_BITS`). */
  readonly largestTable?: number;
}

const range =
  (from: number, to: number, least: number): RangeBy =>
  () => ({ from, to, least });

const byBias =
  (...ranges: readonly RangeBy[]): RangeBy =>
  (settings) => {
    const found = ranges[BIASES.indexOf(settings.bias)];
    if (!found) throw new RangeError(`A bias of ${settings.bias} is not simulated`);
    return found(settings);
  };

/**
 * How much of what a circuit suffers comes from each operation, where all fail alike; the rest from two-qubit gates. Roughly,
 * from crossings of distances 3, 5 and 7 by union-find with one of them made five times or nothing: where the axis has to
 * lie, not where the curves cross.
 */
const SHARES: Readonly<Record<Operation, number>> = { oneQubit: 0.02, reset: 0.05, measurement: 0.06, idle: 0.17 };

/** What other operations add to the errors lowers the errors of two-qubit gates that a code can bear. */
const circuitRange: RangeBy = ({ strengths }) => {
  const load = OPERATIONS.reduce((sum, each) => sum + SHARES[each] * (strengths[each] - 1), 1);
  const place = (rate: number) => Number((rate / load).toPrecision(3));
  return { from: place(0.003), to: place(0.0114), least: 0.0005 };
};

const OFFERS: Readonly<Record<CodeName, Partial<Record<NoiseName, Offer>>>> = {
  repetition: {
    flips: {
      range: range(0.4, 0.56, 0.1),
      sizes: [
        [3, 5, 9, 15],
        [9, 15, 25, 41],
      ],
      largestTable: 19,
    },
    phenomenological: {
      range: range(0.07, 0.14, 0.01),
      sizes: [[5, 7, 9, 11], [9, 13, 17, 21], [3]],
      largestTable: 4,
    },
  },
  toric: {
    flips: {
      range: range(0.08, 0.115, 0.03),
      sizes: [
        [5, 7, 9, 13],
        [9, 13, 17, 21],
      ],
    },
    phenomenological: {
      range: range(0.018, 0.032, 0.0005),
      sizes: [
        [5, 7, 9, 11],
        [7, 9, 11, 13],
      ],
    },
  },
  'rotated-surface': {
    flips: {
      range: range(0.07, 0.115, 0.01),
      sizes: [
        [5, 7, 9, 13],
        [9, 13, 17, 21],
        [3, 5],
      ],
      largestTable: 5,
    },
    phenomenological: {
      range: range(0.016, 0.034, 0.0005),
      sizes: [[5, 7, 9, 11], [7, 9, 11, 13], [3]],
      largestTable: 3,
    },
    biased: {
      range: byBias(range(0.1, 0.19, 0.01), range(0.08, 0.15, 0.01), range(0.07, 0.13, 0.01), range(0.07, 0.13, 0.01)),
      sizes: [[5, 7, 9, 13], [9, 13, 17, 21], [3]],
      largestTable: 3,
    },
    circuit: {
      range: circuitRange,
      sizes: [
        [3, 5, 7],
        [5, 7, 9],
      ],
    },
  },
  xzzx: {
    biased: {
      range: byBias(range(0.1, 0.19, 0.01), range(0.18, 0.32, 0.01), range(0.36, 0.5, 0.1), range(0.36, 0.5, 0.1)),
      sizes: [[5, 7, 9, 13], [9, 13, 17, 21], [3]],
      largestTable: 3,
    },
  },
};

const TABLES: readonly DecoderName[] = ['look-up', 'likelihood'];

/** Undefined where a code is not simulated with this noise. */
export function rangeOf({ code, noise, ...settings }: Omit<Experiment, 'decoder' | 'sizes'>): Range | undefined {
  return OFFERS[code][noise]?.range(settings);
}

/** The sizes to choose from: none where a code is not simulated with this noise, or not by this decoder. */
export function sizesOf({ code, noise, decoder }: Pick<Experiment, 'code' | 'noise' | 'decoder'>): Offer['sizes'] {
  const { sizes = [], largestTable = 0 } = OFFERS[code][noise] ?? {};
  return TABLES.includes(decoder) ? sizes.filter((each) => each.every((size) => size <= largestTable)) : sizes;
}

export function noisesOf(code: CodeName): NoiseName[] {
  return NOISES.filter((noise) => OFFERS[code][noise] !== undefined);
}

export function decodersOf({ code, noise }: Pick<Experiment, 'code' | 'noise'>): DecoderName[] {
  return DECODERS.filter((decoder) => sizesOf({ code, noise, decoder }).length > 0);
}

/** How many error rates are tried. */
export const STEPS = 8;

/** The error rates that are tried, ascending, written with as many digits as they are drawn. */
export function ratesOf({ from, to }: Range): number[] {
  return Array.from({ length: STEPS }, (_, step) => Number((from + ((to - from) * step) / (STEPS - 1)).toPrecision(4)));
}

/** What a code or a noise that was chosen leaves of the other choices: those that go with it, and else the first ones. */
export function fitting(asked: Experiment): Experiment {
  const pick = <Choice>(offered: readonly Choice[], isAsked: (choice: Choice) => boolean, fallback: Choice): Choice =>
    offered.find(isAsked) ?? offered[0] ?? fallback;
  const noise = pick(noisesOf(asked.code), (each) => each === asked.noise, asked.noise);
  const decoder = pick(decodersOf({ ...asked, noise }), (each) => each === asked.decoder, asked.decoder);
  const offered = sizesOf({ ...asked, noise, decoder });
  return {
    ...{ ...asked, noise, decoder },
    sizes: pick(offered, (each) => each.join() === asked.sizes.join(), asked.sizes),
  };
}
