import type { Figure } from '#src/model/figures.ts';

/** The works that figures rest on, those first that carry most; our own come last. */
export function carryingFirst<S extends { id: string; url: string }>(
  sources: readonly S[],
  figures: ReadonlyMap<string, readonly Figure[]>,
): S[] {
  const countOf = ({ id }: S) => figures.get(id)?.length ?? 0;
  return sources
    .filter((source) => countOf(source) > 0)
    .sort((a, b) => Number(isOutside(b)) - Number(isOutside(a)) || countOf(b) - countOf(a));
}

/** What stands at an address of the site is our own search, or the first edition. */
export function isOutside({ url }: { url: string }): boolean {
  return !url.startsWith('/');
}
