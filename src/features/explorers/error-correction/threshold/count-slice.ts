import type { CircuitNoise } from '#decoding/circuits/circuit-noise.ts';
import { errorModelOf } from '#decoding/circuits/error-model.ts';
import { surfaceMemory } from '#decoding/circuits/surface-memory.ts';
import { repetitionCode } from '#decoding/codes/repetition.ts';
import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import type { StabilizerCode } from '#decoding/codes/stabilizer-code.ts';
import { toricCode } from '#decoding/codes/toric.ts';
import { xzzxCode } from '#decoding/codes/xzzx.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { Decoder } from '#decoding/graph/decoder.ts';
import { likelihoodDecoder } from '#decoding/likelihood/likelihood-decoder.ts';
import { lookUpDecoder } from '#decoding/look-up/look-up-decoder.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import type { DetectorErrorModel } from '#decoding/model/detector-error-model.ts';
import { biasedModel } from '#decoding/noise/biased.ts';
import { flipModel, phenomenologicalModel } from '#decoding/noise/phenomenological.ts';
import { countFailures } from '#decoding/sampling/count-failures.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import type { CodeName, Counted, DecoderName, Experiment, NoiseName, Slice, Strengths } from './experiment.ts';

const codes: Readonly<Record<CodeName, (size: number) => StabilizerCode>> = {
  repetition: repetitionCode,
  toric: toricCode,
  'rotated-surface': rotatedSurfaceCode,
  xzzx: xzzxCode,
};

type Modeled = Omit<Experiment, 'sizes'> & { size: number };

/**
 * What can go wrong: flips before one perfect reading, or any Pauli; as many faulty readings as the code is long, and a
 * perfect one; or every operation of a circuit that keeps the logical Z of a surface code for as many rounds.
 */
const models: Readonly<Record<NoiseName, (modeled: Modeled, rate: number) => DetectorErrorModel>> = {
  flips: ({ code, size }, rate) => flipModel(codes[code](size), 'X', rate),
  phenomenological: ({ code, size }, rate) =>
    phenomenologicalModel(codes[code](size), 'X', { data: rate, measurement: rate, rounds: size }),
  biased: ({ code, size, bias }, rate) => biasedModel(codes[code](size), { probability: rate, bias }),
  circuit: ({ size, strengths }, rate) =>
    errorModelOf(surfaceMemory(size, 'Z', { rounds: size, noise: circuitNoise(strengths, rate) })),
};

function circuitNoise({ oneQubit, reset, measurement, idle }: Strengths, twoQubit: number): CircuitNoise {
  return {
    twoQubit,
    oneQubit: oneQubit * twoQubit,
    reset: reset * twoQubit,
    measurement: measurement * twoQubit,
    idle: idle * twoQubit,
  };
}

const decoders: Readonly<Record<DecoderName, (model: DetectorErrorModel) => Decoder>> = {
  'union-find': (model) => new UnionFindDecoder(matchingGraph(model)),
  matching: (model) => new MatchingDecoder(matchingGraph(model)),
  'look-up': lookUpDecoder,
  likelihood: likelihoodDecoder,
};

/** What can go wrong with a code of this size, where the error rate is this. */
export function modelOf(modeled: Modeled, rate: number): DetectorErrorModel {
  return models[modeled.noise](modeled, rate);
}

/** No decoder takes an error for likelier than none. */
const MOST_BELIEVED = 0.49;

/** The last experiment, which most often is the next one, too. */
let prepared: { key: string; model: DetectorErrorModel; decoder: Decoder } | undefined;

/** Draws and decodes the shots of a slice. */
export function countSlice({ experiment, size, rate, shots, seed }: Slice): Counted {
  const key = JSON.stringify([experiment, size, rate]);
  if (prepared?.key !== key) {
    const modeled = { ...experiment, size };
    const model = modelOf(modeled, rate);
    const believed = rate > MOST_BELIEVED ? modelOf(modeled, MOST_BELIEVED) : model;
    prepared = { key, model, decoder: decoders[experiment.decoder](believed) };
  }
  return countFailures(prepared.model, prepared.decoder, shots, seededRandom(seed));
}
