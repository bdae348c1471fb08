import type { Circuit, Column } from '../circuit/circuit.ts';

/**
 * Where the state is read after a change: at the same border between columns, wherever it has gone. At the end it stays
 * at the end, so that what is added shows.
 */
export function followCut(before: Circuit, after: Circuit, cut: number): number {
  const [old, now] = [before.columns, after.columns];
  if (cut >= old.length) return now.length;
  if (old.length === now.length) return cut;
  const shortest = Math.min(old.length, now.length);
  let same = 0;
  while (same < shortest && isSame(old[same], now[same])) same += 1;
  if (cut <= same) return cut;
  let end = 0;
  while (end < shortest - same && isSame(old[old.length - 1 - end], now[now.length - 1 - end])) end += 1;
  const fromEnd = old.length - cut;
  return fromEnd <= end ? now.length - fromEnd : Math.min(cut, now.length);
}

/** Whether two circuits share no column any more: a whole other text has been pasted. */
export function hasNothingOf({ columns: old }: Circuit, { columns: now }: Circuit): boolean {
  if (isSame(old[0], now[0]) || isSame(old.at(-1), now.at(-1))) return false;
  const standing = new Set(now.map((column) => JSON.stringify(column)));
  return !old.some((column) => standing.has(JSON.stringify(column)));
}

function isSame(a: Column | undefined, b: Column | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
