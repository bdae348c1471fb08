import { describe, expect, it } from 'vitest';
import { blochVector } from './bloch.ts';
import { complex, fromPolar, multiply } from './complex.ts';
import { type Gate, H, phaseShift, rx, ry, rz, S, T, X, Y, Z } from './gates.ts';
import { measureAll, measureQubit, qubitProbabilities, sampleIndex } from './measurement.ts';
import { seededRandom } from './seeded-random.ts';
import {
  applyGate,
  basisState,
  bellState,
  cnot,
  innerProduct,
  probabilities,
  qubitCount,
  qubitState,
  type StateVector,
} from './state-vector.ts';

const TOLERANCE = 1e-12;
const ANGLES = [-2.5, -Math.PI / 2, 0, 0.1, 1, Math.PI / 3, Math.PI, 5];
const zero = basisState([0]);
const one = basisState([1]);

function expectSameState(actual: StateVector, expected: StateVector): void {
  expect(actual).toHaveLength(expected.length);
  expected.forEach(({ re, im }, index) => {
    expect(Math.abs((actual[index]?.re ?? NaN) - re)).toBeLessThan(TOLERANCE);
    expect(Math.abs((actual[index]?.im ?? NaN) - im)).toBeLessThan(TOLERANCE);
  });
}

/** The gates must do the same to both basis states, so their matrices are equal. */
function expectSameOperation(actual: readonly Gate[], expected: readonly Gate[], globalPhase = 0): void {
  const run = (gates: readonly Gate[], state: StateVector) =>
    gates.reduce((current, gate) => applyGate(current, gate, 0), state);
  for (const state of [zero, one]) {
    const turned = run(expected, state).map((amplitude) => multiply(amplitude, fromPolar(1, globalPhase)));
    expectSameState(run(actual, state), turned);
  }
}

describe('gates', () => {
  const rotations = ANGLES.flatMap((angle) => [rx(angle), ry(angle), rz(angle), phaseShift(angle)]);

  it('are unitary: the images of |0⟩ and |1⟩ are orthonormal', () => {
    for (const gate of [H, X, Y, Z, S, T, ...rotations]) {
      const [first, second] = [applyGate(zero, gate, 0), applyGate(one, gate, 0)];
      expectSameState(
        [innerProduct(first, first), innerProduct(second, second), innerProduct(first, second)],
        [complex(1), complex(1), complex(0)],
      );
    }
  });

  it('keep their identities', () => {
    expectSameOperation([H, Z, H], [X]);
    expectSameOperation([H, X, H], [Z]);
    expectSameOperation([H, H], []);
    expectSameOperation([T, T], [S]);
    expectSameOperation([S, S], [Z]);
    // XZ applied right to left: Y = iXZ.
    expectSameOperation([Z, X], [Y], -Math.PI / 2);
  });

  it('have rotations that are the Pauli gates at π, up to the phase −i', () => {
    expectSameOperation([rx(Math.PI)], [X], -Math.PI / 2);
    expectSameOperation([ry(Math.PI)], [Y], -Math.PI / 2);
    expectSameOperation([rz(Math.PI)], [Z], -Math.PI / 2);
  });

  it('have phase shifts that differ from Rz by a global phase, and of which S and T are two', () => {
    for (const angle of ANGLES) expectSameOperation([phaseShift(angle)], [rz(angle)], angle / 2);
    expectSameOperation([phaseShift(Math.PI / 2)], [S]);
    expectSameOperation([phaseShift(Math.PI / 4)], [T]);
  });
});

describe('applyGate', () => {
  it('counts qubits from the left of the ket', () => {
    expectSameState(applyGate(basisState([0, 0, 0]), X, 0), basisState([1, 0, 0]));
    expectSameState(applyGate(basisState([0, 0, 0]), X, 2), basisState([0, 0, 1]));
    expect(probabilities(basisState([1, 0]))).toEqual([0, 0, 1, 0]);
  });

  it('flips the target of a CNOT where the control is 1', () => {
    expectSameState(cnot(basisState([0, 0]), 0, 1), basisState([0, 0]));
    expectSameState(cnot(basisState([1, 0]), 0, 1), basisState([1, 1]));
    expectSameState(cnot(basisState([1, 1]), 0, 1), basisState([1, 0]));
    expectSameState(cnot(basisState([0, 1]), 1, 0), basisState([1, 1]));
    expectSameState(applyGate(basisState([1, 0, 1]), X, 1, [0, 2]), basisState([1, 1, 1]));
  });

  it('keeps the norm over many gates on many qubits', () => {
    const random = seededRandom(7);
    let state = basisState([0, 0, 0, 0, 0]);
    for (let step = 0; step < 200; step++) {
      const [target, control] = [step % 5, (step + 1 + Math.floor(4 * random())) % 5];
      state = applyGate(state, [rx, ry, rz][step % 3]?.(6 * random()) ?? H, target);
      if (control !== target) state = cnot(state, control, target);
    }
    expect(Math.abs(innerProduct(state, state).re - 1)).toBeLessThan(TOLERANCE);
  });

  it('refuses what makes no sense', () => {
    expect(() => applyGate(zero, H, 1)).toThrow(RangeError);
    expect(() => applyGate(bellState(), H, -1)).toThrow(RangeError);
    expect(() => cnot(bellState(), 1, 1)).toThrow(RangeError);
    expect(() => qubitCount([complex(1), complex(0), complex(0)])).toThrow(RangeError);
    expect(() => innerProduct(zero, bellState())).toThrow(RangeError);
  });
});

describe('blochVector', () => {
  it('points to θ and φ', () => {
    for (const theta of [0, 0.4, Math.PI / 2, 2.5, Math.PI]) {
      for (const phi of ANGLES) {
        const { x, y, z } = blochVector(qubitState(theta, phi));
        expect(Math.abs(x - Math.sin(theta) * Math.cos(phi))).toBeLessThan(TOLERANCE);
        expect(Math.abs(y - Math.sin(theta) * Math.sin(phi))).toBeLessThan(TOLERANCE);
        expect(Math.abs(z - Math.cos(theta))).toBeLessThan(TOLERANCE);
      }
    }
  });

  it('does not see a global phase', () => {
    const state = qubitState(1, 2);
    const turned = blochVector(state.map((amplitude) => multiply(amplitude, fromPolar(1, 0.7))));
    for (const axis of ['x', 'y', 'z'] as const)
      expect(Math.abs(turned[axis] - blochVector(state)[axis])).toBeLessThan(TOLERANCE);
  });

  it('is turned by rotations about their axis, counter-clockwise', () => {
    expect(blochVector(applyGate(zero, ry(Math.PI / 2), 0)).x).toBeCloseTo(1, 12);
    expect(blochVector(applyGate(zero, rx(Math.PI / 2), 0)).y).toBeCloseTo(-1, 12);
    expect(blochVector(applyGate(qubitState(Math.PI / 2, 0), rz(Math.PI / 2), 0)).y).toBeCloseTo(1, 12);
  });

  it('exists for one qubit only', () => {
    expect(() => blochVector(bellState())).toThrow(RangeError);
  });
});

describe('bellState', () => {
  it('is (|00⟩ + |11⟩)/√2', () => {
    expectSameState(bellState(), [complex(Math.SQRT1_2), complex(0), complex(0), complex(Math.SQRT1_2)]);
  });

  it('correlates measurements along two directions of the x–z plane as cos(a − b)', () => {
    for (const a of ANGLES) {
      for (const b of ANGLES) {
        const turned = applyGate(applyGate(bellState(), ry(-a), 0), ry(-b), 1);
        const [p00 = 0, p01 = 0, p10 = 0, p11 = 0] = probabilities(turned);
        expect(Math.abs(p00 + p11 - p01 - p10 - Math.cos(a - b))).toBeLessThan(TOLERANCE);
        expect(Math.abs(p00 + p01 - 0.5)).toBeLessThan(TOLERANCE);
      }
    }
  });

  it('leaves the second qubit as the first was read', () => {
    const random = seededRandom(11);
    for (let pair = 0; pair < 50; pair++) {
      const { outcome, state } = measureQubit(bellState(), 0, random);
      expectSameState(state, basisState([outcome, outcome]));
    }
  });
});

describe('measurement', () => {
  const SHOTS = 20_000;

  /** Five standard deviations of the number of hits in `SHOTS` independent shots. */
  const fiveSigma = (probability: number) => 5 * Math.sqrt(SHOTS * probability * (1 - probability));

  it('follows the probabilities within five standard deviations', () => {
    const random = seededRandom(3);
    for (const theta of [0.3, 1, Math.PI / 2, 2.8]) {
      const state = qubitState(theta, 1);
      let ones = 0;
      for (let shot = 0; shot < SHOTS; shot++) ones += measureQubit(state, 0, random).outcome;
      const expected = Math.sin(theta / 2) ** 2;
      expect(Math.abs(ones - SHOTS * expected)).toBeLessThan(fiveSigma(expected));
    }
  });

  it('reads all qubits at once from the joint distribution', () => {
    const random = seededRandom(5);
    const state = cnot(applyGate(basisState([0, 0, 1]), ry(1), 0), 0, 1);
    const counts = new Map<string, number>();
    for (let shot = 0; shot < SHOTS; shot++) {
      const bits = measureAll(state, random).join('');
      counts.set(bits, (counts.get(bits) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['001', '111']);
    const expected = Math.sin(0.5) ** 2;
    expect(Math.abs((counts.get('111') ?? 0) - SHOTS * expected)).toBeLessThan(fiveSigma(expected));
  });

  it('repeats itself when asked again', () => {
    const random = seededRandom(9);
    const state = applyGate(applyGate(bellState(), ry(0.8), 0), T, 1);
    for (let shot = 0; shot < 50; shot++) {
      const first = measureQubit(state, 1, random);
      expect(Math.abs(innerProduct(first.state, first.state).re - 1)).toBeLessThan(TOLERANCE);
      expect(measureQubit(first.state, 1, random).outcome).toBe(first.outcome);
    }
  });

  it('never draws what has no probability, even at the ends of the random numbers', () => {
    for (const random of [() => 0, () => 1 - 2 ** -53]) {
      expect(sampleIndex([0, 1, 0], random)).toBe(1);
      expect(sampleIndex([0, 0.1, 0.2, 0.7 - 1e-16, 0], random)).toBeGreaterThan(0);
      expect(sampleIndex([0, 0.1, 0.2, 0.7 - 1e-16, 0], random)).toBeLessThan(4);
    }
    expect(sampleIndex([0.1, 0.2, 0.7], () => 0.9999)).toBe(2);
  });

  it('adds up the probabilities of one qubit over all the others', () => {
    const state = applyGate(bellState(), ry(Math.PI / 3), 0);
    const [p0, p1] = qubitProbabilities(state, 1);
    expect(Math.abs(p0 - 0.5)).toBeLessThan(TOLERANCE);
    expect(Math.abs(p0 + p1 - 1)).toBeLessThan(TOLERANCE);
  });
});
