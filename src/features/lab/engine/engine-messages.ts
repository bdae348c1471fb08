import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { NoiseModel } from '#circuit/engine/noise-model.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';

/** Asks for the state of a circuit after its first `cut` columns. */
export interface EngineRequest {
  readonly circuit: Circuit;
  /** The value of the swept angle, 0 to 1. */
  readonly t: number;
  readonly cut: number;
  readonly noise?: NoiseModel;
  readonly seed?: number;
}

/** Asks whether two circuits do the same. */
export interface ComparisonRequest {
  readonly circuit: Circuit;
  readonly second: Circuit;
  readonly t: number;
}

export interface ComparisonResult {
  /** What was found, or why nothing could be. */
  readonly sentence: string;
  /** The column of the first circuit, from 1, with which they part. */
  readonly column?: number | undefined;
}

/** What a request comes to. */
export type EngineResult =
  | { readonly kind: 'done'; readonly snapshot: Snapshot }
  /** The circuit asks for what does not exist; why, in one sentence. */
  | { readonly kind: 'refused'; readonly message: string };

export function attempt(run: () => Snapshot): EngineResult {
  try {
    return { kind: 'done', snapshot: run() };
  } catch (problem) {
    return { kind: 'refused', message: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** What a result can be sent with instead of being copied. */
export function buffersOf(result: EngineResult): ArrayBufferLike[] {
  if (result.kind === 'refused') return [];
  const { probabilities, branches } = result.snapshot;
  return [probabilities.buffer, ...branches.map(({ state }) => state.buffer)];
}
