import type { DocumentNoise } from '#circuit/circuit/document-noise.ts';
import type { NoiseModel } from '#circuit/engine/noise-model.ts';

/** A kind of noise that can be chosen. */
export interface Noise {
  readonly id: string;
  readonly title: string;
  readonly model: NoiseModel;
  /** The number that counts most, with its date and source; undefined for strengths that somebody sets. */
  readonly origin?: string | undefined;
  /** What the model leaves out, one sentence each. */
  readonly leavesOut: readonly string[];
}

/** The id of noise that is no preset. */
export const BY_HAND = 'hand';

export function noiseByHand(model: NoiseModel): Noise {
  return {
    id: BY_HAND,
    title: 'by hand',
    model,
    leavesOut: ['Strengths set by hand; every gate and every column is treated alike.'],
  };
}

/** What a document says of a kind of noise: a preset follows what is published. */
export function choiceOf({ id, model }: Noise): DocumentNoise {
  return id === BY_HAND ? model : id;
}

/** The noise of a document; undefined where it has none, or one that is no preset here. */
export function noiseOf(chosen: DocumentNoise | undefined, presets: readonly Noise[]): Noise | undefined {
  return typeof chosen === 'object' ? noiseByHand(chosen) : presets.find(({ id }) => id === chosen);
}

/** Why a document has no noise although it names one, in one sentence. */
export function noiseFault(chosen: DocumentNoise | undefined, found: Noise | undefined): string | undefined {
  if (typeof chosen !== 'string' || found) return undefined;
  return `The noise "${chosen}" is not known here: the state is without noise.`;
}
