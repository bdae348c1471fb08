import { describe, expect, it } from 'vitest';
import type { DetectorErrorModel } from '../model/detector-error-model.ts';
import { Sampler } from './sampler.ts';
import { seededRandom } from './seeded-random.ts';

const model: DetectorErrorModel = {
  detectors: 4,
  observables: 2,
  mechanisms: [
    { probability: 0.1, parts: [{ detectors: [0], observables: 1 }] },
    { probability: 0.1, parts: [{ detectors: [0, 1], observables: 0 }] },
    {
      probability: 0.3,
      parts: [
        { detectors: [1, 2], observables: 2 },
        { detectors: [2, 3], observables: 1 },
      ],
    },
    { probability: 0, parts: [{ detectors: [2], observables: 3 }] },
    { probability: 0.45, parts: [{ detectors: [], observables: 2 }] },
  ],
  coordinates: new Map(),
};

/** The probability of every outcome, from all sets of mechanisms. */
function outcomes({ mechanisms }: DetectorErrorModel): Map<string, number> {
  const found = new Map<string, number>();
  for (let set = 0; set < 2 ** mechanisms.length; set += 1) {
    const fired = new Set<number>();
    let [probability, observables] = [1, 0];
    for (const [at, mechanism] of mechanisms.entries()) {
      const happens = ((set >> at) & 1) === 1;
      probability *= happens ? mechanism.probability : 1 - mechanism.probability;
      if (!happens) continue;
      for (const part of mechanism.parts) {
        for (const detector of part.detectors) if (!fired.delete(detector)) fired.add(detector);
        observables ^= part.observables;
      }
    }
    const key = keyOf([...fired], observables);
    found.set(key, (found.get(key) ?? 0) + probability);
  }
  return found;
}

const keyOf = (defects: number[], observables: number) => `${defects.sort((a, b) => a - b).join(' ')}/${observables}`;

describe('shots drawn from a model (R51.6)', () => {
  it('come as often as adding up all sets of mechanisms says', () => {
    const sampler = new Sampler(model, seededRandom(3));
    const shots = 100_000;
    const counts = new Map<string, number>();
    for (let shot = 0; shot < shots; shot += 1) {
      sampler.draw();
      const defects = [...sampler.defects.subarray(0, sampler.count)];
      expect(new Set(defects).size).toBe(defects.length);
      const key = keyOf(defects, sampler.observables);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, probability] of outcomes(model)) {
      const deviation = Math.sqrt(shots * probability * (1 - probability));
      expect(Math.abs((counts.get(key) ?? 0) - shots * probability), key).toBeLessThanOrEqual(4.5 * deviation);
    }
  });

  it('are the same for the same seed', () => {
    const drawn = (seed: number) => {
      const sampler = new Sampler(model, seededRandom(seed));
      return Array.from({ length: 50 }, () => {
        sampler.draw();
        return keyOf([...sampler.defects.subarray(0, sampler.count)], sampler.observables);
      });
    };
    expect(drawn(5)).toEqual(drawn(5));
    expect(drawn(5)).not.toEqual(drawn(6));
  });

  it('always have what always happens', () => {
    const certain = { ...model, mechanisms: [{ probability: 1, parts: [{ detectors: [2], observables: 1 }] }] };
    const sampler = new Sampler(certain, seededRandom(1));
    for (let shot = 0; shot < 10; shot += 1) {
      sampler.draw();
      expect([sampler.count, sampler.defects[0], sampler.observables]).toEqual([1, 2, 1]);
    }
  });

  it('are refused where a probability is none', () => {
    for (const probability of [-0.1, 1.1, Number.NaN])
      expect(() => new Sampler({ ...model, mechanisms: [{ probability, parts: [] }] }, seededRandom(1))).toThrow(
        'which is none',
      );
  });
});
