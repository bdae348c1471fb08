import { uniformNoise } from '../circuits/circuit-noise.ts';
import { errorModelOf } from '../circuits/error-model.ts';
import { toricMemory } from '../circuits/toric-memory.ts';
import { toricCode } from '../codes/toric.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import type { Decoder } from '../graph/decoder.ts';
import { MatchingDecoder } from '../matching/matching-decoder.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { flipModel, phenomenologicalModel } from '../noise/phenomenological.ts';
import { countFailures } from '../sampling/count-failures.ts';
import { seededRandom } from '../sampling/seeded-random.ts';
import type { CountedPoint } from '../statistics/crossing.ts';
import { UnionFindDecoder } from '../union-find/union-find-decoder.ts';

/** A threshold as its paper found it, on the torus, and what it takes to find it again. */
export interface PublishedThreshold {
  readonly noise: string;
  readonly decoder: string;
  readonly rate: number;
  /** How far from it ours may be: the paper's own uncertainty, and what small sizes shift it by. */
  readonly within: number;
  /** Rates around it, at which failures are counted. */
  readonly rates: readonly number[];
  modelOf(size: number, rate: number): DetectorErrorModel;
  decoderOf(model: DetectorErrorModel): Decoder;
}

const flips = {
  noise: 'code capacity',
  rates: [0.091, 0.095, 0.099, 0.103, 0.107, 0.111],
  modelOf: (size: number, rate: number) => flipModel(toricCode(size), 'X', rate),
};

const phenomenological = {
  noise: 'phenomenological',
  modelOf: (size: number, rate: number) =>
    phenomenologicalModel(toricCode(size), 'X', { data: rate, measurement: rate, rounds: size }),
};

/**
 * Six steps in a round: checks are prepared, meet their four qubits, and are measured. Preparation and measurement turn a
 * qubit over; gates, and whatever waits, are depolarized. Between rounds a qubit waits twice.
 */
const circuit = {
  noise: 'circuit level',
  modelOf: (size: number, rate: number) => {
    const idle = 2 * rate - (4 * rate * rate) / 3;
    return errorModelOf(toricMemory(size, 'Z', { rounds: size, noise: { ...uniformNoise(rate), oneQubit: 0, idle } }));
  },
};

const matching = {
  decoder: 'matching',
  decoderOf: (model: DetectorErrorModel) => new MatchingDecoder(matchingGraph(model)),
};
const unionFind = {
  decoder: 'union-find',
  decoderOf: (model: DetectorErrorModel) => new UnionFindDecoder(matchingGraph(model)),
};

/** Of decoders that take all mechanisms for equally likely. */
const unweighted = (model: DetectorErrorModel): DetectorErrorModel => ({
  ...model,
  mechanisms: model.mechanisms.map((mechanism) => ({ ...mechanism, probability: 0.01 })),
});

/**
 * Of matching: Dennis et al., J. Math. Phys. 43, 4452 (2002), and Wang, Harrington and Preskill, Ann. Phys. 303, 31 (2003).
 * Of union-find: Delfosse and Nickerson, Quantum 5, 595 (2021).
 */
export const FLIPS_MATCHING: PublishedThreshold = { ...flips, ...matching, rate: 0.103, within: 0.003 };
export const FLIPS_UNION_FIND: PublishedThreshold = { ...flips, ...unionFind, rate: 0.099, within: 0.003 };
export const READ_AGAIN_MATCHING: PublishedThreshold = {
  ...phenomenological,
  ...matching,
  rates: [0.0265, 0.028, 0.0295, 0.031, 0.0325],
  rate: 0.0293,
  within: 0.002,
};
export const READ_AGAIN_UNION_FIND: PublishedThreshold = {
  ...phenomenological,
  ...unionFind,
  rates: [0.0235, 0.025, 0.0265, 0.028, 0.0295, 0.031],
  rate: 0.026,
  within: 0.002,
};

/**
 * Huang, Newman and Brown, Phys. Rev. A 102, 012419 (2020). Only its abstract was read, so that the six steps, the usual ones, are
 * assumed; with them three of its four values are found.
 */
export const CIRCUIT_MATCHING: PublishedThreshold = {
  ...circuit,
  ...matching,
  rates: [0.006, 0.0066, 0.0072, 0.0078, 0.0084],
  rate: 0.0072,
  within: 0.0008,
};
export const CIRCUIT_MATCHING_UNWEIGHTED: PublishedThreshold = {
  ...circuit,
  decoder: 'matching, unweighted',
  decoderOf: (model) => matching.decoderOf(unweighted(model)),
  rates: [0.0053, 0.0059, 0.0065, 0.0071, 0.0077],
  rate: 0.0065,
  within: 0.0008,
};
export const CIRCUIT_UNION_FIND: PublishedThreshold = {
  ...circuit,
  ...unionFind,
  rates: [0.006, 0.0066, 0.0072, 0.0078, 0.0084],
  rate: 0.0062,
  within: 0.0008,
};
/** The union-find of the paper grows otherwise: without weights this one reaches further, to 0.54%. */
export const CIRCUIT_UNION_FIND_UNWEIGHTED: PublishedThreshold = {
  ...circuit,
  decoder: 'union-find, unweighted',
  decoderOf: (model) => unionFind.decoderOf(unweighted(model)),
  rates: [0.0038, 0.0046, 0.0054, 0.0062, 0.007],
  rate: 0.0038,
  within: 0.0008,
};

/** Failures at each rate and size; every point has a seed of its own, the same in each run. */
export function countCurves(
  { rates, modelOf, decoderOf }: PublishedThreshold,
  sizes: readonly number[],
  shots: number,
): CountedPoint[] {
  return sizes.flatMap((size) =>
    rates.map((rate, at) => {
      const model = modelOf(size, rate);
      const decoder = decoderOf(model);
      return { size, rate, ...countFailures(model, decoder, shots, seededRandom(100 * size + at)) };
    }),
  );
}
