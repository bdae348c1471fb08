import type { Decoder } from '../graph/decoder.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { impossibleSyndrome } from '../model/refuse-defects.ts';
import { foldMechanisms, syndromeOf } from './syndrome-table.ts';

/** Weights add up, and the lighter of two errors counts. */
const LIGHTEST = {
  nothing: 0,
  anything: Number.POSITIVE_INFINITY,
  shares: (probability: number) => [-Math.log1p(-probability), -Math.log(probability)] as const,
  combine: (old: number, quiet: number, other: number, flips: number) => Math.min(old + quiet, other + flips),
};

/** Has looked all syndromes up before. */
export interface LookUpDecoder extends Decoder {
  /** For each syndrome, as bits, −ln of the probability of its likeliest error; infinite where no error has it. */
  readonly weights: Float64Array;
}

/**
 * Answers with the observables of the likeliest single error that explains the defects, found by exhaustion: what
 * matching does, but exact with errors that flip any number of detectors, and for small models only.
 *
 * @throws RangeError where the model has more than 20 detectors and observables; when decoding, where no error of the
 * model makes these detectors fire.
 */
export function lookUpDecoder(model: DetectorErrorModel): LookUpDecoder {
  const lightest = foldMechanisms(model, LIGHTEST);
  const { weights, answers } = lightestOf(lightest, 2 ** model.detectors);
  return {
    weights,
    decode(defects, count) {
      const syndrome = syndromeOf(defects, count, model.detectors);
      if (weights[syndrome] === Number.POSITIVE_INFINITY) throw impossibleSyndrome();
      return answers[syndrome] as number;
    },
  };
}

/** For each syndrome the least weight over all observables, and the first observables that have it. */
function lightestOf(lightest: Float64Array, syndromes: number) {
  const weights = lightest.slice(0, syndromes);
  const answers = new Uint32Array(syndromes);
  for (let place = syndromes; place < lightest.length; place += 1) {
    const syndrome = place % syndromes;
    if ((lightest[place] as number) >= (weights[syndrome] as number)) continue;
    weights[syndrome] = lightest[place] as number;
    answers[syndrome] = Math.floor(place / syndromes);
  }
  return { weights, answers };
}
