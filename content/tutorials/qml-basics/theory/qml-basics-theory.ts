import { squaredMagnitude } from '#circuit/quantum/complex.ts';
import { H, phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, cnot, innerProduct, type StateVector } from '#circuit/quantum/state-vector.ts';

/** A pair of numbers: a point (x₁, x₂) or the parameters (θ₁, θ₂), in radians. */
export type Pair = readonly [number, number];

/** Where training starts in this tutorial, and its learning rate. */
export const START: Pair = [0.9, -0.6];
export const RATE = 0.4;

/** The four points {0, π}² of the exclusive-or problem. */
export const CORNERS: readonly Pair[] = [
  [0, 0],
  [0, Math.PI],
  [Math.PI, 0],
  [Math.PI, Math.PI],
];

/** The class of a corner, cos x₁ · cos x₂, rounded to ±1 exactly. */
export function labelOf([x1, x2]: Pair): number {
  return Math.round(Math.cos(x1) * Math.cos(x2));
}

/** P(0) after RY(θ) on |0⟩: cos²(θ/2). */
export function probabilityOfZero(theta: number): number {
  return Math.cos(theta / 2) ** 2;
}

/** The mean of Z after RY(θ) on |0⟩: cos θ. */
export function meanAfterRy(theta: number): number {
  return Math.cos(theta);
}

/** Standard error of a mean of readings ±1 with expectation f: √((1 − f²)/shots). */
export function standardError(f: number, shots: number): number {
  return Math.sqrt((1 - f * f) / shots);
}

/** Readings after which the mean f has this standard error: (1 − f²)/error². */
export function readingsForError(f: number, error: number): number {
  return (1 - f * f) / error ** 2;
}

/** Standard error of a share p counted in n trials: √(p(1 − p)/n). */
export function shareError(p: number, n: number): number {
  return Math.sqrt((p * (1 - p)) / n);
}

/**
 * How many of the points the best straight line puts on the right side. Lines w₁x₁ + w₂x₂ + b with weights −1, 0, 1
 * part four corners of a square in every way that a line can.
 */
export function bestLineScore(label: (point: Pair) => number): number {
  const weights = [-1, 0, 1];
  const offsets = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5];
  const scores = weights.flatMap((w1) =>
    weights.flatMap((w2) =>
      offsets.map((b) => {
        const side = ([x1, x2]: Pair) => Math.sign((w1 * x1 + w2 * x2) / Math.PI + b);
        return CORNERS.filter((point) => side(point) === label(point)).length;
      }),
    ),
  );
  return Math.max(...scores);
}

/** Output of the classifier: the mean of Z on qubit 1, cos(x₁ + θ₁) cos(x₂ + θ₂). */
export function modelMean([x1, x2]: Pair, [theta1, theta2]: Pair): number {
  return Math.cos(x1 + theta1) * Math.cos(x2 + theta2);
}

/** Probability that one reading of the classifier gives the right class at this corner. */
export function rightReading(corner: Pair, theta: Pair): number {
  return (1 + labelOf(corner) * modelMean(corner, theta)) / 2;
}

/** Mean squared difference between labels and outputs at the four corners: (1 − cos θ₁ cos θ₂)². */
export function loss([theta1, theta2]: Pair): number {
  return (1 - Math.cos(theta1) * Math.cos(theta2)) ** 2;
}

/** The gradient of the loss, from its formula. */
export function lossGradient([theta1, theta2]: Pair): Pair {
  const outer = 2 * (1 - Math.cos(theta1) * Math.cos(theta2));
  return [outer * Math.sin(theta1) * Math.cos(theta2), outer * Math.cos(theta1) * Math.sin(theta2)];
}

/** Parameters after each step of plain gradient descent, the start first: `steps + 1` pairs. */
export function train(steps: number, start: Pair = START, rate = RATE): Pair[] {
  const path: Pair[] = [start];
  let here = start;
  for (let step = 0; step < steps; step++) {
    const [g1, g2] = lossGradient(here);
    here = [here[0] - rate * g1, here[1] - rate * g2];
    path.push(here);
  }
  return path;
}

/** ½[f(θ + π/2) − f(θ − π/2)]: the exact derivative where f is a + b cos θ + c sin θ (Mitarai et al. 2018). */
export function parameterShift(f: (theta: number) => number, theta: number): number {
  return (f(theta + Math.PI / 2) - f(theta - Math.PI / 2)) / 2;
}

/** Loss after many steps, while both angles are small: 1/(16 η² t²), as |θ|² then shrinks to 1/(2ηt). */
export function lateLoss(steps: number, rate = RATE): number {
  return 1 / (16 * rate ** 2 * steps ** 2);
}

/** [f(θ + h) − f(θ)]/h */
export function forwardDifference(f: (theta: number) => number, theta: number, h: number): number {
  return (f(theta + h) - f(theta)) / h;
}

/** [f(θ + h) − f(θ − h)]/(2h) */
export function centralDifference(f: (theta: number) => number, theta: number, h: number): number {
  return (f(theta + h) - f(theta - h)) / (2 * h);
}

/** Standard error of the shift rule for ⟨Z⟩ after RY(θ), each of the two means from `shots` readings. */
export function shiftError(theta: number, shots: number): number {
  const [plus, minus] = [1, -1].map((sign) => standardError(meanAfterRy(theta + (sign * Math.PI) / 2), shots));
  return Math.hypot(plus ?? 0, minus ?? 0) / 2;
}

/** Standard error of the forward difference, each of its two means from `shots` readings. */
export function forwardError(theta: number, h: number, shots: number): number {
  return Math.hypot(standardError(Math.cos(theta + h), shots), standardError(Math.cos(theta), shots)) / h;
}

/** Squared overlap of two points encoded with one RY per feature: ∏ cos²((xᵢ − zᵢ)/2). */
export function angleKernel(x: readonly number[], z: readonly number[]): number {
  return x.reduce((product, xi, i) => product * probabilityOfZero(xi - (z[i] ?? 0)), 1);
}

/**
 * The ZZ feature map on |00⟩, in Qiskit's convention: in each repetition H on both qubits, phases 2xᵢ, and the phase
 * 2(π − x₁)(π − x₂) on the parity (Havlíček et al. 2019).
 */
export function zzState(x: Pair, repetitions = 2): StateVector {
  let state = basisState([0, 0]);
  for (let turn = 0; turn < repetitions; turn++) {
    state = applyGate(applyGate(state, H, 0), H, 1);
    state = applyGate(applyGate(state, phaseShift(2 * x[0]), 0), phaseShift(2 * x[1]), 1);
    state = cnot(state, 0, 1);
    state = applyGate(state, phaseShift(2 * (Math.PI - x[0]) * (Math.PI - x[1])), 1);
    state = cnot(state, 0, 1);
  }
  return state;
}

/** Squared overlap of two points in the ZZ feature map. */
export function zzKernel(x: Pair, z: Pair): number {
  return squaredMagnitude(innerProduct(zzState(z), zzState(x)));
}

/** The state after encoding x and taking the encoding of z back; its amplitude at 00 is the overlap. */
export function zzOverlapState(x: Pair, z: Pair): StateVector {
  let state = zzState(x);
  for (let turn = 0; turn < 2; turn++) {
    state = cnot(state, 0, 1);
    state = applyGate(state, phaseShift(-2 * (Math.PI - z[0]) * (Math.PI - z[1])), 1);
    state = cnot(state, 0, 1);
    state = applyGate(applyGate(state, phaseShift(-2 * z[0]), 0), phaseShift(-2 * z[1]), 1);
    state = applyGate(applyGate(state, H, 0), H, 1);
  }
  return state;
}

/** Variance of ∂₁C of the global cost 1 − ∏cos²(θᵢ/2) at uniformly random angles: ⅛ (⅜)ⁿ⁻¹ (Cerezo et al. 2021). */
export function globalVariance(n: number): number {
  return (3 / 8) ** (n - 1) / 8;
}

/** The same for the local cost 1 − (1/n) Σcos²(θᵢ/2): 1/(8n²). */
export function localVariance(n: number): number {
  return 1 / (8 * n * n);
}

/** Half the width of the square round each corner from which the benchmark draws its points, in radians. */
export const SPREAD = 1.65;

/** Share of such points that the trained circuit (θ = 0) classifies rightly with exact means. */
export function idealAccuracy(spread = SPREAD): number {
  const near = Math.min(1, Math.PI / 2 / spread);
  return near ** 2 + (1 - near) ** 2;
}

/** The same where the sign comes from an odd number of readings: the mean of a majority over the square, by midpoints. */
export function readAccuracy(readings: number, spread = SPREAD, cells = 60): number {
  const offsets = Array.from({ length: cells }, (_, i) => spread * ((2 * i + 1) / cells - 1));
  const shares = offsets.flatMap((u) => offsets.map((v) => majority((1 + Math.cos(u) * Math.cos(v)) / 2, readings)));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Probability that more than half of an odd number of trials succeed, each with probability p. */
function majority(p: number, trials: number): number {
  if (p < 0.5) return 1 - majority(1 - p, trials);
  let [term, sum] = [p ** trials, 0];
  for (let failures = 0; 2 * failures < trials; failures++) {
    sum += term;
    term *= ((trials - failures) / (failures + 1)) * ((1 - p) / p);
  }
  return sum;
}

/** The mean of Z after RY(x) RZ(φ) RY(x) on |0⟩: cos²x − cos φ sin²x. Encoded once it is `meanAfterRy(x)`. */
export function twiceEncodedMean(x: number, phi: number): number {
  return Math.cos(x) ** 2 - Math.cos(phi) * Math.sin(x) ** 2;
}

/** The three points on a line of the last step, and the angle between its encodings. */
export const LINE_POINTS = [0, Math.PI / 2, Math.PI] as const;
export const BETWEEN = Math.PI / 3;
