import type { Complex } from '#circuit/quantum/complex.ts';
import { type Point, sampledCurve } from '#src/base/svg-path.ts';

export interface WaveField {
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
