import { describe, expect, it } from 'vitest';
import {
  amount,
  amplitudeParts,
  amplitudeText,
  decimal,
  digits,
  fullScale,
  phaseOf,
  phaseText,
  scaleText,
} from './notation.ts';

describe('numbers of a state', () => {
  it.each([
    [Math.SQRT1_2, 0, '0.7071'],
    [0, -0.25, '−0.2500i'],
    [0.5 * Math.SQRT1_2, -0.5 * Math.SQRT1_2, '0.3536 − 0.3536i'],
    [1e-17, 1e-18, '0'],
    [-1e-12, 0.5, '0.5000i'],
  ])('writes the amplitude %d + %di', (re, im, text) => expect(amplitudeText(re, im)).toBe(text));

  it.each([
    [0, '0'],
    [Math.PI, 'π'],
    [-Math.PI / 2, '−π/2'],
    [(3 * Math.PI) / 4, '3π/4'],
    [Math.PI / 8, 'π/8'],
    [(-2 * Math.PI) / 3, '−2π/3'],
    [1, '0.32π'],
  ])('writes the phase %d', (phase, text) => expect(phaseText(phase)).toBe(text));

  it('takes no phase from rounding', () => {
    expect(phaseOf(-0.5, -1e-17)).toBeCloseTo(Math.PI);
    expect(phaseOf(-0.5, 1e-17)).toBeCloseTo(Math.PI);
    expect(phaseOf(1e-17, -0.5)).toBe(-Math.PI / 2);
  });

  it.each([
    [2 ** -16, '1.5e−5'],
    [-(2 ** -16), '−1.5e−5'],
    [0.000_05, '0.0001'],
    [1e-12, '0.0000'],
  ])('does not write %d as zero, unless it is rounding', (value, text) => expect(amount(value)).toBe(text));

  it('parts an amplitude before the sign of its second part', () => {
    expect(amplitudeParts(-0.5, 0.5)).toEqual(['−0.5000', '+ 0.5000i']);
    expect(amplitudeParts(0, 2 ** -20)).toEqual(['9.5e−7i']);
  });

  it.each([
    [1, '1'],
    [0.25, '0.25'],
    [2 ** -5, '1/32'],
    [2 ** -16, '1/65,536'],
  ])('writes the scale %d', (scale, text) => expect(scaleText(scale)).toBe(text));

  it('writes no minus before zero', () => expect(decimal(-0.000_01)).toBe('0.0000'));

  it('counts in binary, qubit 0 rightmost', () => expect(digits(4, 3)).toBe('100'));

  it.each([
    [1, 1],
    [0.5, 0.5],
    [0.1875, 0.25],
    [0.51, 1],
    [0, 2 ** -16],
  ])('has a scale for %d', (largest, scale) => expect(fullScale(largest)).toBe(scale));
});
