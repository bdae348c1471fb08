import { describe, expect, it } from 'vitest';
import { durationText } from './durations.ts';

describe('a duration', () => {
  it.each([
    [4e-8, '40 ns'],
    [3.988e-5, '40 µs'],
    [0.0101, '10 ms'],
    [1, '1 second'],
    [90, '90 seconds'],
    [1200, '20 minutes'],
    [3600, '60 minutes'],
    [86_400, '24 hours'],
    [428_544, '5 days'],
    [2_592_000, '30 days'],
    [3.2e7, '370 days'],
    [8e7, '2.5 years'],
    [1e15, '3.2 × 10⁷ years'],
  ])('of %d seconds is written in the unit that suits it', (seconds, text) => expect(durationText(seconds)).toBe(text));
  it('has as many digits as are asked', () => expect(durationText(39_960, 3)).toBe('11.1 hours'));
});
