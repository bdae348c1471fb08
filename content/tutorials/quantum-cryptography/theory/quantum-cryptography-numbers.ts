import type { Bit } from '#circuit/quantum/state-vector.ts';
import { fixed, percent, significant, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { bitXor, copierOutcomes, overlap, preparationState, preparedState } from './exact-pulse.ts';
import { exampleRun, isKept, PULSES } from './example-run.ts';
import { shareOf } from './program-outcomes.ts';

import {
  abortThreshold,
  bestSample,
  binaryEntropy,
  conjugateCopyFidelity,
  eveGuess,
  eveInformation,
  finiteKeyBits,
  honestGain,
  interceptErrorRate,
  intervalCoverage,
  intervalHalfWidth,
  middleStationBound,
  multiPhoton,
  multiPhotonShare,
  PRACTICAL_EFFICIENCY,
  photonProbability,
  reach,
  repeaterlessBound,
  sampleToDetect,
  samplingMargin,
  secretBits,
  secretFraction,
  siftedShare,
  sixStateThreshold,
  splittingGain,
  transmittance,
  undetected,
  universalCopyFidelity,
  yearsPerBit,
} from './quantum-cryptography-theory.ts';

export const message: Bit[] = [1, 0, 1, 1, 0, 0, 1, 0];
export const key: Bit[] = [0, 1, 1, 0, 1, 0, 0, 1];
export const cipher = bitXor(message, key);
const [both = 0, first = 0, , neither = 0] = copierOutcomes('Z');
export const run = exampleRun(PULSES);
export const sifted = run
  .filter(isKept)
  .map(({ aliceBit }) => aliceBit)
  .join('');
const finite = [100, 1000, 1e4, 1e5, 1e6].map((sifted) => [
  sifted,
  finiteKeyBits(sifted, bestSample(sifted, 0.02), 0.02),
]);
export const compared = bestSample(1e6, 0.02);
const eta = transmittance(100);
const [signal, decoy, split] = [honestGain(0.5, eta), honestGain(0.1, eta), splittingGain(0.1, 0.5, eta)];
export const bound = (km: number) => repeaterlessBound(transmittance(km));
export const halfway = (km: number) => middleStationBound(transmittance(km));

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  key: key.join(''),
  cipher: cipher.join(''),
  decrypted: bitXor(cipher, key).join(''),
  'overlap-same-basis': fixed(overlap(preparedState(0, 'Z'), preparedState(0, 'Z')), 0),
  'overlap-other-basis': fixed(overlap(preparedState(0, 'Z'), preparedState(0, 'X')), 4),
  'universal-copy-fidelity': fixed(universalCopyFidelity(), 4),
  'conjugate-copy-fidelity': fixed(conjugateCopyFidelity(), 4),
  'copier-both-right': fixed(both, 4),
  'copier-first-right': fixed(first, 4),
  'copier-neither-right': fixed(neither, 4),
  'copier-first-fidelity': fixed(both + first, 4),
  'copier-first-error': fixed(1 - both - first, 4),
  'preparation-probability-000': fixed(at(preparationState(), 0).re ** 2, 4),
  'preparation-amplitude-010': fixed(at(preparationState(), 2).re, 4),
  'preparation-amplitude-011': fixed(at(preparationState(), 3).re, 4),
  'preparation-amplitude-110': fixed(at(preparationState(), 6).re, 4),
  'preparation-amplitude-111': fixed(at(preparationState(), 7).re, 4),
  'share-same-basis': fixed(
    shareOf(({ sameBasis }) => sameBasis),
    4,
  ),
  'share-other-basis-same-bit': fixed(
    shareOf(({ sameBasis, sameBit }) => !sameBasis && sameBit),
    4,
  ),
  'sifted-of-1000': whole(1000 * siftedShare()),
  'sifted-deviation-of-1000': fixed(countDeviation(1000, siftedShare()), 0),
  'sifted-of-a-million': whole(1e6 * siftedShare()),
  'sifted-deviation-of-a-million': whole(countDeviation(1e6, siftedShare())),
  'sifted-share-0.1': percent(siftedShare(0.1), 0),
  'intercept-error-rate-0.25': fixed(interceptErrorRate(0.25), 4),
  'intercept-error-rate-0.5': fixed(interceptErrorRate(0.5), 4),
  'intercept-error-rate-1': fixed(interceptErrorRate(1), 4),
  'intercept-error-deviation': fixed(countDeviation(1000, interceptErrorRate(1)) / 1000, 3),
  'eve-guess': fixed(eveGuess(), 2),
  'eve-information': fixed(eveInformation(), 1),
  'undetected-10': significant(undetected(10), 4),
  'undetected-20': significant(undetected(20), 4),
  'undetected-50': significant(undetected(50), 4),
  'undetected-72': significant(undetected(72), 4),
  'sample-to-detect-a-tenth': sampleToDetect(1e-6, 0.1),
  'sample-to-detect': sampleToDetect(1e-6),
  'interval-half-width-0.05-1000': fixed(intervalHalfWidth(0.05, 1000), 5),
  'interval-half-width-0.05-10000': fixed(intervalHalfWidth(0.05, 10000), 6),
  'interval-coverage-0.05-1000': percent(intervalCoverage(0.05, 1000), 1),
  'binary-entropy-0.02': fixed(binaryEntropy(0.02), 4),
  'practical-leak-0.02': fixed(PRACTICAL_EFFICIENCY * binaryEntropy(0.02), 4),
  'binary-entropy-0.05': fixed(binaryEntropy(0.05), 4),
  'binary-entropy-0.11': fixed(binaryEntropy(0.11), 4),
  'compared-bits': whole(compared),
  'margin-of-a-million': percent(samplingMargin(1e6 - compared, compared), 1),
  'bound-of-a-million': percent(0.02 + samplingMargin(1e6 - compared, compared), 1),
  'secret-bits-of-a-million': whole(secretBits(1e6, 0.02)),
  'secret-bits-of-a-million-in-practice': whole(secretBits(1e6, 0.02, PRACTICAL_EFFICIENCY)),
  'finite-sifted-100': whole(at(at(finite, 0), 0)),
  'finite-key-100': whole(at(at(finite, 0), 1)),
  'finite-sifted-1000': whole(at(at(finite, 1), 0)),
  'finite-key-1000': whole(at(at(finite, 1), 1)),
  'finite-sifted-10000': whole(at(at(finite, 2), 0)),
  'finite-key-10000': whole(at(at(finite, 2), 1)),
  'finite-sifted-100000': whole(at(at(finite, 3), 0)),
  'finite-key-100000': whole(at(at(finite, 3), 1)),
  'finite-sifted-1000000': whole(at(at(finite, 4), 0)),
  'finite-key-1000000': whole(at(at(finite, 4), 1)),
  'secret-bits-of-50': fixed(secretBits(100, 0.02) / 2, 1),
  'secret-bits-of-100': secretBits(100, 0.02),
  'margin-of-1000': percent(samplingMargin(500, 500), 0),
  'bound-of-1000': percent(0.02 + samplingMargin(500, 500), 0),
  'entropy-at-bound-of-1000': fixed(binaryEntropy(0.02 + samplingMargin(500, 500)), 2),
  'practical-leak-0.02-to-2-digits': fixed(PRACTICAL_EFFICIENCY * binaryEntropy(0.02), 2),
  'secret-fraction-0.01': fixed(secretFraction(0.01), 4),
  'secret-fraction-0.05': fixed(secretFraction(0.05), 4),
  'secret-fraction-0.1': fixed(secretFraction(0.1), 4),
  'abort-threshold': fixed(abortThreshold(), 4),
  'abort-threshold-in-practice': fixed(abortThreshold(PRACTICAL_EFFICIENCY), 4),
  'six-state-threshold': percent(sixStateThreshold(), 1),
  'abort-share-intercepted': fixed(4 * abortThreshold(), 2),
  'photon-probability-0-0.5': fixed(photonProbability(0, 0.5), 4),
  'photon-probability-1-0.5': fixed(photonProbability(1, 0.5), 4),
  'multi-photon-0.5': fixed(multiPhoton(0.5), 5),
  'multi-photon-share-0.5': fixed(multiPhotonShare(0.5), 4),
  'multi-photon-share-0.1': fixed(multiPhotonShare(0.1), 5),
  signal: percent(signal, 2),
  decoy: significant(decoy, 2),
  split: significant(split, 2),
  'decoy-over-split': fixed(decoy / split, 1),
  'bound-100': significant(bound(100), 4),
  'halfway-100': significant(halfway(100), 4),
  'bound-200': significant(bound(200), 4),
  'halfway-200': significant(halfway(200), 4),
  'bound-400': significant(bound(400), 4),
  'halfway-400': significant(halfway(400), 4),
  'bound-1000': significant(bound(1000), 4),
  'halfway-1000': significant(halfway(1000), 4),
  'orders-below-one-bit-1000': fixed(-Math.log10(bound(1000)) - 9, 2),
  'years-per-bit-1000': whole(Math.round(yearsPerBit(1000, 1e9) / 100) * 100),
  'reach-in-km': whole(reach(1e-9)),
  'sifted-share': fixed(siftedShare(), 2),
  'intercept-error-rate-1-to-2-digits': fixed(interceptErrorRate(1), 2),
  'abort-threshold-to-2-digits': fixed(abortThreshold(), 2),
  'secret-fraction-0.02': fixed(secretFraction(0.02), 4),
  'bound-100-plain': fixed(repeaterlessBound(transmittance(100)), 4),
  'whole-run-sifted': whole(2000 * siftedShare()),
  'whole-run-sifted-deviation': fixed(countDeviation(2000, siftedShare()), 0),
  'whole-run-errors': fixed(256 * 0.02, 0),
  'whole-run-errors-deviation': fixed(countDeviation(256, 0.02), 0),
  'whole-run-before-parities': Math.floor(512 * (1 - binaryEntropy(0.02))) - 32,
  // A flip of one in fifty undoes as many of her errors as it adds, but for those that she did not cause.
  'whole-run-errors-with-eve': fixed(256 * (interceptErrorRate(1) * 0.98 + (1 - interceptErrorRate(1)) * 0.02), 0),
};
