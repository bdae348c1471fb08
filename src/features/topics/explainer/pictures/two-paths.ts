import { add, type Complex, multiply, ZERO } from '#circuit/quantum/complex.ts';
import { H, phaseShift } from '#circuit/quantum/gates.ts';
import { applyGate, type Bit, basisState } from '#circuit/quantum/state-vector.ts';
import { type Point, sampledCurve } from '#src/base/svg-path.ts';

export interface TwoPaths {
  /** The amplitudes with which the path through |0⟩ and the path through |1⟩ reach the result. */
  paths: readonly [Complex, Complex];
  /** Their sum: the amplitude of the result. */
  sum: Complex;
}

/**
 * |0⟩ through a Hadamard, a phase shift of |1⟩ by `phase` (radians) and a second Hadamard, as an interferometer does
 * it with light. The result is reached on two paths; each contributes ⟨result|H|path⟩ ⟨path|P(phase) H|0⟩.
 */
export function twoPathsTo(result: Bit, phase: number): TwoPaths {
  const [through0 = ZERO, through1 = ZERO] = applyGate(applyGate(basisState([0]), H, 0), phaseShift(phase), 0);
  const row = H[result];
  const paths = [multiply(row[0], through0), multiply(row[1], through1)] as const;
  return { paths, sum: add(...paths) };
}

interface WaveField {
  left: number;
  right: number;
  /** Height of the line of rest. */
  middle: number;
  /** Height of a wave of amplitude 1. */
  unit: number;
}

const PERIODS = 3;

/** An amplitude a as the wave Re(a·e^(−i2πt)): its size is the height, its phase the shift to the right. */
export function amplitudeWave({ re, im }: Complex, { left, right, middle, unit }: WaveField): string {
  return sampledCurve((t): Point => {
    const turn = 2 * Math.PI * PERIODS * t;
    const height = re * Math.cos(turn) + im * Math.sin(turn);
    return [left + t * (right - left), middle - unit * height];
  }, 72);
}
