import { type Inputs, STORAGES, type Storage } from './reckon.ts';

/** What is set by a number, with the ends of what may be asked. */
export const RANGES = {
  logicalQubits: { least: 1, most: 1e6 },
  toffolis: { least: 0, most: 1e18 },
  ts: { least: 0, most: 1e18 },
  error: { least: 1e-6, most: 0.02 },
  cycle: { least: 1e-8, most: 0.1 },
  reaction: { least: 1e-8, most: 1 },
  factories: { least: 0, most: 10_000 },
  routing: { least: 1, most: 4 },
  hot: { least: 1, most: 1e6 },
  budget: { least: 1e-6, most: 0.5 },
} as const satisfies Partial<Record<keyof Inputs, Range>>;

export interface Range {
  least: number;
  most: number;
}
export type NumberInput = keyof typeof RANGES;
export const NUMBERS = Object.keys(RANGES) as NumberInput[];

/** Those that count things. */
const WHOLE: readonly NumberInput[] = ['logicalQubits', 'toffolis', 'ts', 'factories', 'hot'];

/** What is assumed where an estimate does not say it: the usual assumptions since Gidney and Ekerå (2021). */
export const USUAL = {
  ts: 0,
  error: 1e-3,
  cycle: 1e-6,
  reaction: 1e-5,
  factories: 4,
  routing: 1.5,
  storage: 'plain',
  budget: 0.01,
} as const satisfies Partial<Inputs>;

/** A number as typed: "1459", "9.99e8", "999,000,000". Undefined for what is none. */
export function typedNumber(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '');
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? undefined : value;
}

/** The nearest number that may be asked. */
export function inRange(name: NumberInput, value: number): number {
  const { least, most } = RANGES[name];
  const bounded = Math.min(most, Math.max(least, value));
  return WHOLE.includes(name) ? Math.round(bounded) : bounded;
}

export function isStorage(text: string): text is Storage {
  return STORAGES.some((each) => each === text);
}
