import type { NoiseModel } from '../engine/noise-model.ts';

/** A kind of noise that can be chosen. */
export interface Noise {
  readonly id: string;
  readonly title: string;
  readonly model: NoiseModel;
  /** What the model leaves out, one sentence each. */
  readonly leavesOut: readonly string[];
}
