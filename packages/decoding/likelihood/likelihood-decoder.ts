import type { Decoder } from '../graph/decoder.ts';
import { foldMechanisms, syndromeOf } from '../look-up/syndrome-table.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { impossibleSyndrome } from '../model/refuse-defects.ts';

/** Probabilities of independent mechanisms multiply, and those of different errors add up. */
const TOTAL = {
  nothing: 1,
  anything: 0,
  shares: (probability: number) => [1 - probability, probability] as const,
  combine: (old: number, quiet: number, other: number, flips: number) => old * quiet + other * flips,
};

/** Knows the probability of everything that a model can do. */
export interface LikelihoodDecoder extends Decoder {
  /**
   * Of each syndrome with each set of observables, as bits, the detectors below: place `syndrome + observables · 2^n`
   * for n detectors.
   */
  readonly probabilities: Float64Array;
  /** How often this decoder is wrong; none is wrong less often. */
  readonly errorRate: number;
  /** How often another decoder is wrong on the same model, exactly: asks it for every syndrome that can be. */
  errorRateOf(decoder: Decoder): number;
}

/**
 * Answers with the likeliest observables: those for which all errors that explain the defects are together the most
 * probable. The yardstick for the others, for small models.
 *
 * @throws RangeError where the model has more than 20 detectors and observables; when decoding, where no error of the
 * model makes these detectors fire.
 */
export function likelihoodDecoder(model: DetectorErrorModel): LikelihoodDecoder {
  const probabilities = foldMechanisms(model, TOTAL);
  const likeliest = likeliestObservables(probabilities, 2 ** model.detectors);
  const answer = (syndrome: number) => likeliest[syndrome] as number;
  const decoder = {
    decode(defects: Int32Array, count: number) {
      const syndrome = syndromeOf(defects, count, model.detectors);
      const observables = answer(syndrome);
      if (probabilities[syndrome + observables * 2 ** model.detectors] === 0) throw impossibleSyndrome();
      return observables;
    },
  };
  return {
    ...decoder,
    probabilities,
    errorRate: missed(probabilities, model.detectors, answer),
    errorRateOf: (other) => missed(probabilities, model.detectors, (syndrome) => decodeBits(other, syndrome)),
  };
}

/** The first of those that are equally likely. */
function likeliestObservables(probabilities: Float64Array, syndromes: number): Uint32Array {
  const likeliest = new Uint32Array(syndromes);
  for (let place = syndromes; place < probabilities.length; place += 1) {
    const syndrome = place % syndromes;
    const best = probabilities[syndrome + (likeliest[syndrome] as number) * syndromes] as number;
    if ((probabilities[place] as number) > best) likeliest[syndrome] = Math.floor(place / syndromes);
  }
  return likeliest;
}

/** Sums what is missed, instead of taking what is met from 1, which would leave nothing of the smallest rates. */
function missed(probabilities: Float64Array, detectors: number, answer: (syndrome: number) => number): number {
  const syndromes = 2 ** detectors;
  let sum = 0;
  for (let syndrome = 0; syndrome < syndromes; syndrome += 1) {
    const possible = [];
    for (let place = syndrome; place < probabilities.length; place += syndromes) possible.push(place);
    if (possible.every((place) => probabilities[place] === 0)) continue;
    const met = syndrome + answer(syndrome) * syndromes;
    for (const place of possible) if (place !== met) sum += probabilities[place] as number;
  }
  return sum;
}

function decodeBits(decoder: Decoder, syndrome: number): number {
  const defects = [];
  for (let detector = 0; 2 ** detector <= syndrome; detector += 1) {
    if ((syndrome >>> detector) & 1) defects.push(detector);
  }
  return decoder.decode(Int32Array.from(defects), defects.length);
}
