import { describe, expect, it } from 'vitest';
import { radians } from '../circuit/angle.ts';
import { halfTurns } from './half-turns.ts';

describe('halfTurns', () => {
  it.each([
    ['pi', '1'],
    ['pi/4', '1/4'],
    ['-pi/2', '-1/2'],
    ['2*pi*t', '2*t'],
    ['tau/3', '2/3'],
    ['pi/2 + pi*t', '1/2 + t'],
    ['0', '0'],
    ['0.3', '0.3/pi'],
    ['pi/2 + 1', '(pi/2 + 1)/pi'],
    ['1/pi', '1/pi/pi'],
  ])('counts %s as %s', (angle, turns) => {
    expect(halfTurns(angle)).toBe(turns);
    expect(Math.PI * radians(turns, { t: 0.3 })).toBeCloseTo(radians(angle, { t: 0.3 }), 12);
  });
});
