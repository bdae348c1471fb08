import { PLATFORMS } from './backlog.ts';
import { DISTANCES, FIRST, type UnderWayState, withinDial } from './state.ts';

/** What an address asks for, and in words what of it there is not. */
export interface Addressed {
  state: UnderWayState;
  left: readonly string[];
}

const NAME = 'under-way';

/** A state as the fragment of an address: `under-way=chip;5;3e-6;1` are platform, distance, the decoder's seconds per round, seed. */
export function writeUnderWay({ platform, distance, decoder, seed }: UnderWayState): string {
  return `${NAME}=${[platform, distance, decoder, seed].join(';')}`;
}

/** Undefined for a fragment that is of something else. What it leaves out is as at first; what there is not is named. */
export function readUnderWay(fragment: string): Addressed | undefined {
  const [name, ...texts] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME) return undefined;
  const [platform, distance, decoder, seed, ...more] = texts.join('=').split(';').slice(0, MOST_PARTS);
  const left: string[] = [];
  const take = <Value>(asked: string | undefined, first: Value, read: (text: string) => Value | undefined): Value => {
    if (asked === undefined || asked === '') return first;
    const found = read(asked);
    if (found === undefined) left.push(quoted(asked));
    return found ?? first;
  };
  const state: UnderWayState = {
    platform: take(platform, FIRST.platform, (text) => PLATFORMS.find((each) => each === text)),
    distance: take(distance, FIRST.distance, (text) => DISTANCES.find((each) => String(each) === text)),
    decoder: take(decoder, FIRST.decoder, (text) => {
      const asked = Number(text);
      if (Number.isNaN(asked)) return undefined;
      const offered = withinDial(asked);
      if (offered !== asked) left.push(quoted(text));
      return offered;
    }),
    seed: take(seed, FIRST.seed, (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)),
  };
  return { state, left: [...left, ...more.map(quoted)] };
}

const MOST_PARTS = 8;

const quoted = (text: string) => `“${text.slice(0, 40)}”`;
