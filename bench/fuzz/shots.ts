import { pickWeighted } from '../random.ts';
import type { Source } from './bodies.ts';
import { MALFORMATIONS, WAITED_FOR } from './malformations.ts';
import {
  bytesOf,
  type FuzzRequest,
  formRequest,
  linkRequest,
  pageRequest,
  restRequest,
  soundRequest,
} from './requests.ts';

/** What is sent over a connection at once, and how. */
export interface Shot {
  /** The kind, for the counts. */
  kind: string;
  requests: readonly FuzzRequest[];
  bytes: Buffer;
  /** Through an ordinary client with connections that stay open, where that client sends such a request at all. */
  isOrdinary: boolean;
  /** The client goes away so long after the last byte and waits for no answer. */
  leaves: { how: 'close' | 'reset' | 'half-close'; afterMs: number } | undefined;
}

const FAMILIES: readonly (readonly [number, (source: Source) => FuzzRequest])[] = [
  [30, pageRequest],
  [40, restRequest],
  [20, formRequest],
  [10, linkRequest],
];

const anyRequest = (source: Source): FuzzRequest => pickWeighted(source.chance, FAMILIES)(source);

function plain(kind: string, requests: readonly FuzzRequest[], changes: Partial<Shot> = {}): Shot {
  const bytes = changes.bytes ?? Buffer.concat(requests.map(bytesOf));
  return { kind, requests, isOrdinary: false, leaves: undefined, ...changes, bytes };
}

/** After a request that cannot be read a server closes, so most of a burst is sound. */
function burst(source: Source, room: number): Shot {
  const { chance } = source;
  const count = Math.min(room, chance.pick([2, 3, 5, 10, 40, 100]));
  const requests = Array.from({ length: count }, () => (chance.happens(0.95) ? soundRequest : anyRequest)(source));
  return plain('pipelined', requests);
}

function brokenOff(source: Source): Shot {
  const { chance } = source;
  const request = anyRequest(source);
  const all = bytesOf(request);
  const bytes = all.subarray(0, chance.happens(0.3) ? all.length : chance.between(1, all.length));
  const leaves = { how: chance.pick(['close', 'reset', 'half-close'] as const), afterMs: chance.pick([0, 0, 5, 25]) };
  return plain('broken off', [request], { bytes, leaves });
}

function malformed(source: Source): Shot {
  const { chance } = source;
  const [kind, change] = chance.pick(Object.entries(MALFORMATIONS));
  const sound = chance.happens(0.5) ? restRequest(source) : pageRequest(source);
  const changed = change(sound);
  const [request, bytes] = Buffer.isBuffer(changed) ? [sound, changed] : [changed, bytesOf(changed)];
  return plain(kind, [request], { bytes, leaves: WAITED_FOR.has(kind) ? { how: 'close', afterMs: 25 } : undefined });
}

/** The next shot, of at most so many requests. */
export function nextShot(source: Source, room: number): Shot {
  const make = pickWeighted<(source: Source, room: number) => Shot>(source.chance, [
    [60, () => plain('ordinary', [anyRequest(source)], { isOrdinary: true })],
    [20, () => plain('raw', [anyRequest(source)])],
    [2, burst],
    [6, brokenOff],
    [10, malformed],
  ]);
  return make(source, room);
}
