import { describe, expect, it } from 'vitest';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { allPrograms } from '#src/features/learn/runner/program-files.ts';
import { entryOf } from '#src/model/read-content.ts';
import {
  CHSH,
  chshWins,
  countRange95,
  depolarizingFromInfidelity,
  deviationInSigmas,
  evenParity,
  noisyBellPair,
} from './first-quantum-circuit-theory.ts';

describe('counts', () => {
  it('1,024 tosses lie between 481 and 543 in 95% of all repetitions', () => {
    expect(countRange95(1024, 0.5)).toEqual([481, 543]);
  });

  it('are judged in standard deviations', () => {
    expect(deviationInSigmas(560, 1024, 0.5)).toBe(3);
    expect(deviationInSigmas(496, 1024, 0.5)).toBe(-1);
  });
});

describe('noise', () => {
  it.each([
    [0.01, 0.02, 0.9562],
    [0.005, 0.01, 0.9778],
    [depolarizingFromInfidelity(0.01), 0.02, 0.9547],
  ])('p = %d and q = %d leave a parity that is even with probability %d', (p, q, even) => {
    expect(evenParity(p, q)).toBeCloseTo(even, 4);
  });

  it('is nothing at p = q = 0 and everything at p = 1', () => {
    expect(evenParity(0, 0)).toBe(1);
    expect(evenParity(1, 0.1)).toBeCloseTo(0.5, 12);
  });

  it('the four outcomes add up to 1', () => {
    const outcomes = noisyBellPair(0.01, 0.02);
    expect(Object.values(outcomes).reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
    expect(outcomes['00']).toBeCloseTo(0.4781, 4);
    expect(outcomes['01']).toBeCloseTo(0.0219, 4);
  });
});

describe('CHSH', () => {
  const outcomes = exactOutcomes(circuitOf(entryOf('circuits', 'chsh-game').qasm, 'chsh-game'), { t: 0 });
  /** Average product of the two outcomes in one setting; digits are y, x, b and a. */
  const correlation = (x: string, y: string) =>
    [...outcomes]
      .filter(([digits]) => digits.startsWith(y + x))
      .reduce((sum, [digits, p]) => sum + (digits[2] === digits[3] ? 4 * p : -4 * p), 0);

  it('R46.6: the circuit of the gallery reaches 2√2 in its four settings, beyond the local bound', () => {
    const sum = correlation('0', '0') + correlation('0', '1') + correlation('1', '0') - correlation('1', '1');
    expect(sum).toBeCloseTo(CHSH.quantum, 12);
    expect(CHSH.quantum).toBeGreaterThan(CHSH.local);
  });

  it('is won in 3/4 of the rounds by fixed answers and in cos²(π/8) by a Bell pair', () => {
    expect(chshWins(CHSH.local)).toBe(0.75);
    expect(chshWins(CHSH.quantum)).toBeCloseTo(Math.cos(Math.PI / 8) ** 2, 12);
  });
});

describe('R46.5: the first circuit', () => {
  const TUTORIAL = 'first-quantum-circuit';
  const texts = Object.values(import.meta.glob<string>('../*.mdx', { query: '?raw', import: 'default', eager: true }));

  it('has no program in Q#', () => {
    const own = allPrograms().filter(({ tutorial }) => tutorial === TUTORIAL);
    expect(own.map(({ language }) => language)).toEqual(texts.map(() => 'openqasm'));
  });

  it('needs no matrix and no complex number before step 4, which introduces both', () => {
    for (const text of texts.slice(0, 3)) expect(text).not.toMatch(/pmatrix|complex|e\^\{i/);
    const [arrows = -1, matrix = -1] = ['e^{i', 'pmatrix'].map((word) => texts[3]?.indexOf(word));
    expect(arrows).toBeGreaterThan(0);
    expect(matrix).toBeGreaterThan(arrows);
  });
});
