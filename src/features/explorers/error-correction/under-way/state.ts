import type { PlatformId } from './backlog.ts';

export const DISTANCES = [3, 5, 7] as const;
export type Distance = (typeof DISTANCES)[number];

/** What is played: whose clock, which code, how long the decoder takes per round in seconds, and which run of chance. */
export interface UnderWayState {
  readonly platform: PlatformId;
  readonly distance: Distance;
  readonly decoder: number;
  readonly seed: number;
}

/** A chip whose decoder falls behind. */
export const FIRST: UnderWayState = { platform: 'chip', distance: 5, decoder: 3e-6, seed: 5 };

const MANTISSAS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
const DECADES = [-8, -7, -6, -5, -4, -3];

/** The stops of the dial, in seconds, from 10 ns to 10 ms. */
export const STOPS: readonly number[] = [
  ...DECADES.flatMap((decade) => MANTISSAS.map((mantissa) => Number(`${mantissa}e${decade}`))),
  1e-2,
];
export const [LEAST, MOST] = [1e-8, 1e-2];

/** The nearest time that the dial has. */
export function withinDial(seconds: number): number {
  return Math.min(MOST, Math.max(LEAST, seconds));
}

/** The stop that is nearest by ratio. */
export function nearestStop(seconds: number): number {
  const far = (stop: number) => Math.abs(Math.log(stop / seconds));
  return STOPS.reduce((best, stop, index) => (far(stop) < far(STOPS[best] as number) ? index : best), 0);
}
