import { uniformNoise } from '#decoding/circuits/circuit-noise.ts';
import { errorModelOf } from '#decoding/circuits/error-model.ts';
import { surfaceMemory } from '#decoding/circuits/surface-memory.ts';
import { repetitionCode } from '#decoding/codes/repetition.ts';
import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import type { StabilizerCode } from '#decoding/codes/stabilizer-code.ts';
import { toricCode } from '#decoding/codes/toric.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { Decoder } from '#decoding/graph/decoder.ts';
import type { MatchingGraph } from '#decoding/graph/matching-graph.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import type { DetectorErrorModel } from '#decoding/model/detector-error-model.ts';
import { flipModel, phenomenologicalModel } from '#decoding/noise/phenomenological.ts';
import { countFailures } from '#decoding/sampling/count-failures.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import type { CodeName, Counted, DecoderName, Experiment, NoiseName, Slice } from './experiment.ts';

const codes: Readonly<Record<CodeName, (size: number) => StabilizerCode>> = {
  repetition: repetitionCode,
  toric: toricCode,
  'rotated-surface': rotatedSurfaceCode,
};

type Modeled = Pick<Experiment, 'code'> & { size: number };

/**
 * What can go wrong: flips before one perfect reading; as many faulty readings as the code is long, and a perfect one; or
 * every operation of a circuit that keeps the logical Z of a surface code for as many rounds.
 */
const models: Readonly<Record<NoiseName, (modeled: Modeled, rate: number) => DetectorErrorModel>> = {
  flips: ({ code, size }, rate) => flipModel(codes[code](size), 'X', rate),
  phenomenological: ({ code, size }, rate) =>
    phenomenologicalModel(codes[code](size), 'X', { data: rate, measurement: rate, rounds: size }),
  circuit: ({ size }, rate) => errorModelOf(surfaceMemory(size, 'Z', { rounds: size, noise: uniformNoise(rate) })),
};

const decoders: Readonly<Record<DecoderName, (graph: MatchingGraph) => Decoder>> = {
  'union-find': (graph) => new UnionFindDecoder(graph),
  matching: (graph) => new MatchingDecoder(graph),
};

/** No decoder takes an error for likelier than none. */
const MOST_BELIEVED = 0.49;

/** The last experiment, which most often is the next one, too. */
let prepared: { key: string; model: DetectorErrorModel; decoder: Decoder } | undefined;

/** Draws and decodes the shots of a slice. */
export function countSlice({ experiment, size, rate, shots, seed }: Slice): Counted {
  const { code, noise, decoder } = experiment;
  const key = [code, noise, decoder, size, rate].join(' ');
  if (prepared?.key !== key) {
    const model = models[noise]({ code, size }, rate);
    const believed = rate > MOST_BELIEVED ? models[noise]({ code, size }, MOST_BELIEVED) : model;
    prepared = { key, model, decoder: decoders[decoder](matchingGraph(believed)) };
  }
  return countFailures(prepared.model, prepared.decoder, shots, seededRandom(seed));
}
