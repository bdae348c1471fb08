import { expect, test } from 'vitest';
import type { BlochVector } from '#circuit/quantum/bloch.ts';
import { type Complex, complex } from '#circuit/quantum/complex.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import {
  adjoint,
  at,
  type Dense,
  fromRows,
  outer,
  PAULI,
  partialTrace,
  product,
  sum,
  tensor,
  times,
  trace,
} from '#circuit/testing/matrices.ts';
import {
  averageFidelity,
  blended,
  CHANNELS,
  type ChannelName,
  coherenceTime,
  coherentError,
  componentDeviation,
  correctedComponent,
  dephasingTime,
  echoContrast,
  eigenvalues,
  fallen,
  halfOfPair,
  incoherentError,
  lengthOf,
  ONE,
  outsideShare,
  PLUS,
  processFidelity,
  purity,
  readComponent,
  stateFidelity,
  tilted,
  traceDistance,
} from './mixed-states-and-noise-theory.ts';

const random = seededRandom(61);
const STRENGTHS = [0, 0.01, 0.1, 0.3, 0.5, 0.9, 1];

/** A density matrix by its definition. */
function density({ x, y, z }: BlochVector): Dense {
  return fromRows([(1 + z) / 2, complex(x / 2, -y / 2)], [complex(x / 2, y / 2), (1 - z) / 2]);
}

/** Means of X, Y and Z: tr(Pρ). */
function arrowOf(rho: Dense): BlochVector {
  const mean = (pauli: Dense) => trace(product(pauli, rho)).re;
  return { x: mean(PAULI.x), y: mean(PAULI.y), z: mean(PAULI.z) };
}

/** A point in the ball. */
function randomArrow(): BlochVector {
  const [x, y, z] = [random(), random(), random()].map((each) => 2 * each - 1) as [number, number, number];
  const scale = random() / Math.hypot(x, y, z);
  return { x: scale * x, y: scale * y, z: scale * z };
}

function expectArrow(found: BlochVector, expected: BlochVector): void {
  for (const axis of ['x', 'y', 'z'] as const) expect(found[axis], axis).toBeCloseTo(expected[axis], 12);
}

/** Kraus operators as textbooks write them. */
const KRAUS: Record<ChannelName, (p: number) => Dense[]> = {
  bitFlip: (p) => [times(Math.sqrt(1 - p), PAULI.i), times(Math.sqrt(p), PAULI.x)],
  phaseFlip: (p) => [times(Math.sqrt(1 - p), PAULI.i), times(Math.sqrt(p), PAULI.z)],
  depolarize: (p) => [
    times(Math.sqrt(1 - (3 * p) / 4), PAULI.i),
    ...[PAULI.x, PAULI.y, PAULI.z].map((pauli) => times(Math.sqrt(p / 4), pauli)),
  ],
  damp: (p) => [fromRows([1, 0], [0, Math.sqrt(1 - p)]), fromRows([0, Math.sqrt(p)], [0, 0])],
  turn: (p) => [fromRows([Math.sqrt(1 - p), -Math.sqrt(p)], [Math.sqrt(p), Math.sqrt(1 - p)])],
};
const NAMES = Object.keys(KRAUS) as ChannelName[];

const through = (kraus: readonly Dense[], rho: Dense) =>
  kraus.map((each) => product(each, rho, adjoint(each))).reduce(sum);

test.each(NAMES)(
  'R61.8: the %s moves the arrow as its Kraus operators say, and they complete to the identity',
  (name) => {
    for (const p of STRENGTHS) {
      const kraus = KRAUS[name](p);
      const complete = kraus.map((each) => product(adjoint(each), each)).reduce(sum);
      for (const [row, column] of [
        [0, 0],
        [0, 1],
        [1, 1],
      ] as const)
        expect(at(complete, row, column).re).toBeCloseTo(row === column ? 1 : 0, 12);
      for (let round = 0; round < 10; round++) {
        const arrow = randomArrow();
        expectArrow(CHANNELS[name](arrow, p), arrowOf(through(kraus, density(arrow))));
      }
    }
  },
);

test.each(NAMES)('R61.8: fidelities of the %s: Σ|tr K|²/4, and the mean over six states of the axes', (name) => {
  const axes = [PLUS, ONE, { x: 0, y: 1, z: 0 }].flatMap((r) => [r, { x: -r.x, y: -r.y, z: -r.z }]);
  for (const p of STRENGTHS) {
    const kraus = KRAUS[name](p);
    const process = kraus.reduce((total, each) => total + trace(each).re ** 2 + trace(each).im ** 2, 0) / 4;
    expect(processFidelity(name, p)).toBeCloseTo(process, 12);
    const found = axes.map((r) => trace(product(density(r), through(kraus, density(r)))).re);
    expect(averageFidelity(process, 2)).toBeCloseTo(found.reduce((total, each) => total + each) / 6, 12);
  }
});

test('R61.8: one half of a pair is what the partial trace leaves, mixed although the pair is pure', () => {
  for (const theta of [0, Math.PI / 3, Math.PI / 2, 2]) {
    // Real and imaginary parts of 00, 01, 10 and 11 in turn.
    const state = Float64Array.of(Math.cos(theta / 2), 0, 0, 0, 0, 0, Math.sin(theta / 2), 0);
    const half = partialTrace(outer(state), [0]);
    expectArrow(halfOfPair(theta), arrowOf(half));
    expect(purity(halfOfPair(theta))).toBeCloseTo(trace(product(half, half)).re, 12);
  }
});

test('R61.8: purity and eigenvalues of a mixture, from its matrix', () => {
  for (let round = 0; round < 20; round++) {
    const arrow = randomArrow();
    const rho = density(arrow);
    expect(purity(arrow)).toBeCloseTo(trace(product(rho, rho)).re, 12);
    const [high, low] = eigenvalues(arrow);
    expect(high + low).toBeCloseTo(trace(rho).re, 12);
    expect(high * low).toBeCloseTo(determinant(rho).re, 12);
  }
  expectArrow(blended(0.5, PLUS, { x: -1, y: 0, z: 0 }), blended(0.5, ONE, { x: 0, y: 0, z: 1 }));
});

const determinant = (matrix: Dense): Complex => {
  const [a, b, c, d] = [at(matrix, 0, 0), at(matrix, 0, 1), at(matrix, 1, 0), at(matrix, 1, 1)];
  return complex(a.re * d.re - a.im * d.im - b.re * c.re + b.im * c.im);
};

/** The root of a positive matrix of two rows: (M + √det)/√(tr M + 2√det). */
function root(matrix: Dense): Dense {
  const delta = Math.sqrt(Math.max(0, determinant(matrix).re));
  return times(1 / Math.sqrt(trace(matrix).re + 2 * delta), sum(matrix, times(delta, PAULI.i)));
}

test('R61.8: the state fidelity is (tr √(√ρ σ √ρ))², and the inequality of Fuchs and van de Graaf holds', () => {
  for (let round = 0; round < 50; round++) {
    const [a, b] = [randomArrow(), randomArrow()];
    const rootA = root(density(a));
    const fidelity = trace(root(product(rootA, density(b), rootA))).re ** 2;
    expect(stateFidelity(a, b)).toBeCloseTo(fidelity, 10);
    const distance = traceDistance(a, b);
    expect(distance).toBeGreaterThanOrEqual(1 - Math.sqrt(fidelity) - 1e-9);
    expect(distance).toBeLessThanOrEqual(Math.sqrt(1 - fidelity) + 1e-9);
    const pure = tilted(round);
    expect(traceDistance(pure, b)).toBeGreaterThanOrEqual(1 - stateFidelity(pure, b) - 1e-9);
  }
});

test('R61.8: the best of all measurements tells two states apart in (1 + D)/2 of the runs', () => {
  const [a, b] = [tilted(0.4), CHANNELS.damp(tilted(2), 0.3)];
  let best = 0;
  for (let step = 0; step < 20000; step++) {
    const angle = (step * 2 * Math.PI) / 20000;
    const axis = { x: Math.sin(angle), z: Math.cos(angle) };
    best = Math.max(best, (1 + ((a.x - b.x) * axis.x + (a.z - b.z) * axis.z) / 2) / 2);
  }
  expect(best).toBeCloseTo((1 + traceDistance(a, b)) / 2, 6);
});

test('R61.8: T2 is at most 2 T1, and beyond it a state would leave the ball', () => {
  expect(coherenceTime(50, 1e12)).toBeCloseTo(100, 6);
  expect(coherenceTime(50, 100)).toBeCloseTo(50, 9);
  expect(dephasingTime(50, coherenceTime(50, 70))).toBeCloseTo(70, 9);
  const after = (t1: number, t2: number) => {
    const { x, z } = tilted(0.1);
    const lost = fallen(1, t1);
    return lengthOf({ x: x * Math.exp(-1 / t2), y: 0, z: lost + (1 - lost) * z });
  };
  expect(after(1, 2)).toBeLessThanOrEqual(1);
  expect(after(1, 2.2)).toBeGreaterThan(1);
});

test('R61.8: the echo, phase by phase', () => {
  const phi = 0.6;
  const mean = (phases: readonly number[]) =>
    phases.reduce((total, phase) => total + Math.cos(phase), 0) / phases.length;
  const sides = [1, -1];
  const both = sides.flatMap((first) => sides.map((second) => [first, second] as const));
  expect(echoContrast(phi).withoutEcho).toBeCloseTo(mean(sides.map((side) => side * phi + side * phi)), 12);
  expect(echoContrast(phi).withEcho).toBeCloseTo(mean(sides.map((side) => side * phi - side * phi)), 12);
  expect(echoContrast(phi).fastNoise).toBeCloseTo(mean(both.map(([a, b]) => a * phi - b * phi)), 12);
});

test('R61.8: scatter of an estimate and the share outside the ball, against seeded draws', () => {
  const [n, rounds] = [50, 4000];
  const r = { x: 1 / Math.sqrt(3), y: 1 / Math.sqrt(3), z: 1 / Math.sqrt(3) };
  const draw = (component: number) => {
    let total = 0;
    for (let each = 0; each < n; each++) total += random() < (1 + component) / 2 ? 1 : -1;
    return total / n;
  };
  const estimates = Array.from({ length: rounds }, () => ({ x: draw(r.x), y: draw(r.y), z: draw(r.z) }));
  const outside = estimates.filter((each) => lengthOf(each) > 1 + 1e-9).length / rounds;
  const share = outsideShare(r, n);
  expect(Math.abs(outside - share)).toBeLessThan(5 * Math.sqrt((share * (1 - share)) / rounds));
  const variance = estimates.reduce((total, { x }) => total + (x - r.x) ** 2, 0) / rounds;
  expect(Math.abs(Math.sqrt(variance) / componentDeviation(r.x, n) - 1)).toBeLessThan(0.06);
  // |0⟩ lies outside unless x and y both come out as exactly 0.
  const even = Array.from({ length: 25 }, (_, k) => (26 + k) / (k + 1) / 4).reduce((total, each) => total * each, 1);
  expect(outsideShare({ x: 0, y: 0, z: 1 }, n)).toBeCloseTo(1 - even ** 2, 9);
});

test('R61.8: readings as a stochastic matrix, and its inverse', () => {
  for (const [z, a, b] of [
    [0.4, 0.01, 0.05],
    [-0.9, 0.1, 0.02],
  ] as const) {
    const [zero, one] = [(1 + z) / 2, (1 - z) / 2];
    expect(readComponent(z, a, b)).toBeCloseTo((1 - a) * zero + b * one - (a * zero + (1 - b) * one), 12);
    expect(correctedComponent(readComponent(z, a, b), a, b)).toBeCloseTo(z, 12);
  }
});

test('R61.8: eight gates one after the other: turns add up as amplitudes, flips as probabilities', () => {
  for (const p of [0.001, 0.01, 0.2]) {
    const [turn] = KRAUS.turn(p);
    if (!turn) throw new Error('One operator');
    let state: Dense = PAULI.i;
    let flipped = 0;
    for (let gates = 1; gates <= 8; gates++) {
      state = product(turn, state);
      flipped = flipped * (1 - p) + (1 - flipped) * p;
      expect(coherentError(p, gates)).toBeCloseTo(at(state, 1, 0).re ** 2, 12);
      expect(incoherentError(p, gates)).toBeCloseTo(flipped, 12);
    }
  }
});

test('R61.8: a qubit that nobody reads makes the channel: U on system and environment, the environment traced out', () => {
  const gamma = 0.3;
  const [c, s] = [Math.sqrt(1 - gamma), Math.sqrt(gamma)];
  // Basis: environment, then qubit. |1⟩ becomes √(1−γ)|01⟩ + √γ|10⟩.
  const dilation = fromRows([1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]);
  for (let round = 0; round < 10; round++) {
    const arrow = randomArrow();
    const whole = product(dilation, tensor(density({ x: 0, y: 0, z: 1 }), density(arrow)), adjoint(dilation));
    expectArrow(CHANNELS.damp(arrow, gamma), arrowOf(partialTrace(whole, [0])));
  }
});
