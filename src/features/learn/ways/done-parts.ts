/** The parts of a stop, and those of them that are done. */
export interface Count {
  readonly all: readonly string[];
  readonly done: readonly string[];
}

/** Which parts of a stop a kept list names: `[1,2]` or `["make-minus"]`. What is no list names none. */
export function doneParts(all: readonly string[], kept: string | undefined): string[] {
  const named: readonly string[] = kept?.match(/[\w-]+/g) ?? [];
  return all.filter((part) => named.includes(part));
}

/** The part to go on with: the one after the last that is done, or else the first that is not. */
export function partAfter(all: readonly string[], done: readonly string[]): string | undefined {
  return all[all.indexOf(done.at(-1) ?? '') + 1] ?? all.find((part) => !done.includes(part));
}

/** Where one is on a way: at the first stop that is begun, or at what follows the last that is done; nowhere before. */
export function stopNow(counts: readonly Count[]): number | undefined {
  const begun = counts.findIndex(({ all, done }) => done.length && done.length < all.length);
  if (begun >= 0) return begun;
  const last = counts.findLastIndex(({ done }) => done.length);
  return last >= 0 && last < counts.length - 1 ? last + 1 : undefined;
}
