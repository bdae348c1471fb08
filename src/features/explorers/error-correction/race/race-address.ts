import { DISTANCES } from '../patch/patch-state.ts';
import type { RaceState } from './race.ts';

const NAME = 'race';

/** What stands there at first. */
export const FIRST_RACE: RaceState = { distance: 5, seed: 1 };

const MOST_SEED = 999_999;

/** A race as the fragment of an address, so that two can have the same: `race=5;7`. */
export function writeRace({ distance, seed }: RaceState): string {
  return `${NAME}=${distance};${seed}`;
}

/** Undefined for a fragment that is of something else. What it says wrongly is as at first, and is named. */
export function readRace(fragment: string): { state: RaceState; left: readonly string[] } | undefined {
  const [name, text = '', ...more] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME) return undefined;
  const [size = '', number = '', ...others] = text.split(';');
  const distance = DISTANCES.find((each) => String(each) === size);
  const seed = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : undefined;
  const wrong = [...(distance ? [] : [size]), ...(seed ? [] : [number]), ...others, ...more];
  return {
    state: { distance: distance ?? FIRST_RACE.distance, seed: seed ?? FIRST_RACE.seed },
    left: wrong.map((part) => `“${part.slice(0, 20)}”`),
  };
}

/** The race after this one. */
export function nextRace({ distance, seed }: RaceState): RaceState {
  return { distance, seed: seed < MOST_SEED ? seed + 1 : 1 };
}
