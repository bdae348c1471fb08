import type { Measurement } from '../measured.ts';

/** How the error of one experiment falls as its code grows. */
export interface Scaling {
  /** The published fall per step of two in distance. */
  lambda: Measurement;
  /** Distance and error, rising in distance. */
  points: readonly (readonly [distance: number, error: number])[];
  /** Whether every point was measured; else all but one follow from Λ. */
  isMeasured: boolean;
}

/**
 * Lines join the distances of an experiment only where it publishes Λ: elsewhere its distances belong to different codes or
 * to different settings. What no primary source says is on no line.
 */
export function scalingsOf(errors: readonly Measurement[], lambdas: readonly Measurement[]): Scaling[] {
  return lambdas
    .filter(({ isReported }) => !isReported)
    .flatMap((lambda): Scaling[] => {
      const own = errors
        .filter(({ experiment, isReported }) => experiment.id === lambda.experiment.id && !isReported)
        .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
      const [only] = own;
      if (!only) return [];
      const points = own.map(({ distance = 0, value }) => [distance, value] as const);
      return own.length > 1
        ? [{ lambda, points, isMeasured: true }]
        : [{ lambda, points: byLambda(only, lambda), isMeasured: false }];
    });
}

/** What Λ says of the other distances that were run: each step of two multiplies or divides the error by it. */
function byLambda({ experiment, distance = 0, value }: Measurement, lambda: Measurement) {
  return (experiment.distances ?? []).map((each) => [each, value * lambda.value ** ((distance - each) / 2)] as const);
}
