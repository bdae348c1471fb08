import { errorModelOf } from '../circuits/error-model.ts';
import { toricMemory } from '../circuits/toric-memory.ts';
import { toricCode } from '../codes/toric.ts';
import { matchingGraph } from '../graph/build-graph.ts';
import type { Decoder } from '../graph/decoder.ts';
import type { MatchingGraph } from '../graph/matching-graph.ts';
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
  decoderOf(graph: MatchingGraph): Decoder;
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
 * Six steps in a round: checks are prepared, meet their four qubits, and are measured. Whatever is done, or waits, is
 * depolarized; of preparation and measurement that is a flip in two of three cases. Between rounds a qubit waits twice.
 */
const circuit = {
  noise: 'circuit level',
  modelOf: (size: number, rate: number) => {
    const flip = (2 * rate) / 3;
    const idle = 2 * rate - (4 * rate * rate) / 3;
    const noise = { oneQubit: 0, twoQubit: rate, reset: flip, measurement: flip, idle };
    return errorModelOf(toricMemory(size, 'Z', { rounds: size, noise }));
  },
};

const matching = { decoder: 'matching', decoderOf: (graph: MatchingGraph) => new MatchingDecoder(graph) };
const unionFind = { decoder: 'union-find', decoderOf: (graph: MatchingGraph) => new UnionFindDecoder(graph) };

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
 * Huang, Newman and Brown, Phys. Rev. A 102, 012419 (2020), with weights. The six steps are the usual ones, and assumed.
 */
export const CIRCUIT_MATCHING: PublishedThreshold = {
  ...circuit,
  ...matching,
  rates: [0.006, 0.0066, 0.0072, 0.0078, 0.0084],
  rate: 0.0072,
  within: 0.0008,
};
export const CIRCUIT_UNION_FIND: PublishedThreshold = {
  ...circuit,
  ...unionFind,
  rates: [0.0052, 0.0058, 0.0064, 0.007, 0.0076],
  rate: 0.0062,
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
      const decoder = decoderOf(matchingGraph(model));
      return { size, rate, ...countFailures(model, decoder, shots, seededRandom(100 * size + at)) };
    }),
  );
}
