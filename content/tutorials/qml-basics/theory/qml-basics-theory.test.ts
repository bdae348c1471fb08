import { describe, expect, it } from 'vitest';
import { squaredMagnitude } from '#circuit/quantum/complex.ts';
import { ry } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, cnot, probabilities } from '#circuit/quantum/state-vector.ts';
import {
  angleKernel,
  BETWEEN,
  bestLineScore,
  CORNERS,
  centralDifference,
  forwardDifference,
  forwardError,
  globalVariance,
  idealAccuracy,
  LINE_POINTS,
  labelOf,
  lateLoss,
  localVariance,
  loss,
  lossGradient,
  meanAfterRy,
  modelMean,
  type Pair,
  parameterShift,
  probabilityOfZero,
  readAccuracy,
  readingsForError,
  rightReading,
  START,
  shareError,
  shiftError,
  standardError,
  train,
  twiceEncodedMean,
  zzKernel,
  zzOverlapState,
} from './qml-basics-theory.ts';

describe('encoding and reading', () => {
  it('gives the numbers for x = 0.5', () => {
    expect(probabilityOfZero(0.5)).toBeCloseTo(0.9388, 4);
    expect(meanAfterRy(0.5)).toBeCloseTo(0.8776, 4);
    expect(standardError(meanAfterRy(0.5), 1000)).toBeCloseTo(0.0152, 4);
  });

  it('knows the error of a share', () => {
    expect(shareError(0.9, 200)).toBeCloseTo(0.0212, 4);
  });

  it('says how many readings an error takes', () => {
    const f = meanAfterRy(0.5);
    expect(standardError(f, readingsForError(f, 0.001))).toBeCloseTo(0.001, 12);
  });
});

describe('the exclusive or', () => {
  it('is out of reach for a line, and its opposite too; other labels are not', () => {
    expect(bestLineScore(labelOf)).toBe(3);
    expect(bestLineScore((point) => -labelOf(point))).toBe(3);
    expect(bestLineScore(([x1]) => (x1 === 0 ? 1 : -1))).toBe(4);
  });

  it('is solved by the circuit with room to spare', () => {
    for (const corner of CORNERS) {
      expect(Math.abs(modelMean(corner, START))).toBeCloseTo(0.513, 4);
      expect(Math.sign(modelMean(corner, START))).toBe(labelOf(corner));
      expect(rightReading(corner, START)).toBeCloseTo(0.7565, 4);
    }
  });

  it('has the mean of the circuit as its formula', () => {
    for (const point of [...CORNERS, [0.3, 1.1] as const, [-2, 4] as const]) {
      const first = applyGate(basisState([0, 0]), ry(point[0] + START[0]), 0);
      const p = probabilities(cnot(applyGate(first, ry(point[1] + START[1]), 1), 0, 1));
      expect((p[0] ?? 0) + (p[2] ?? 0) - (p[1] ?? 0) - (p[3] ?? 0)).toBeCloseTo(modelMean(point, START), 12);
    }
  });
});

describe('gradients', () => {
  it('are exact by the shift rule and not by small steps', () => {
    expect(meanAfterRy(0.5 + Math.PI / 2)).toBeCloseTo(-0.4794, 4);
    expect(parameterShift(meanAfterRy, 0.5)).toBeCloseTo(-Math.sin(0.5), 12);
    expect(centralDifference(meanAfterRy, 0.5, 0.1)).toBeCloseTo(-0.4786, 4);
    expect(forwardDifference(meanAfterRy, 0.5, 0.1)).toBeCloseTo(-0.5225, 4);
    expect(probabilityOfZero(0.5 + Math.PI / 2)).toBeCloseTo(0.2603, 4);
    expect(probabilityOfZero(0.5 - Math.PI / 2)).toBeCloseTo(0.7397, 4);
  });

  it('are much noisier by small steps', () => {
    expect(shiftError(0.5, 2000)).toBeCloseTo(Math.cos(0.5) / Math.sqrt(4000), 12);
    expect(forwardError(0.5, 0.1, 2000)).toBeCloseTo(
      Math.sqrt((Math.sin(0.5) ** 2 + Math.sin(0.6) ** 2) / 2000) / 0.1,
      12,
    );
  });

  it('of the loss agree with the mean over the corners', () => {
    const overCorners = (theta: Pair) =>
      CORNERS.reduce((sum, corner) => sum + (labelOf(corner) - modelMean(corner, theta)) ** 2 / 4, 0);
    expect(loss(START)).toBeCloseTo(0.2371, 4);
    expect(loss(START)).toBeCloseTo(overCorners(START), 12);
    const [g1, g2] = lossGradient(START);
    expect([g1.toFixed(4), g2.toFixed(4)]).toEqual(['0.6297', '-0.3418']);
    expect(g1).toBeCloseTo(
      centralDifference((t) => overCorners([t, START[1]]), START[0], 1e-5),
      8,
    );
  });
});

it('training goes down as listed', () => {
  const losses = train(40).map(loss);
  expect(losses[0]).toBeCloseTo(0.2371, 4);
  expect(losses[1]).toBeCloseTo(0.08227, 5);
  expect(losses[5]).toBeCloseTo(0.01004, 5);
  expect(losses[10]).toBeCloseTo(0.003054, 6);
  expect(losses[20]).toBeCloseTo(0.000853, 6);
  expect(losses[40]).toBeCloseTo(0.000227, 6);
  const after20 = train(20).at(-1) ?? START;
  expect(after20.map((angle) => angle.toFixed(4))).toEqual(['0.1948', '-0.1450']);
  expect(modelMean([0, 0], after20)).toBeCloseTo(0.9708, 4);
  expect(rightReading([0, 0], after20)).toBeCloseTo(0.9854, 4);
});

it('training slows down as the square of the steps', () => {
  expect(loss(train(4000).at(-1) ?? START) / lateLoss(4000)).toBeCloseTo(1, 2);
});

describe('kernels', () => {
  it('have the values of the three maps', () => {
    expect(angleKernel([0.3], [1.2])).toBeCloseTo(0.8108, 4);
    expect(shareError(angleKernel([0.3], [1.2]), 1000)).toBeCloseTo(0.01239, 5);
    expect(angleKernel([0.5, 1], [0.8, 0.4])).toBeCloseTo(0.8923, 4);
    expect(zzKernel([0.5, 1], [0.8, 0.4])).toBeCloseTo(0.6772, 4);
    expect(zzKernel([0.5, 1], [0.5, 1])).toBeCloseTo(1, 12);
  });

  it('are read off the state that the program dumps', () => {
    const [zeros] = zzOverlapState([0.5, 1], [0.8, 0.4]).map(squaredMagnitude);
    expect(zeros).toBeCloseTo(zzKernel([0.5, 1], [0.8, 0.4]), 12);
  });
});

describe('barren plateaus', () => {
  it('have the listed variances', () => {
    expect(globalVariance(4)).toBeCloseTo(0.006592, 6);
    expect(globalVariance(10)).toBeCloseTo(1.833e-5, 8);
    expect(globalVariance(20)).toBeCloseTo(1.008e-9, 12);
    expect([4, 10, 20].map(localVariance)).toEqual([0.0078125, 0.00125, 0.0003125]);
    expect(readingsForError(0, Math.sqrt(globalVariance(20)))).toBeCloseTo(1 / globalVariance(20), 0);
  });

  it('follow from the integrals over the angles', () => {
    const angles = Array.from({ length: 64 }, (_, i) => (2 * Math.PI * i) / 64);
    const mean = (f: (angle: number) => number) => angles.reduce((sum, angle) => sum + f(angle), 0) / angles.length;
    expect(mean((t) => Math.sin(t) ** 2 / 4)).toBeCloseTo(globalVariance(1), 12);
    expect(mean((t) => Math.cos(t / 2) ** 4)).toBeCloseTo(globalVariance(2) / globalVariance(1), 12);
  });
});

describe('the benchmark', () => {
  it('is bounded by the overlap of the classes', () => {
    const near = Math.PI / 2 / 1.65;
    expect(idealAccuracy()).toBeCloseTo(near * near + (1 - near) * (1 - near), 12);
    expect(idealAccuracy(1)).toBe(1);
  });

  it('needs many readings to come close to that bound', () => {
    expect(readAccuracy(1, 1e-6)).toBeCloseTo(1, 6);
    expect(readAccuracy(1)).toBeCloseTo(0.5 + (Math.sin(1.65) / 1.65) ** 2 / 2, 3);
    expect(readAccuracy(25)).toBeLessThan(idealAccuracy());
    expect(readAccuracy(1001)).toBeCloseTo(idealAccuracy(), 1);
  });
});

describe('encoding again', () => {
  it('R60.3: the arrow, turned by hand, has the height of the formula', () => {
    for (const phi of [0, BETWEEN, 1.9]) {
      for (const x of [...LINE_POINTS, 0.3, 2.2]) {
        const tilted = [Math.sin(x), Math.cos(x)] as const;
        const forward = tilted[0] * Math.cos(phi);
        const height = tilted[1] * Math.cos(x) - forward * Math.sin(x);
        expect(twiceEncodedMean(x, phi)).toBeCloseTo(height, 12);
        const wave = (1 - Math.cos(phi)) / 2 + ((1 + Math.cos(phi)) / 2) * Math.cos(2 * x);
        expect(twiceEncodedMean(x, phi)).toBeCloseTo(wave, 12);
      }
    }
  });

  it('R60.3: no single wave has the signs +, −, + at the three points, and two encodings have', () => {
    for (let theta = 0; theta < 2 * Math.PI; theta += 0.01) {
      const [first = 0, , last = 0] = LINE_POINTS.map((x) => Math.cos(x + theta));
      expect(first * last).toBeLessThanOrEqual(1e-12);
    }
    expect(LINE_POINTS.map((x) => Math.sign(twiceEncodedMean(x, BETWEEN)))).toEqual([1, -1, 1]);
  });
});
