import { describe, expect, it } from 'vitest';
import { MOST_TABLE_BITS } from '#decoding/look-up/syndrome-table.ts';
import { countSlice, modelOf } from './count-slice.ts';
import { BIASES, CODES, DECODERS, type Experiment, OPERATIONS, UNIFORM } from './experiment.ts';
import { decodersOf, fitting, noisesOf, rangeOf, ratesOf, STEPS, sizesOf } from './ranges.ts';
import { slicesOf } from './slices.ts';
import { FIRST } from './threshold-address.ts';

const factors = [0, 1, 5];
/** What a noise has to set, at its ends. */
const settingsOf = (noise: Experiment['noise']): Pick<Experiment, 'bias' | 'strengths'>[] => {
  if (noise === 'biased') return BIASES.map((bias) => ({ bias, strengths: UNIFORM }));
  if (noise !== 'circuit') return [FIRST];
  return factors.map((each) => ({
    bias: FIRST.bias,
    strengths: { oneQubit: each, reset: each, measurement: each, idle: each },
  }));
};

const every: readonly Experiment[] = CODES.flatMap((code) =>
  noisesOf(code).flatMap((noise) =>
    decodersOf({ code, noise }).flatMap((decoder) =>
      settingsOf(noise).map(({ bias, strengths }) => ({
        ...{ code, noise, decoder, bias, strengths },
        sizes: sizesOf({ code, noise, decoder })[0] ?? [],
      })),
    ),
  ),
);

describe('what can be chosen (R54.18)', () => {
  it('tries rising error rates that are probabilities', () => {
    for (const experiment of every) {
      const range = rangeOf(experiment);
      if (!range) throw new Error('not simulated');
      const rates = ratesOf(range);
      expect(rates).toHaveLength(STEPS);
      expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b));
      expect(rates[0]).toBe(range.from);
      expect(rates.at(-1)).toBe(range.to);
    }
  });

  it('can be counted at both ends, the smallest size by each decoder', () => {
    for (const experiment of every) {
      const slices = slicesOf(experiment).filter(({ size }) => size === experiment.sizes[0]);
      for (const slice of [slices[0], slices[STEPS - 1]]) {
        if (!slice) throw new Error('no slice');
        expect(countSlice({ ...slice, shots: 20 }).shots).toBe(20);
      }
    }
  });

  it('offers tables up to the largest size that fits one', () => {
    for (const code of CODES)
      for (const noise of noisesOf(code)) {
        const bitsAt = (size: number) => {
          const { detectors, observables } = modelOf({ ...FIRST, code, noise, size }, 0.001);
          return detectors + observables;
        };
        const [all, byTable] = [
          sizesOf({ code, noise, decoder: 'matching' }),
          sizesOf({ code, noise, decoder: 'likelihood' }),
        ];
        for (const sizes of all)
          expect(byTable.includes(sizes)).toBe(sizes.every((size) => bitsAt(size) <= MOST_TABLE_BITS));
      }
  });

  it('leaves of other choices what goes with a new one', () => {
    const table: Experiment = {
      ...FIRST,
      code: 'rotated-surface',
      noise: 'flips',
      decoder: 'likelihood',
      sizes: [3, 5],
    };
    expect(fitting(table)).toEqual(table);
    expect(fitting({ ...table, noise: 'circuit' })).toMatchObject({ decoder: DECODERS[0], sizes: [3, 5, 7] });
    expect(fitting({ ...table, code: 'xzzx' })).toMatchObject({ noise: 'biased', decoder: 'likelihood', sizes: [3] });
  });
});

describe('the circuit (R54.20)', () => {
  const at = (part: Partial<typeof UNIFORM>) =>
    rangeOf({ code: 'rotated-surface', noise: 'circuit', bias: 10, strengths: { ...UNIFORM, ...part } });

  it('bears more errors of two-qubit gates where other operations fail less often', () => {
    for (const operation of OPERATIONS) {
      expect(at({ [operation]: 0 })?.to).toBeGreaterThan(at({})?.to ?? 0);
      expect(at({ [operation]: 5 })?.to).toBeLessThan(at({})?.to ?? 0);
    }
  });
});

describe('the work of an experiment', () => {
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
