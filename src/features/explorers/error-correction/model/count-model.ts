import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { Decoder } from '#decoding/graph/decoder.ts';
import type { MatchingGraph } from '#decoding/graph/matching-graph.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import type { DetectorErrorModel } from '#decoding/model/detector-error-model.ts';
import { type Fault, isFault } from '#decoding/model/fault.ts';
import { readDetectorErrorModel } from '#decoding/model/read-dem.ts';
import { countFailures, type FailureCount } from '#decoding/sampling/count-failures.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';

export const MODEL_DECODERS = ['union-find', 'matching'] as const;
export type ModelDecoder = (typeof MODEL_DECODERS)[number];

/** Shots of a detector error model that are to be drawn and decoded; the same seed draws the same. */
export interface ModelJob {
  /** The model as it stands in its file. */
  readonly text: string;
  readonly decoder: ModelDecoder;
  readonly shots: number;
  readonly seed: number;
}

/** How much there is in a model. */
export interface ModelSize {
  readonly detectors: number;
  readonly observables: number;
  readonly mechanisms: number;
  /** Mechanisms that are decomposed into several edges. */
  readonly decomposed: number;
}

export interface CountedModel extends FailureCount {
  readonly size: ModelSize;
}

const decoders: Readonly<Record<ModelDecoder, (graph: MatchingGraph) => Decoder>> = {
  'union-find': (graph) => new UnionFindDecoder(graph),
  matching: (graph) => new MatchingDecoder(graph),
};

/** The last model, which is the next one, too, until another is brought. */
let prepared: { text: string; decoder: ModelDecoder; ready: Ready | Fault } | undefined;

interface Ready {
  readonly model: DetectorErrorModel;
  readonly decoder: Decoder;
  readonly size: ModelSize;
}

/** Draws and decodes shots of a model, or says in which line it cannot be read. */
export function countModel({ text, decoder, shots, seed }: ModelJob): CountedModel | Fault {
  if (prepared?.text !== text || prepared.decoder !== decoder)
    prepared = { text, decoder, ready: prepare(text, decoder) };
  const { ready } = prepared;
  if (isFault(ready)) return ready;
  return { size: ready.size, ...countFailures(ready.model, ready.decoder, shots, seededRandom(seed)) };
}

function prepare(text: string, decoder: ModelDecoder): Ready | Fault {
  const model = readDetectorErrorModel(text);
  if (isFault(model)) return model;
  return { model, decoder: decoders[decoder](matchingGraph(model)), size: sizeOf(model) };
}

function sizeOf({ detectors, observables, mechanisms }: DetectorErrorModel): ModelSize {
  const decomposed = mechanisms.filter(({ parts }) => parts.length > 1).length;
  return { detectors, observables, mechanisms: mechanisms.length, decomposed };
}
