import type { TableName } from '#src/features/signup/tables.ts';
import type { Source } from './bodies.ts';
import { pickWeighted, seededChance } from './chance.ts';
import { MALFORMATIONS, WITHOUT_ANSWER } from './malformations.ts';
import { bytesOf, type FuzzRequest, formRequest, linkRequest, pageRequest, restRequest } from './requests.ts';

/** What is sent over a connection of its own. */
export interface Shot {
  /** "plain", "broken off", or what is wrong with it. */
  kind: string;
  request: FuzzRequest;
  bytes: Buffer;
  /**
   * Milliseconds from the first byte until the client goes away without an answer; undefined where it waits for one.
   */
  leavesAfterMs?: number;
}

const FAMILIES: readonly (readonly [number, (source: Source) => FuzzRequest])[] = [
  [30, pageRequest],
  [40, restRequest],
  [20, formRequest],
  [10, linkRequest],
];

/** How often a subscriber comes a second time. */
const REPEATED = 0.03;

/** The same seed makes the same shots in the same order. */
export function shotsOf(seed: number, count: number): Shot[] {
  const source = sourceOf(seed);
  return Array.from({ length: count }, () => nextShot(source));
}

function sourceOf(seed: number): Source {
  const chance = seededChance(seed);
  let last = 0;
  return {
    chance,
    rowName(table: TableName) {
      if (table === 'partner_applications') return `applicant${++last}`;
      // Only subscribers have to be different from each other, so only they come twice.
      return `subscriber${last > 0 && chance.happens(REPEATED) ? chance.between(1, last) : ++last}`;
    },
  };
}

function nextShot(source: Source): Shot {
  const make = pickWeighted<(source: Source) => Shot>(source.chance, [
    [80, plain],
    [6, brokenOff],
    [14, malformed],
  ]);
  return make(source);
}

const anyRequest = (source: Source) => pickWeighted(source.chance, FAMILIES)(source);

function plain(source: Source): Shot {
  const request = anyRequest(source);
  return { kind: 'plain', request, bytes: bytesOf(request) };
}

function brokenOff(source: Source): Shot {
  const { chance } = source;
  const request = anyRequest(source);
  const all = bytesOf(request);
  const length = chance.happens(0.3) ? all.length : chance.between(1, all.length);
  return { kind: 'broken off', request, bytes: all.subarray(0, length), leavesAfterMs: chance.pick([1, 5, 25]) };
}

function malformed(source: Source): Shot {
  const { chance } = source;
  const [kind, change] = chance.pick(Object.entries(MALFORMATIONS));
  const sound = chance.happens(0.5) ? restRequest(source) : pageRequest(source);
  const changed = change(sound);
  const [request, bytes] = Buffer.isBuffer(changed) ? [sound, changed] : [changed, bytesOf(changed)];
  return { kind, request, bytes, ...(WITHOUT_ANSWER.has(kind) ? { leavesAfterMs: 25 } : {}) };
}
