import { describe, expect, it } from 'vitest';
import { repetitionCode } from '../codes/repetition.ts';
import { rotatedSurfaceCode } from '../codes/rotated-surface.ts';
import { errorsOfWeight, failuresOfAll } from '../exhaustion/errors-of-weight.ts';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { flipModel } from '../noise/phenomenological.ts';
import { lookUpDecoder } from './look-up-decoder.ts';

/** Three detectors that can fire together. */
const triple: DetectorErrorModel = {
  detectors: 3,
  observables: 1,
  mechanisms: [
    { probability: 0.1, parts: [{ detectors: [0, 1, 2], observables: 1 }] },
    { probability: 0.2, parts: [{ detectors: [0], observables: 0 }] },
    {
      probability: 0.3,
      parts: [
        { detectors: [0, 1], observables: 1 },
        { detectors: [1], observables: 0 },
      ],
    },
  ],
  coordinates: new Map(),
};

describe('looking up', () => {
  it('finds the lightest of all errors for every syndrome', () => {
    const model = flipModel(rotatedSurfaceCode(3), 'X', 0.1);
    const { weights } = lookUpDecoder(model);
    const lightest = new Map<number, number>();
    for (let weight = 0; weight <= 9; weight += 1) {
      for (const { defects, defectCount } of errorsOfWeight(model, weight)) {
        const syndrome = defects.subarray(0, defectCount).reduce((bits, defect) => bits | (1 << defect), 0);
        if (!lightest.has(syndrome)) lightest.set(syndrome, weight);
      }
    }
    expect(lightest.size).toBe(16);
    for (const [syndrome, weight] of lightest) {
      expect(weights[syndrome]).toBeCloseTo(-weight * Math.log(0.1) - (9 - weight) * Math.log(0.9), 10);
    }
  });

  it('corrects every error lighter than half the distance', () => {
    const model = flipModel(rotatedSurfaceCode(3), 'Z', 0.1);
    expect(failuresOfAll(model, lookUpDecoder(model), 1).failures).toBe(0);
  });

  it('takes the vote of a repetition code', () => {
    const model = flipModel(repetitionCode(5), 'X', 0.1);
    const decoder = lookUpDecoder(model);
    for (const weight of [1, 2]) expect(failuresOfAll(model, decoder, weight).failures).toBe(0);
    for (const weight of [3, 4, 5])
      expect(failuresOfAll(model, decoder, weight)).toMatchObject({ failures: [10, 5, 1][weight - 3] });
  });

  it('takes mechanisms that flip three detectors, and parts that flip together', () => {
    const decoder = lookUpDecoder(triple);
    expect(decoder.decode(Int32Array.of(2, 0, 1), 3)).toBe(1);
    // The likelier of the two that detector 0 sees alone.
    expect(decoder.decode(Int32Array.of(0), 1)).toBe(1);
    expect(decoder.decode(new Int32Array(), 0)).toBe(0);
  });

  it('says that no error has a syndrome, that a detector is none, and that a table would be too large', () => {
    expect(() => lookUpDecoder(triple).decode(Int32Array.of(1), 1)).toThrow('No error of this model');
    expect(() => lookUpDecoder(triple).decode(Int32Array.of(3), 1)).toThrow('Detector 3 fired, but the model has 3');
    expect(() => lookUpDecoder({ ...triple, detectors: 20 })).toThrow('this model has 21');
  });
});
