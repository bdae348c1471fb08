import type { Circuit, Condition } from '../circuit/circuit.ts';
import { rootOf } from '../circuit/names.ts';
import { type Register, runsOf } from './text-names.ts';

/**
 * Registers of bits for OpenQASM 2, whose conditions compare whole registers: bits that conditions ask for together are a
 * register, with those between them, and others stay in the registers that their names say.
 */
export function conditionRegisters({ bits, columns }: Pick<Circuit, 'bits' | 'columns'>): Register[] {
  const asked = intervalsOf(columns.flat().flatMap((each) => (each.kind === 'barrier' ? [] : [each.condition])));
  return runsOf(bits).flatMap((run) => piecesOf(run, asked, bits));
}

/** First and last of the bits of each condition, joined where they overlap. */
function intervalsOf(conditions: readonly Condition[]): [first: number, last: number][] {
  const intervals = new Map<string, [number, number]>();
  for (const condition of conditions) {
    if (condition.length === 0) continue;
    const places = condition.map(({ bit }) => bit);
    const interval: [number, number] = [Math.min(...places), Math.max(...places)];
    intervals.set(interval.join(), interval);
  }
  const joined: [number, number][] = [];
  for (const [first, last] of [...intervals.values()].sort(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/** An interval belongs to the run in which it begins. */
function piecesOf(run: Register, asked: readonly [number, number][], bits: readonly string[]): Register[] {
  const [first = 0] = run.members;
  const last = run.members.at(-1) ?? first;
  const touching = asked.filter(([from, to]) => from <= last && to >= first);
  const [only] = touching;
  if (!only || (touching.length === 1 && only[0] === first && only[1] === last)) return [run];
  const pieces: Register[] = [];
  for (let bit = first; bit <= last; ) {
    const interval = touching.find(([from, to]) => from <= bit && bit <= to);
    const next = Math.min(last + 1, ...touching.map(([from]) => from).filter((from) => from > bit));
    const end = interval ? interval[1] + 1 : next;
    // What a run before this one has begun is its own.
    if (!interval || interval[0] >= first) pieces.push(piece(bit, end, bits));
    bit = end;
  }
  return pieces;
}

function piece(from: number, end: number, bits: readonly string[]): Register {
  const name = bits[from] ?? '';
  const index = /\[(\d+)\]$/.exec(name)?.[1];
  return {
    name: index === undefined ? name : `${rootOf(name)}_${index}`,
    size: end - from,
    members: Array.from({ length: end - from }, (_, place) => from + place),
  };
}
