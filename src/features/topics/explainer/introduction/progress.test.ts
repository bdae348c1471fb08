import { describe, expect, it } from 'vitest';
import { eased, within } from './progress.ts';

describe('stretches', () => {
  it('run from 0 to 1 and stay there', () => {
    expect([0, 0.2, 0.3, 0.4, 1].map((progress) => within(progress, 0.2, 0.4))).toEqual([
      0,
      0,
      expect.closeTo(0.5, 12),
      1,
      1,
    ]);
  });

  it('start and stop slowly', () => {
    expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
    expect(eased(0.9)).toBeGreaterThan(0.9);
  });
});
