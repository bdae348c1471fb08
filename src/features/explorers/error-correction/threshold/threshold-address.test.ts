import { describe, expect, it } from 'vitest';
import { CODES, noisesOf, rangeOf, ratesOf, STEPS, slicesOf } from './experiment.ts';
import { FIRST, readExperiment, writeExperiment } from './threshold-address.ts';

const everyExperiment = CODES.flatMap((code) =>
  noisesOf(code).flatMap((noise) =>
    (rangeOf({ code, noise })?.sizes ?? []).map((sizes) => ({ code, noise, decoder: 'matching', sizes }) as const),
  ),
);

describe('an experiment in the address (R54.8)', () => {
  it('comes back as it was, each of them', () => {
    for (const experiment of [FIRST, ...everyExperiment])
      expect(readExperiment(`#${writeExperiment(experiment)}`)).toEqual({ experiment, left: [] });
  });

  it('opens what it can and names the rest', () => {
    expect(readExperiment('#threshold=toric;circuit;union-find;9,13,17,21')).toEqual({
      experiment: { ...FIRST, noise: 'flips', sizes: [9, 13, 17, 21] },
      left: ['“toric with circuit”'],
    });
    expect(readExperiment('#threshold=klein;flips;guessing;2,4')?.left).toEqual(['“klein”', '“guessing”', '“2,4”']);
    expect(readExperiment('#threshold')?.experiment.code).toBe('toric');
  });

  it('leaves other fragments alone', () => {
    for (const fragment of ['', '#', '#patch=5', '#thresholds']) expect(readExperiment(fragment)).toBeUndefined();
  });
});

describe('the work of an experiment', () => {
  it('tries rising error rates below one half and a bit', () => {
    for (const { code, noise } of everyExperiment) {
      const range = rangeOf({ code, noise });
      if (!range) throw new Error('not simulated');
      const rates = ratesOf(range);
      expect(rates).toHaveLength(STEPS);
      expect(rates).toEqual([...rates].sort((a, b) => a - b));
      expect(rates[0]).toBe(range.from);
      expect(rates.at(-1)).toBe(range.to);
    }
  });

  it('draws every shot once, each slice with a seed of its own', () => {
    const slices = slicesOf(FIRST);
    expect(new Set(slices.map(({ seed }) => seed)).size).toBe(slices.length);
    const shotsAt = new Map<string, number>();
    for (const { size, rate, shots } of slices)
      shotsAt.set(`${size} ${rate}`, (shotsAt.get(`${size} ${rate}`) ?? 0) + shots);
    expect(shotsAt.size).toBe(FIRST.sizes.length * STEPS);
    expect(new Set(shotsAt.values())).toEqual(new Set([30_000]));
  });

  it('refuses what is not simulated', () => {
    expect(() => slicesOf({ ...FIRST, noise: 'circuit' })).toThrow('not simulated');
  });
});
