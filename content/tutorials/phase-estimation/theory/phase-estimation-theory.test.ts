import { expect, test } from 'vitest';
import {
  approximateSuccess,
  binary,
  certainty,
  digitSteps,
  fourierGates,
  fraction,
  guarantee,
  guaranteedQubits,
  HALFWAY,
  kickedTurns,
  mixedOutcomes,
  nearestOutcome,
  outcomeProbability,
  outcomes,
  phaseDigits,
  phaseFromPair,
  runsUntilSeen,
  testDeviation,
  testProbability,
  testUses,
  usesOfU,
} from './phase-estimation-theory.ts';

/** A complex number; what follows is plain arithmetic on lists of them, and shares nothing with the formulas. */
type Complex = readonly [re: number, im: number];
const turn = (turns: number, size = 1): Complex => [
  size * Math.cos(2 * Math.PI * turns),
  size * Math.sin(2 * Math.PI * turns),
];
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const at = (state: readonly Complex[], index: number): Complex => state[index] ?? [0, 0];
const squares = (state: readonly Complex[]) => state.map(([re, im]) => re * re + im * im);

/** The dense matrix of the inverse transform on a state, row by row. */
function inverseFourier(state: readonly Complex[]): Complex[] {
  const size = state.length;
  return state.map((_, row) =>
    state.reduce<Complex>(
      (sum, value, x) => plus(sum, times(value, turn((-row * x) / size, 1 / Math.sqrt(size)))),
      [0, 0],
    ),
  );
}

function hadamard(state: readonly Complex[], qubit: number): Complex[] {
  const bit = 1 << qubit;
  return state.map((value, index) => {
    const [re, im] = plus(index & bit ? [-value[0], -value[1]] : value, at(state, index ^ bit));
    return [re / Math.SQRT2, im / Math.SQRT2];
  });
}

const phaseWhere = (state: readonly Complex[], mask: number, turns: number): Complex[] =>
  state.map((value, index) => ((index & mask) === mask ? times(value, turn(turns)) : value));

/** The circuit of the transform, gate by gate, and a count of its gates. */
function fourierCircuit(start: number, n: number, reach: number): { state: Complex[]; gates: number } {
  let state: Complex[] = Array.from({ length: 2 ** n }, (_, index) => [index === start ? 1 : 0, 0]);
  let gates = 0;
  for (let high = n - 1; high >= 0; high -= 1) {
    state = hadamard(state, high);
    gates += 1;
    for (let low = high - 1; low >= 0 && high - low <= reach; low -= 1) {
      state = phaseWhere(state, (1 << high) | (1 << low), 1 / 2 ** (high - low + 1));
      gates += 1;
    }
  }
  const reversed = (index: number) => Number.parseInt([...binary(index, n)].reverse().join(''), 2);
  return { state: state.map((_, index) => at(state, reversed(index))), gates };
}

const PHASES = [0, 0.3, 3 / 8, 5 / 16, 0.9999, 1 / Math.PI];

test.each(PHASES)(
  'R61.6: the outcomes for the phase %f, against kickback and the matrix of the inverse transform',
  (phase) => {
    for (const t of [1, 2, 3, 4, 5, 6]) {
      let state: Complex[] = Array.from({ length: 2 ** t }, () => [1 / Math.sqrt(2 ** t), 0]);
      // U as often as the control says, one use after the other.
      for (let qubit = 0; qubit < t; qubit += 1)
        for (let use = 0; use < 2 ** qubit; use += 1) state = phaseWhere(state, 1 << qubit, phase);
      const found = squares(inverseFourier(state));
      for (const [c, p] of outcomes(phase, t).entries()) expect(p).toBeCloseTo(found[c] ?? -1, 10);
      expect(found[nearestOutcome(phase, t)]).toBeCloseTo(Math.max(...found), 10);
    }
  },
);

test.each([1, 2, 3, 4, 5])(
  'R61.6: the circuit of %i qubits makes the wave, with n(n + 1)/2 gates and the swaps',
  (n) => {
    for (let j = 0; j < 2 ** n; j += 1) {
      const { state, gates } = fourierCircuit(j, n, n);
      for (const [k, [re, im]] of state.entries()) {
        const [x, y] = turn((j * k) / 2 ** n, 2 ** (-n / 2));
        expect(re).toBeCloseTo(x, 10);
        expect(im).toBeCloseTo(y, 10);
      }
      const counted = fourierGates(n);
      expect(counted.hadamards + counted.phases).toBe(gates);
      expect(gates).toBe((n * (n + 1)) / 2);
    }
  },
);

test.each([
  [4, 1],
  [5, 2],
  [6, 2],
  [6, 3],
])(
  'R61.6: %i qubits with phases up to %i places apart: the least overlap with the exact wave over all numbers',
  (n, reach) => {
    let least = 1;
    let kept = 0;
    for (let j = 0; j < 2 ** n; j += 1) {
      const short = fourierCircuit(j, n, reach);
      const whole = fourierCircuit(j, n, n).state;
      const [re, im] = whole.reduce<Complex>(
        (sum, [a, b], index) => plus(sum, times([a, -b], at(short.state, index))),
        [0, 0],
      );
      least = Math.min(least, re * re + im * im);
      kept = short.gates;
    }
    expect(approximateSuccess(n, reach)).toBeCloseTo(least, 10);
    expect(fourierGates(n, reach).hadamards + fourierGates(n, reach).phases).toBe(kept);
  },
);

test('R61.6: the nearest outcome comes with at least 4/π², and two neighbors with 8/π² where the phase is halfway', () => {
  expect(HALFWAY).toBeCloseTo(0.405, 3);
  for (const t of [3, 6, 10]) {
    const halfway = outcomeProbability(5.5 / 2 ** t, t, 5);
    expect(halfway).toBeGreaterThan(HALFWAY);
    expect(outcomeProbability(5.5 / 2 ** t, t, 6)).toBeCloseTo(halfway, 12);
    for (let place = 0; place <= 200; place += 1) {
      const phase = (5 + place / 200) / 2 ** t;
      expect(outcomeProbability(phase, t, nearestOutcome(phase, t))).toBeGreaterThanOrEqual(halfway - 1e-12);
    }
  }
  expect(outcomeProbability(5.5 / 2 ** 12, 12, 5)).toBeCloseTo(HALFWAY, 6);
});

test('R61.6: the guarantee holds, and what happens is better than it', () => {
  expect(guaranteedQubits(6, 0.1)).toBe(9);
  expect(guaranteedQubits(6, 1 / 12)).toBe(9);
  expect(guaranteedQubits(10, 0.01)).toBe(16);
  for (const extra of [2, 3, 4]) {
    expect(guaranteedQubits(6, 1 - guarantee(extra))).toBe(6 + extra);
    const { worst, mean } = certainty(6, extra);
    expect(worst).toBeGreaterThan(guarantee(extra));
    expect(mean).toBeGreaterThan(worst);
  }
  // One of the two neighbors, where no qubit is added.
  expect(certainty(6, 0).worst).toBeCloseTo(2 * HALFWAY, 3);
});

/** Numbers from 0 to 1, the same ones in every run (a linear congruential generator). */
function* random(): Generator<number, never> {
  let seed = 1;
  for (;;) {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    yield seed / 2 ** 32;
  }
}

test('R61.6: the phase from two counts scatters as its stated deviation says', () => {
  const chances = random();
  const [low, high] = [outcomeProbability(0.3, 4, 4), outcomeProbability(0.3, 4, 5)];
  const found = Array.from({ length: 600 }, () => {
    const counts: [number, number] = [0, 0];
    for (let shot = 0; shot < 1024; shot += 1) {
      const chance = chances.next().value;
      if (chance < low) counts[0] += 1;
      else if (chance < low + high) counts[1] += 1;
    }
    return phaseFromPair(4, 4, counts).phase;
  });
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  const spread = Math.sqrt(found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / found.length);
  const { sigma } = phaseFromPair(4, 4, [1024 * low, 1024 * high]);
  expect(mean).toBeCloseTo(0.3, 3);
  expect(spread / sigma).toBeGreaterThan(0.9);
  expect(spread / sigma).toBeLessThan(1.1);
});

test('R61.6: the test with one use of U: its chance, and the scatter of the phase found from 1,024 shots', () => {
  const plusState = phaseWhere(
    hadamard(
      [
        [1, 0],
        [0, 0],
      ],
      0,
    ),
    1,
    3 / 8,
  );
  expect(squares(hadamard(plusState, 0))[1]).toBeCloseTo(testProbability(3 / 8), 12);
  const chances = random();
  const found = Array.from({ length: 600 }, () => {
    let ones = 0;
    for (let shot = 0; shot < 1024; shot += 1) if (chances.next().value < testProbability(3 / 8)) ones += 1;
    return Math.asin(Math.sqrt(ones / 1024)) / Math.PI;
  });
  const spread = Math.sqrt(found.reduce((sum, value) => sum + (value - 3 / 8) ** 2, 0) / found.length);
  expect(spread / testDeviation(1024)).toBeGreaterThan(0.9);
  expect(spread / testDeviation(1024)).toBeLessThan(1.1);
  expect(testDeviation(testUses(2 ** -10, 1))).toBeCloseTo(2 ** -10, 12);
});

test.each(PHASES)('R61.6: digit by digit with one qubit, the phase %f gives the same distribution', (phase) => {
  for (const t of [1, 3, 4])
    for (let c = 0; c < 2 ** t; c += 1) {
      const product = digitSteps(phase, t, c).reduce((all, { chance }) => all * chance, 1);
      expect(product).toBeCloseTo(outcomeProbability(phase, t, c), 10);
    }
});

test('R61.6: two eigenstates: the distributions of both by weight, and no interference between them', () => {
  const shares = [
    { phase: 3 / 8, weight: 0.75 },
    { phase: 5 / 8, weight: 0.25 },
  ];
  expect(mixedOutcomes(shares, 3).map((p) => Number(p.toFixed(10)))).toEqual([0, 0, 0, 0.75, 0, 0.25, 0, 0]);
  expect(
    mixedOutcomes(
      [
        { phase: 0.3, weight: 0.5 },
        { phase: 0.7, weight: 0.5 },
      ],
      4,
    ).reduce((a, b) => a + b),
  ).toBeCloseTo(1, 12);
});

test('digits, turns, uses and runs', () => {
  expect([binary(3, 3), binary(0, 0), phaseDigits(0.3, 12), phaseDigits(3 / 8, 3)]).toEqual([
    '011',
    '',
    '010011001100',
    '011',
  ]);
  expect(kickedTurns(3 / 8, 3)).toEqual([0.375, 0.75, 0.5]);
  expect([fraction(1.5), fraction(-0.25), fraction(3)]).toEqual([0.5, 0.75, 0]);
  let uses = 0;
  for (let k = 0; k < 7; k += 1) uses += 2 ** k;
  expect(usesOfU(7)).toBe(uses);
  expect(runsUntilSeen(0.2, 0.99)).toBe(21);
  expect(0.8 ** 21).toBeLessThan(0.01);
  expect(0.8 ** 20).toBeGreaterThan(0.01);
});
