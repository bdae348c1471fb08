import type { NoiseModel } from '../engine/noise-model.ts';

/** A kind of noise that can be chosen. */
export interface Noise {
  readonly id: string;
  readonly title: string;
  readonly model: NoiseModel;
  /** The number that counts most, with its date and source; nothing for strengths that somebody sets. */
  readonly origin?: string | undefined;
  /** What the model leaves out, one sentence each. */
  readonly leavesOut: readonly string[];
}
