import type { NoiseModel } from '../engine/noise-model.ts';

/** The name of a preset, or strengths set by hand. */
export type DocumentNoise = string | NoiseModel;

/** In the order in which addresses name them; it never changes. */
const STRENGTHS = [
  'depolarizing1',
  'depolarizing2',
  'amplitudeDamping',
  'phaseDamping',
  'readOneOfZero',
  'readZeroOfOne',
] as const satisfies readonly (keyof NoiseModel)[];
const LONGEST_PRESET = 64;

/**
 * An unknown value as noise. What is damaged becomes the name of a preset that does not exist: the circuit still opens,
 * and the lab says what is missing.
 */
export function noiseIn(value: unknown): DocumentNoise | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value.replace(/[^\w.,+-]/g, '_').slice(0, LONGEST_PRESET);
  const found: Record<string, unknown> = Object(value);
  const strengths = STRENGTHS.map((name) => found[name]);
  return strengths.every(isProbability) ? modelOf(strengths) : '_';
}

/** As it is in an address: `ibm-heron-r3`, or all strengths, `0.001,0.01,0,0,0.02,0.02`. */
export function writeNoise(noise: DocumentNoise | undefined): string {
  if (noise === undefined || typeof noise === 'string') return noise ?? '';
  return STRENGTHS.map((name) => Number(noise[name].toPrecision(6))).join(',');
}

export function readNoise(text: string): DocumentNoise | undefined {
  const strengths = text.split(',').map((part) => (part === '' ? Number.NaN : Number(part)));
  const isModel = strengths.length === STRENGTHS.length && strengths.every(isProbability);
  return isModel ? modelOf(strengths) : noiseIn(text);
}

function modelOf(strengths: readonly number[]): NoiseModel {
  return Object.fromEntries(STRENGTHS.map((name, index) => [name, strengths[index]])) as unknown as NoiseModel;
}

function isProbability(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
