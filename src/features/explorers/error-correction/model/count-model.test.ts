import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countModel, MODEL_DECODERS } from './count-model.ts';
import { csvOf } from './finding.ts';
import { ALL_SHOTS, jobsOf } from './jobs.ts';

const fixture = (name: string) => readFileSync(`packages/decoding/fixtures/${name}.dem`, 'utf8');

describe('a detector error model that is brought along (R54.16)', () => {
  it.each(['repetition-d3', 'rotated-surface-x-d3', 'rotated-surface-z-d3'])(
    'is decoded as Stim wrote it: %s',
    (name) => {
      for (const decoder of MODEL_DECODERS) {
        const counted = countModel({ text: fixture(name), decoder, shots: 2_000, seed: 1 });
        if ('message' in counted) throw new Error(counted.message);
        expect(counted.size.detectors).toBeGreaterThan(0);
        expect(counted.shots).toBe(2_000);
        expect(counted.failures).toBeLessThan(1_000);
      }
    },
  );

  it('gives the same count for the same seed, whatever was counted before', () => {
    const job = { text: 'error(0.3) D0 L0\nerror(0.2) D0\n', decoder: 'matching', shots: 500, seed: 7 } as const;
    const first = countModel(job);
    countModel({ ...job, text: fixture('repetition-d3') });
    expect(countModel(job)).toEqual(first);
  });

  it('is counted in portions that come to all shots, each with its seed', () => {
    const jobs = jobsOf('', 'union-find');
    expect(jobs.reduce((sum, { shots }) => sum + shots, 0)).toBe(ALL_SHOTS);
    expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(jobs.length);
  });

  it('names the line that it cannot read', () => {
    expect(countModel({ text: 'error(0.1) D0\nerror(2) D1\n', decoder: 'matching', shots: 1, seed: 1 })).toEqual({
      line: 2,
      message: 'expected a probability between 0 and 0.5, not 2',
    });
  });

  it('is taken along without a formula in its name', () => {
    const size = { detectors: 1, observables: 1, mechanisms: 1, decomposed: 0 };
    expect(csvOf({ name: '=1+1.dem', decoder: 'matching', size, shots: 10, failures: 0 })).toContain(
      "'=1+1.dem,matching,1,1,1,10,0,0,0,0.3",
    );
  });
});
