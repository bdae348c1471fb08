import { expect, test } from 'vitest';
import { type Complex, complex, multiply, squaredMagnitude } from '#circuit/quantum/complex.ts';
import { type Gate, H, ry, T, X, Z } from '#circuit/quantum/gates.ts';
import {
  applyGate,
  basisState,
  bellState,
  cnot,
  innerProduct,
  probabilities,
  type StateVector,
} from '#circuit/quantum/state-vector.ts';
import {
  BELL_STATES,
  type BellState,
  bobAloneOutcomes,
  bobsDirection,
  chshOutcomes,
  correlation,
  leastForChsh,
  leastForTeleportation,
  mostLinks,
  noisySum,
  PHI_PLUS,
  PLANS,
  pairOutcomes,
  passedOverNoisy,
  passedWithBits,
  passedWithFlip,
  planSum,
  quantumSum,
  sumDeviation,
} from './bell-pairs-at-work-theory.ts';

const TURN = Math.PI / 180;
const ANGLES = [0, 25, 45, 90, 160, 225, 315];

/** The Bell state by its gates, Alice's qubit first. */
function made({ flip, sign }: BellState): StateVector {
  const flipped = flip ? applyGate(bellState(), X, 0) : bellState();
  return sign ? applyGate(flipped, Z, 0) : flipped;
}

/** Probabilities of "ab" in these directions, by turning the amplitudes. */
const readIn = (state: StateVector, alice: number, bob: number) =>
  probabilities(applyGate(applyGate(state, ry(-alice * TURN), 0), ry(-bob * TURN), 1));

const tensor = (a: StateVector, b: StateVector): StateVector =>
  a.flatMap((one) => b.map((other) => multiply(one, other)));

/** The amplitudes of the last qubits once the first ones are in a state, not normalized. */
function left(state: StateVector, found: StateVector): Complex[] {
  const rest = state.length / found.length;
  return Array.from({ length: rest }, (_, index) =>
    innerProduct(
      found,
      found.map((_, place) => state[place * rest + index] ?? complex(0)),
    ),
  );
}

const norm = (state: StateVector) => state.reduce((sum, amplitude) => sum + squaredMagnitude(amplitude), 0);

test('R61.3: the four Bell states are a basis, and the same gates on the other side make them', () => {
  for (const one of BELL_STATES) {
    for (const other of BELL_STATES)
      expect(squaredMagnitude(innerProduct(made(one), made(other)))).toBeCloseTo(one === other ? 1 : 0, 12);
    const flipped = one.flip ? applyGate(bellState(), X, 1) : bellState();
    const fromBob = one.sign ? applyGate(flipped, Z, 1) : flipped;
    expect(squaredMagnitude(innerProduct(made(one), fromBob))).toBeCloseTo(1, 12);
    // The Bell measurement: index 2·(Alice's qubit, the sign) + (Bob's qubit, the flip).
    const asked = probabilities(applyGate(cnot(made(one), 0, 1), H, 0));
    expect(asked[2 * one.sign + one.flip]).toBeCloseTo(1, 12);
  }
});

test('R61.3: correlations, outcomes and the direction of the other qubit are those of the turned amplitudes', () => {
  for (const pair of BELL_STATES) {
    for (const alice of ANGLES) {
      for (const bob of ANGLES) {
        const [p00 = 0, p01 = 0, p10 = 0, p11 = 0] = readIn(made(pair), alice, bob);
        expect(correlation(pair, alice, bob)).toBeCloseTo(p00 + p11 - p01 - p10, 12);
        expect(pairOutcomes(pair, alice, bob)).toEqual({
          '00': expect.closeTo(p00, 12),
          '01': expect.closeTo(p10, 12),
          '10': expect.closeTo(p01, 12),
          '11': expect.closeTo(p11, 12),
        });
        // No-signaling: Bob's zeros do not know her direction.
        expect(p00 + p10).toBeCloseTo(0.5, 12);
      }
      const sure = readIn(made(pair), alice, bobsDirection(pair, alice));
      expect(sure[0]).toBeCloseTo(0.5, 12);
      expect(sure[1]).toBeCloseTo(0, 12);
    }
  }
});

test('R61.3: sixteen plans, eight with 2 and eight with −2, counted from their bits', () => {
  const sums = Array.from({ length: 16 }, (_, bits) => {
    const [a0, a1, b0, b1] = [1, 2, 4, 8].map((mask) => Boolean(bits & mask));
    const wins = [a0 === b0, a0 === b1, a1 === b0, a1 !== b1].filter(Boolean).length;
    return 2 * wins - 4;
  });
  const ascending = (list: number[]) => list.toSorted((a, b) => a - b);
  expect(ascending(sums)).toEqual(ascending(PLANS.flat().map(planSum)));
  expect(sums.filter((sum) => sum === 2)).toHaveLength(8);
  expect(Math.max(...sums)).toBe(2);
});

test('R61.3: the sum is 2√2, and no directions in the plane give more (Tsirelson)', () => {
  expect(quantumSum()).toBeCloseTo(2.8284, 4);
  const grid = Array.from({ length: 24 }, (_, index) => 15 * index);
  const E = (alice: number, bob: number) => correlation(PHI_PLUS, alice, bob);
  const sums = grid.flatMap((a1) =>
    grid.flatMap((b0) => grid.map((b1) => E(0, b0) + E(0, b1) + E(a1, b0) - E(a1, b1))),
  );
  expect(Math.max(...sums)).toBeCloseTo(quantumSum(), 12);
});

test('R61.3: the standard deviation of the sum is that of the sum of four measured correlations', () => {
  const pairs = 4096;
  // Each correlation has the variance (1 − E²)/n of n pairs, and E² = 1/2 in each setting.
  expect(sumDeviation(quantumSum(), pairs)).toBeCloseTo(Math.sqrt((4 * (1 - 1 / 2)) / (pairs / 4)), 12);
  // Fixed answers only scatter because the settings are drawn: 3 of 4 of them fit.
  expect(sumDeviation(2, pairs)).toBeCloseTo(8 * Math.sqrt(0.75 * 0.25 * pairs) * (1 / pairs), 12);
});

test('R61.3: the outcomes of both experiments add up to 1 and leave Bob a fair coin', () => {
  const total = (outcomes: Record<string, number>, take: (bits: string) => boolean) =>
    Object.entries(outcomes).reduce((sum, [bits, p]) => (take(bits) ? sum + p : sum), 0);
  expect(total(chshOutcomes(), () => true)).toBeCloseTo(1, 12);
  for (const choice of ['00', '01', '10', '11'])
    expect(total(chshOutcomes(), (bits) => bits.startsWith(`${choice}0`))).toBeCloseTo(1 / 8, 12);
  expect(Object.keys(bobAloneOutcomes())).toHaveLength(6);
  for (const choice of ['0', '1'])
    expect(total(bobAloneOutcomes(), (bits) => bits[0] === '0' && bits.endsWith(choice))).toBeCloseTo(1 / 4, 12);
});

test('R61.3: each result of a teleportation leaves the message up to X and Z, with probability 1/4', () => {
  const message = applyGate(applyGate(basisState([0]), ry(Math.PI / 3), 0), T, 0);
  for (const pair of BELL_STATES) {
    const bobs = left(tensor(message, bellState()), made(pair));
    expect(norm(bobs)).toBeCloseTo(1 / 4, 12);
    const flipped = pair.flip ? applyGate(bobs, X, 0) : bobs;
    const corrected = pair.sign ? applyGate(flipped, Z, 0) : flipped;
    expect(4 * squaredMagnitude(innerProduct(message, corrected))).toBeCloseTo(1, 12);
  }
});

test('R61.3: two swapped pairs leave the outer qubits in the Bell state that is found inside', () => {
  // Qubits in the order Alice, station, station, Bob: bring the inner two to the front.
  const both = tensor(bellState(), bellState());
  const sorted = both.map((_, index) => {
    const [s, t, a, b] = [8, 4, 2, 1].map((mask) => Number(Boolean(index & mask))) as [number, number, number, number];
    return both[8 * a + 4 * s + 2 * t + b] ?? complex(0);
  });
  for (const pair of BELL_STATES) {
    const outer = left(sorted, made(pair));
    expect(norm(outer)).toBeCloseTo(1 / 4, 12);
    expect(4 * squaredMagnitude(innerProduct(made(pair), outer))).toBeCloseTo(1, 12);
  }
});

/** How often the message passes its test, averaged over the six states along the axes, a 2-design. */
function averagePassed(corrections: (pair: BellState) => Gate[]): number {
  const axes = [[], [X], [H], [X, H], [H, phase(1)], [H, phase(-1)]];
  const messages = axes.map((gates) => gates.reduce((state, gate) => applyGate(state, gate, 0), basisState([0])));
  const passed = messages.flatMap((message) =>
    BELL_STATES.map((pair) => {
      const bobs = left(tensor(message, bellState()), made(pair));
      const corrected = corrections(pair).reduce((state: StateVector, gate) => applyGate(state, gate, 0), bobs);
      return squaredMagnitude(innerProduct(message, corrected));
    }),
  );
  return passed.reduce((sum, each) => sum + each, 0) / messages.length;
}

const phase = (sign: 1 | -1): Gate => [
  [complex(1), complex(0)],
  [complex(0), complex(0, sign)],
];

test('R61.3: without a bit the test passes with 1/2, with one bit 2/3, with both always', () => {
  expect(averagePassed(() => [])).toBeCloseTo(passedWithBits(0), 12);
  expect(averagePassed(({ flip }) => (flip ? [X] : []))).toBeCloseTo(passedWithBits(1), 12);
  expect(averagePassed(({ sign }) => (sign ? [Z] : []))).toBeCloseTo(passedWithBits(1), 12);
  expect(averagePassed(({ flip, sign }) => [...(flip ? [X] : []), ...(sign ? [Z] : [])])).toBeCloseTo(1, 12);
  expect(passedWithFlip(60)).toBeCloseTo(0.625, 12);
});

test('R61.3: the thresholds of a noisy pair: 1/3, 1/√2, and six links of 0.95', () => {
  // The fidelity of such a pair with Φ⁺ is F = (1 + 3w)/4, and a teleported state passes with (2F + 1)/3.
  for (const w of [0, 0.2, 1 / 3, 0.8, 1]) {
    const F = (1 + 3 * w) / 4;
    expect(passedOverNoisy(w)).toBeCloseTo((2 * F + 1) / 3, 12);
    // Entangled where the partial transpose has a negative eigenvalue, (1 − 3w)/4.
    expect((1 - 3 * w) / 4 < -1e-12).toBe(w > leastForTeleportation() + 1e-12);
  }
  expect(leastForTeleportation()).toBeCloseTo(1 / 3, 12);
  expect(leastForChsh()).toBeCloseTo(Math.SQRT1_2, 12);
  expect(noisySum(leastForChsh())).toBeCloseTo(2, 12);
  expect(mostLinks(0.95)).toBe(6);
  expect(0.95 ** 6).toBeGreaterThan(Math.SQRT1_2);
  expect(0.95 ** 7).toBeLessThan(Math.SQRT1_2);
});
