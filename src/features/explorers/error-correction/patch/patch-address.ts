import { DISTANCES, type Distance, type Mishap, NOISY_ROUNDS, type PatchState, type Pauli } from './patch-state.ts';

/** What an address says of a patch, and in words what of it cannot be opened. */
export interface AddressedPatch {
  state: PatchState;
  left: readonly string[];
}

const NAME = 'patch';
const PART = /^([xyzm])(\d{1,3})(?:@([1-9]))?$/;

/**
 * A patch as the fragment of an address: `patch=5;x2,x7,y12@2,m3@1` is distance 5, X on qubits 2 and 7, Y on qubit 12 before
 * the second reading, and check 3 misread in the first. Rounds count from 1 there, qubits and checks from 0, row by row.
 */
export function writePatch({ distance, mishaps }: PatchState): string {
  const parts = mishaps.map((mishap) => {
    const place = mishap.kind === 'error' ? `${mishap.pauli.toLowerCase()}${mishap.qubit}` : `m${mishap.check}`;
    return mishap.round === 0 && mishap.kind === 'error' ? place : `${place}@${mishap.round + 1}`;
  });
  return [`${NAME}=${distance}`, ...(parts.length > 0 ? [parts.join(',')] : [])].join(';');
}

/** Undefined for a fragment that is of something else. */
export function readPatch(fragment: string): AddressedPatch | undefined {
  const [head = '', body = '', ...more] = fragment.replace(/^#/, '').split(';');
  const [name, text = ''] = head.split('=');
  if (name !== NAME) return undefined;
  const distance = DISTANCES.find((each) => String(each) === text);
  if (!distance) return { state: { distance: 5, mishaps: [] }, left: [`a distance of “${text.slice(0, 20)}”`] };
  const left: string[] = more.map((part) => `“${part.slice(0, 20)}”`);
  const mishaps = new Map<string, Mishap>();
  for (const part of body === '' ? [] : body.split(',').slice(0, MOST_PARTS)) {
    const mishap = mishapOf(part, distance);
    if (mishap) mishaps.set(part.replace(/^[xyz]/, 'e'), mishap);
    else left.push(`“${part.slice(0, 20)}”`);
  }
  return { state: { distance, mishaps: [...mishaps.values()] }, left };
}

/** More than a patch has places. */
const MOST_PARTS = 600;

function mishapOf(part: string, distance: Distance): Mishap | undefined {
  const [, sign, place = '', at] = PART.exec(part) ?? [];
  const round = at === undefined ? 0 : Number(at) - 1;
  const index = Number(place);
  if (sign === undefined || round >= NOISY_ROUNDS) return undefined;
  if (sign === 'm') return index < distance ** 2 - 1 ? { kind: 'fault', round, check: index } : undefined;
  return index < distance ** 2 ? { kind: 'error', round, qubit: index, pauli: sign.toUpperCase() as Pauli } : undefined;
}
