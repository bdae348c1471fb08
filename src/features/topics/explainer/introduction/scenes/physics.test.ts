import { describe, expect, it } from 'vitest';
import { add, squaredMagnitude } from '#circuit/quantum/complex.ts';
import { probabilities } from '#circuit/quantum/state-vector.ts';
import { surfaceCodePatch } from '#circuit/quantum/surface-code.ts';
import { experiment, intensity } from '#src/drawings/two-slit.ts';
import { angleAt } from './BitAndQubit.tsx';
import {
  ENTRIES,
  EXAMPLE_STATE,
  MARKED,
  meanAmplitude,
  PAIRS,
  pairResults,
  pathAmplitudes,
  ROUNDS,
  SHOTS,
  searchState,
  shots,
  thirdDarkFringe,
  UNIFORM,
} from './physics.ts';

const shares = Array.from({ length: 41 }, (_, index) => index / 40);

describe('a bit and a qubit', () => {
  it('stops where the next scenes begin, at 0.8 and 0.6', () => {
    expect(Math.cos(angleAt(1))).toBeCloseTo(0.8, 12);
    expect(EXAMPLE_STATE.map(({ re }) => re)).toEqual([expect.closeTo(0.8, 12), expect.closeTo(0.6, 12)]);
    expect(angleAt(0)).toBe(0);
  });
});

describe('two paths', () => {
  it('add up to the amplitude whose square is the intensity of the experiment', () => {
    for (const share of shares) {
      const y = experiment.height * share;
      expect(squaredMagnitude(add(...pathAmplitudes(y)))).toBeCloseTo(intensity(y), 12);
    }
  });

  it('are equal in the middle and opposite at the dark fringe', () => {
    const [upper, lower] = pathAmplitudes(experiment.centerY);
    expect([upper.re, upper.im]).toEqual([lower.re, expect.closeTo(lower.im, 12)]);
    const [one, other] = pathAmplitudes(experiment.centerY + thirdDarkFringe());
    expect(one.re).toBeCloseTo(-other.re, 12);
    expect(one.im).toBeCloseTo(-other.im, 12);
    expect(squaredMagnitude(one)).toBeGreaterThan(0.01);
  });
});

describe('search', () => {
  it('finds the marked entry as (2k + 1)θ says, sin θ = 1/√8', () => {
    const theta = Math.asin(1 / Math.sqrt(ENTRIES));
    for (let round = 0; round <= ROUNDS; round++) {
      const chance = probabilities(searchState(2 * round))[MARKED];
      expect(chance).toBeCloseTo(Math.sin((2 * round + 1) * theta) ** 2, 12);
    }
    expect(probabilities(searchState(2 * ROUNDS))[MARKED]).toBeCloseTo(0.945, 3);
  });

  it('stays a state in between, too', () => {
    for (const share of shares) {
      const total = probabilities(searchState(2 * ROUNDS * share)).reduce((sum, chance) => sum + chance, 0);
      expect(total).toBeCloseTo(1, 12);
    }
  });

  it('turns the phase of the marked amplitude alone, then mirrors all at their mean', () => {
    const turned = searchState(1);
    expect(turned[MARKED]?.re).toBeCloseTo(-1 / Math.sqrt(ENTRIES), 12);
    expect(turned[0]?.re).toBeCloseTo(UNIFORM[0]?.re ?? 0, 12);
    const mean = meanAmplitude(turned).re;
    searchState(2).forEach(({ re, im }, entry) => {
      expect(re).toBeCloseTo(2 * mean - (turned[entry]?.re ?? 0), 12);
      expect(im).toBeCloseTo(0, 12);
    });
  });
});

describe('measurements', () => {
  it('follow the squares within five standard deviations', () => {
    const ones = shots.filter(({ outcome }) => outcome === 1).length;
    expect(Math.abs(ones - 36)).toBeLessThan(5 * Math.sqrt(SHOTS * 0.36 * 0.64));
  });

  it('leave the state of their result', () => {
    for (const { outcome, state } of shots.slice(0, 5)) expect(probabilities(state)[outcome]).toBeCloseTo(1, 12);
  });

  it('of both qubits of a Bell pair agree, and each side has both results', () => {
    expect(pairResults).toHaveLength(PAIRS);
    expect(pairResults.every(([left, right]) => left === right)).toBe(true);
    expect(new Set(pairResults.map(([left]) => left)).size).toBe(2);
  });
});

describe('surface code', () => {
  it.each([3, 5, 7])('of distance %d has d² data and d² − 1 measure qubits', (distance) => {
    const { data, measure } = surfaceCodePatch(distance);
    expect(data).toHaveLength(distance ** 2);
    expect(measure).toHaveLength(distance ** 2 - 1);
  });

  it('checks every data qubit at least twice, and each check has two or four of them', () => {
    const { data, measure } = surfaceCodePatch(7);
    const touches = (check: (typeof measure)[number], qubit: (typeof data)[number]) =>
      Math.abs(check.column - qubit.column) === 0.5 && Math.abs(check.row - qubit.row) === 0.5;
    for (const check of measure) expect([2, 4]).toContain(data.filter((qubit) => touches(check, qubit)).length);
    for (const qubit of data) expect(measure.filter((check) => touches(check, qubit)).length).toBeGreaterThanOrEqual(2);
  });
});
