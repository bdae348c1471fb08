import { expect, test } from 'vitest';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
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

/** The published figure, to the digits in which it is given. */
const figure = (value: number, digits = 4) => value.toPrecision(digits);

test('half of a million pulses survive sifting, give or take 500; unequal bases keep more', () => {
  expect(1e6 * siftedShare()).toBe(500_000);
  expect(countDeviation(1e6, siftedShare())).toBe(500);
  expect(siftedShare(0.1)).toBeCloseTo(0.82, 12);
});

test.each([
  [0, 0],
  [0.25, 0.0625],
  [0.5, 0.125],
  [1, 0.25],
])('interception of %f of the pulses makes an error rate of %f', (intercepted, rate) => {
  expect(interceptErrorRate(intercepted)).toBe(rate);
});

test('what Eve gains: three guesses out of four, half a bit; the best copiers', () => {
  expect(eveGuess()).toBe(0.75);
  expect(eveInformation()).toBe(0.5);
  expect(figure(universalCopyFidelity())).toBe('0.8333');
  expect(figure(conjugateCopyFidelity())).toBe('0.8536');
});

test.each([
  [10, '0.05631'],
  [20, '0.003171'],
  [50, '5.663e-7'],
  [72, '1.010e-9'],
])('a sample of %i bits misses Eve with probability %s', (m, text) => {
  expect(figure(undetected(m))).toBe(text);
});

test('the sample that reaches a risk is the smallest one that does', () => {
  expect(sampleToDetect(1e-9)).toBe(73);
  expect(undetected(sampleToDetect(1e-6, 0.1), 0.1)).toBeLessThanOrEqual(1e-6);
  expect(undetected(sampleToDetect(1e-6, 0.1) - 1, 0.1)).toBeGreaterThan(1e-6);
});

test('the 95% interval of an error rate of 5%', () => {
  expect(figure(intervalHalfWidth(0.05, 1000))).toBe('0.01351');
  expect(figure(intervalHalfWidth(0.05, 10_000))).toBe('0.004272');
  expect(intervalCoverage(0.05, 1000)).toBeGreaterThan(0.93);
  expect(intervalCoverage(0.05, 1000)).toBeLessThan(0.96);
});

test.each([
  [0.02, '0.1414'],
  [0.05, '0.2864'],
  [0.11, '0.4999'],
])('h(%f) = %s', (q, text) => {
  expect(figure(binaryEntropy(q))).toBe(text);
});

test('a certain bit has no entropy, an even one has one bit', () => {
  expect([0, 0.5, 1].map(binaryEntropy)).toEqual([0, 1, 0]);
});

test.each([
  [0.01, '0.8384'],
  [0.02, '0.7171'],
  [0.03, '0.6112'],
  [0.05, '0.4272'],
  [0.08, '0.1956'],
  [0.1, '0.06201'],
])('at an error rate of %f a share of %s is secret', (rate, text) => {
  expect(figure(secretFraction(rate))).toBe(text);
});

test('practical error correction leaves less', () => {
  expect(figure(secretFraction(0.02, PRACTICAL_EFFICIENCY))).toBe('0.6945');
  expect(figure(secretFraction(0.05, PRACTICAL_EFFICIENCY))).toBe('0.3814');
  expect(secretBits(10_000, 0.02)).toBe(7171);
  expect(secretBits(10_000, 0.02, PRACTICAL_EFFICIENCY)).toBe(6944);
  expect(secretBits(10_000, 0.2)).toBe(0);
});

test.each([
  [100, 0],
  [1000, 0],
  [10_000, 1906],
  [100_000, 41_954],
  [1_000_000, 554_782],
])('of %i sifted bits with 2%% of errors a finite key of %i bits remains', (sifted, key) => {
  expect(finiteKeyBits(sifted, bestSample(sifted, 0.02), 0.02)).toBe(key);
});

test('a finite key stays below the limit of long keys and comes close to it', () => {
  const share = (sifted: number) => finiteKeyBits(sifted, bestSample(sifted, 0.02), 0.02) / sifted;
  expect(share(1e9)).toBeLessThan(secretFraction(0.02, PRACTICAL_EFFICIENCY));
  expect(share(1e9)).toBeGreaterThan(0.97 * secretFraction(0.02, PRACTICAL_EFFICIENCY));
  expect(samplingMargin(934_000, 66_000)).toBeCloseTo(0.0199, 5);
});

test('the thresholds', () => {
  expect(abortThreshold()).toBeCloseTo(0.11, 4);
  expect(secretFraction(abortThreshold())).toBeCloseTo(0, 12);
  expect(figure(abortThreshold(PRACTICAL_EFFICIENCY), 3)).toBe('0.0981');
  expect(figure(sixStateThreshold())).toBe('0.1262');
});

test('photon numbers of weak pulses', () => {
  expect([0, 1].map((n) => figure(photonProbability(n, 0.5)))).toEqual(['0.6065', '0.3033']);
  expect(figure(multiPhoton(0.5))).toBe('0.09020');
  expect(figure(multiPhotonShare(0.5))).toBe('0.2293');
  expect(figure(multiPhotonShare(0.1))).toBe('0.04917');
});

test('splitting keeps the clicks of the signal and loses most clicks of the decoy', () => {
  const eta = transmittance(100);
  expect(splittingGain(0.5, 0.5, eta)).toBeCloseTo(honestGain(0.5, eta), 12);
  expect(honestGain(0.1, eta) / splittingGain(0.1, 0.5, eta)).toBeGreaterThan(3);
  expect(() => splittingGain(0.1, 0.5, 0.5)).toThrow(RangeError);
});

test.each([
  [100, '0.01450'],
  [200, '0.0001443'],
  [400, '1.443e-8'],
  [1000, '1.443e-20'],
])('over %i km the bound is %s bits per use', (kilometres, text) => {
  expect(figure(repeaterlessBound(transmittance(kilometres)))).toBe(text);
});

test('a station halfway makes of 1,000 km what 500 km were', () => {
  expect(figure(middleStationBound(transmittance(1000)))).toBe('1.443e-10');
  expect(middleStationBound(transmittance(800))).toBeCloseTo(repeaterlessBound(transmittance(400)), 15);
});

test('a bit over 1,000 km takes about 2,200 years at a billion uses a second', () => {
  expect(transmittance(100)).toBeCloseTo(0.01, 12);
  expect(yearsPerBit(1000, 1e9)).toBeCloseTo(2196, -1);
});

test('the reach is where the bound has fallen to the rate', () => {
  for (const bits of [0.01, 1e-9]) expect(repeaterlessBound(transmittance(reach(bits))) / bits).toBeCloseTo(1, 9);
});
