import { describe, expect, test } from 'vitest';
import {
  allAgree,
  allZeros,
  averageRuns,
  breakEvenBits,
  callsForChance,
  callsForEvenChance,
  classicalMaskChance,
  exactCalls,
  guessAfterCalls,
  hiddenString,
  kickProbability,
  MAJORITY,
  readingProbabilities,
  runsSuffice,
  runsVariance,
} from './phase-kickback-theory.ts';

type Complex = [number, number];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

/** A gate on one qubit of a register, as sums over the basis: nothing is known of phases that are kicked. */
function applied(state: Complex[], qubit: number, gate: [Complex, Complex, Complex, Complex], control?: number) {
  return state.map((same, index): Complex => {
    if (control !== undefined && !((index >> control) & 1)) return same;
    const bit = (index >> qubit) & 1;
    const [zero, one] = [state[index & ~(1 << qubit)], state[index | (1 << qubit)]] as [Complex, Complex];
    const [a, b] = [times(gate[2 * bit] as Complex, zero), times(gate[2 * bit + 1] as Complex, one)];
    return [a[0] + b[0], a[1] + b[1]];
  });
}
const R = Math.SQRT1_2;
const H: [Complex, Complex, Complex, Complex] = [
  [R, 0],
  [R, 0],
  [R, 0],
  [-R, 0],
];
const X: [Complex, Complex, Complex, Complex] = [
  [0, 0],
  [1, 0],
  [1, 0],
  [0, 0],
];
const chance = (state: Complex[], holds: (index: number) => boolean) =>
  state.reduce((sum, [re, im], index) => sum + (holds(index) ? re ** 2 + im ** 2 : 0), 0);
const zeros = (qubits: number) => Array.from({ length: 2 ** qubits }, (_, index): Complex => [index === 0 ? 1 : 0, 0]);

/** Inputs, then a helper prepared by X and H; the oracle moves amplitudes from |x⟩|y⟩ to |x⟩|y ⊕ f(x)⟩. */
function wholeRegister(f: readonly number[]): number[] {
  const n = Math.log2(f.length);
  let state = applied(applied(zeros(n + 1), n, X), n, H);
  for (let qubit = 0; qubit < n; qubit++) state = applied(state, qubit, H);
  const moved = state.map((_, index) => state[index ^ ((f[index % f.length] ?? 0) << n)] as Complex);
  let after = moved;
  for (let qubit = 0; qubit < n; qubit++) after = applied(after, qubit, H);
  return f.map((_, y) => chance(after, (index) => index % f.length === y));
}

describe('R61.4: phase kickback', () => {
  test.each([0, Math.PI / 4, Math.PI / 2, (2 * Math.PI) / 3, Math.PI])('a kick of %f, gate by gate', (phi) => {
    let state = applied(zeros(2), 1, X);
    state = applied(state, 0, H);
    state = applied(
      state,
      1,
      [
        [1, 0],
        [0, 0],
        [0, 0],
        [Math.cos(phi), Math.sin(phi)],
      ],
      0,
    );
    state = applied(state, 0, H);
    expect(chance(state, (index) => (index & 1) === 1)).toBeCloseTo(kickProbability(phi), 12);
    expect(chance(state, (index) => index >> 1 === 1)).toBeCloseTo(1, 12);
  });

  test('a CNOT kicks with |−⟩, not with |+⟩, and with |0⟩ it entangles', () => {
    const readsOne = (prepare: (state: Complex[]) => Complex[]) =>
      chance(applied(applied(applied(prepare(zeros(2)), 0, H), 1, X, 0), 0, H), (index) => (index & 1) === 1);
    expect(readsOne((state) => applied(applied(state, 1, X), 1, H))).toBeCloseTo(1, 12);
    expect(readsOne((state) => applied(state, 1, H))).toBeCloseTo(0, 12);
    expect(readsOne((state) => state)).toBeCloseTo(0.5, 12);
  });

  test('every function of one, two and three bits: the formula gives what the whole register gives', () => {
    for (const N of [2, 4, 8])
      for (let table = 0; table < 2 ** N; table++) {
        const f = Array.from({ length: N }, (_, x) => (table >> x) & 1);
        const [expected, found] = [wholeRegister(f), readingProbabilities(f)];
        for (let y = 0; y < N; y++) expect(found[y]).toBeCloseTo(expected[y] ?? 0, 12);
        const ones = f.filter((value) => value === 1).length;
        expect(found[0]).toBeCloseTo(allZeros(N, ones), 12);
        if (ones === 0 || ones === N) expect(found[0]).toBeCloseTo(1, 12);
        if (ones === N / 2) expect(found[0]).toBeCloseTo(0, 12);
      }
  });

  test('majority spreads over four strings, and a hidden string is read for certain', () => {
    expect(MAJORITY.map((_, x) => Number([...x.toString(2)].filter((bit) => bit === '1').length >= 2))).toEqual(
      MAJORITY,
    );
    expect(readingProbabilities(MAJORITY).map((p) => Number(p.toFixed(9)))).toEqual([
      0, 0.25, 0.25, 0, 0.25, 0, 0, 0.25,
    ]);
    for (let s = 0; s < 16; s++) expect(readingProbabilities(hiddenString(s, 4))[s]).toBeCloseTo(1, 12);
  });
});

describe('R61.4: what classical programs need', () => {
  test('constant or balanced: the worst order of answers, and all sequences of random inputs', () => {
    for (const n of [1, 2, 3]) {
      // A balanced function can answer alike for as long as half of the inputs.
      const halves = Array.from({ length: 2 ** (2 ** n) }, (_, table) => table).filter(
        (table) => [...table.toString(2)].filter((bit) => bit === '1').length === 2 ** (n - 1),
      );
      const longest = Math.max(
        ...halves
          .map((table) => Array.from({ length: 2 ** n }, (_, x) => (table >> x) & 1))
          .map((f) => f.findIndex((value) => value !== f[0])),
      );
      expect(exactCalls(n)).toBe(longest + 1);
    }
    for (const k of [1, 2, 3, 4]) {
      let agree = 0;
      for (let inputs = 0; inputs < 8 ** k; inputs++) {
        const answers = Array.from({ length: k }, (_, call) => MAJORITY[Math.floor(inputs / 8 ** call) % 8]);
        if (new Set(answers).size === 1) agree++;
      }
      expect(agree / 8 ** k).toBeCloseTo(allAgree(k), 12);
    }
    expect([callsForChance(1e-3), callsForChance(1e-6)]).toEqual([11, 21]);
    expect([allAgree(10) > 1e-3, allAgree(11) < 1e-3, allAgree(20) > 1e-6, allAgree(21) < 1e-6]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('a hidden string of three bits: the best of all choices of k inputs', () => {
    const strings = Array.from({ length: 8 }, (_, s) => hiddenString(s, 3));
    for (const k of [0, 1, 2, 3]) {
      let best = 0;
      for (let choice = 0; choice < 8 ** k; choice++) {
        const inputs = Array.from({ length: k }, (_, call) => Math.floor(choice / 8 ** call) % 8);
        // One can be right once for each pattern of answers: 2ᵏ at most, also where answers steer the next choice.
        best = Math.max(best, new Set(strings.map((f) => inputs.map((x) => f[x]).join(''))).size);
      }
      expect(best / 8).toBeCloseTo(guessAfterCalls(k, 3), 12);
    }
  });

  test.each([3, 4])('a mask of %i bits: the best of all sets of inputs', (n) => {
    const N = 2 ** n;
    for (let k = 1; k <= 4; k++) {
      let most = 0;
      for (let set = 0; set < 2 ** N; set++) {
        const inputs = Array.from({ length: N }, (_, x) => x).filter((x) => (set >> x) & 1);
        if (inputs.length !== k) continue;
        most = Math.max(most, new Set(inputs.flatMap((x) => inputs.map((y) => x ^ y))).size - 1);
      }
      // What no pair has ruled out is guessed: right once in all that is left.
      expect(Math.min(1, (most + 1) / (N - 1))).toBeCloseTo(classicalMaskChance(k, n), 12);
    }
  });

  test('an even chance takes about 2^(n/2) calls', () => {
    for (const n of [3, 8, 16, 20]) {
      const k = callsForEvenChance(n);
      expect(classicalMaskChance(k, n)).toBeGreaterThanOrEqual(0.5);
      expect(classicalMaskChance(k - 1, n)).toBeLessThan(0.5);
    }
    expect(callsForEvenChance(64) / 2 ** 32).toBeCloseTo(1, 6);
  });
});

describe('R61.4: Simon’s equations', () => {
  /** All sums of the rows, 0 among them. */
  function span(rows: readonly number[]): Set<number> {
    const all = new Set([0]);
    for (const row of rows) for (const y of [...all]) all.add(y ^ row);
    return all;
  }

  test.each([2, 3, 4])('masks of %i bits: every sequence of runs is counted', (n) => {
    const size = 2 ** (n - 1);
    for (const extra of [0, 1]) {
      const runs = n - 1 + extra;
      let enough = 0;
      for (let sequence = 0; sequence < size ** runs; sequence++) {
        const rows = Array.from({ length: runs }, (_, run) => Math.floor(sequence / size ** run) % size);
        if (span(rows).size === size) enough++;
      }
      expect(enough / size ** runs).toBeCloseTo(runsSuffice(n, extra), 12);
    }
  });

  test.each([2, 3, 5, 8])('masks of %i bits: the average is the sum over all tails', (n) => {
    // E = Σ P(T > t), and E(T²) = Σ (2t + 1) P(T > t); P(T > t) is followed rank by rank.
    let ranks = [1, ...Array.from({ length: n - 1 }, () => 0)];
    let [mean, square] = [0, 0];
    for (let t = 0; t < 200; t++) {
      const open = 1 - (ranks[n - 1] ?? 0);
      mean += open;
      square += (2 * t + 1) * open;
      ranks = ranks.map((p, rank) => {
        const stays = 2 ** (rank - (n - 1));
        return p * stays + (rank > 0 ? (ranks[rank - 1] ?? 0) * (1 - stays / 2) : 0);
      });
    }
    expect(mean).toBeCloseTo(averageRuns(n), 9);
    expect(square - mean ** 2).toBeCloseTo(runsVariance(n), 6);
  });

  test('long masks: 1.6067 runs more than equations, the constant of Erdős and Borwein', () => {
    expect(averageRuns(128) - 127).toBeCloseTo(1.606695152415, 9);
    expect(runsSuffice(128)).toBeCloseTo(0.288788095087, 9);
    expect(averageRuns(3)).toBeCloseTo(10 / 3, 12);
  });

  test('where a quantum run takes a million classical calls', () => {
    const n = breakEvenBits(1e6);
    expect(n).toBe(52);
    expect(2 ** (n / 2)).toBeGreaterThan(1e6 * (n + 0.6));
    expect(2 ** ((n - 2) / 2)).toBeLessThan(1e6 * (n - 1.4));
  });
});
