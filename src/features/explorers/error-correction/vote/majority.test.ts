import { describe, expect, it } from 'vitest';
import { majorityFails } from './majority.ts';

describe('a vote among copies (R54.2)', () => {
  it('fails as often as counting every outcome says', () => {
    for (const copies of [1, 3, 7]) {
      for (const flip of [0, 0.1, 0.37, 0.5, 0.9, 1]) {
        let sum = 0;
        for (let outcome = 0; outcome < 2 ** copies; outcome += 1) {
          const flips = outcome.toString(2).replaceAll('0', '').length;
          if (2 * flips > copies) sum += flip ** flips * (1 - flip) ** (copies - flips);
        }
        expect(majorityFails(copies, flip)).toBeCloseTo(sum, 12);
      }
    }
  });

  it('fails at three copies with 3p² − 2p³', () => expect(majorityFails(3, 0.1)).toBeCloseTo(0.028, 12));

  it('crosses at one half, whatever the number of copies', () => {
    for (const copies of [1, 3, 7, 15]) expect(majorityFails(copies, 0.5)).toBeCloseTo(0.5, 12);
    expect(majorityFails(15, 0.49)).toBeLessThan(majorityFails(7, 0.49));
    expect(majorityFails(15, 0.51)).toBeGreaterThan(majorityFails(7, 0.51));
  });

  it('refuses what is no vote', () => {
    expect(() => majorityFails(4, 0.1)).toThrow('odd number of copies');
    expect(() => majorityFails(3, Number.NaN)).toThrow('no probability');
  });
});
