import { describe, expect, it } from 'vitest';
import { flatTopPulse, gaussianPulse, readings, readoutClouds, readoutThreshold } from './signal-shapes.ts';

describe('pulses', () => {
  it.each([
    ['Gaussian', gaussianPulse],
    ['flat-top', flatTopPulse],
  ])('%s: from 0 over 1 in the middle to 0, the same forward and backward', (_, pulse) => {
    expect(pulse(0)).toBeCloseTo(0, 12);
    expect(pulse(0.5)).toBeCloseTo(1, 12);
    expect(pulse(1)).toBeCloseTo(0, 12);
    for (const place of [0.05, 0.1, 0.15, 0.2]) {
      expect(pulse(place)).toBeCloseTo(pulse(1 - place), 12);
      expect(pulse(place)).toBeGreaterThan(pulse(place - 0.05));
      expect(pulse(place)).toBeLessThanOrEqual(1);
    }
  });

  it('flat-top stays at its height between the edges', () => {
    expect(flatTopPulse(0.25)).toBe(1);
    expect(flatTopPulse(0.1)).toBeLessThan(1);
  });
});

describe('the clouds of the readout', () => {
  it('hold one or two readout errors each, as the text beside them says', () => {
    const [zeros = [], ones = []] = readoutClouds;
    for (const wrong of [zeros.filter(([x]) => x >= readoutThreshold), ones.filter(([x]) => x < readoutThreshold)]) {
      expect(wrong.length).toBeGreaterThanOrEqual(1);
      expect(wrong.length).toBeLessThanOrEqual(2);
    }
  });
});

describe('readings', () => {
  const count = 20_000;
  const sample = readings(count, [50, 20], 7, 3);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('scatter about their center with the given spread, within five standard errors', () => {
    for (const [axis, center] of [
      [0, 50],
      [1, 20],
    ] as const) {
      const values = sample.map((point) => point[axis]);
      expect(Math.abs(mean(values) - center)).toBeLessThan((5 * 7) / Math.sqrt(count));
      const deviation = Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
      expect(Math.abs(deviation - 7)).toBeLessThan((5 * 7) / Math.sqrt(2 * count));
    }
  });

  it('depend on their seed, and on nothing else', () => {
    expect(readings(5, [0, 0], 1, 9)).toEqual(readings(5, [0, 0], 1, 9));
    expect(readings(5, [0, 0], 1, 9)).not.toEqual(readings(5, [0, 0], 1, 10));
  });
});
