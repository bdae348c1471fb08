import type { DetectorErrorModel, Mechanism } from '../model/detector-error-model.ts';
import type { RandomSource } from '../sampling/seeded-random.ts';

/** Few values, so that there are many errors of the same weight. */
const PROBABILITIES = [0.01, 0.05, 0.05, 0.2, 0.5];

/** A connected model of a random tree of detectors and as many further edges; a boundary where `exits` is above 0. */
export function randomModel(detectors: number, exits: number, random: RandomSource): DetectorErrorModel {
  const below = (count: number) => Math.floor(random() * count);
  const mechanism = (ends: readonly number[]): Mechanism => ({
    probability: PROBABILITIES[below(PROBABILITIES.length)] ?? 0.1,
    parts: [{ detectors: ends.toSorted((one, other) => one - other), observables: below(4) }],
  });
  const tree = Array.from({ length: detectors - 1 }, (_, at) => mechanism([below(at + 1), at + 1]));
  const further = Array.from({ length: detectors }, () => {
    const one = below(detectors);
    return mechanism([one, (one + 1 + below(detectors - 1)) % detectors]);
  });
  const toBoundary = Array.from({ length: exits }, () => mechanism([below(detectors)]));
  return { detectors, observables: 2, mechanisms: [...tree, ...further, ...toBoundary], coordinates: new Map() };
}

/** Some of the detectors, each once. */
export function randomDefects(detectors: number, count: number, random: RandomSource): number[] {
  const left = Array.from({ length: detectors }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0);
}
