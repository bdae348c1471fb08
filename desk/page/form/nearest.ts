import { diffChars } from 'diff';

/** More of a name than this may not differ from what was typed. */
const MOST_DIFFERENCE = 0.4;

/** The name that differs least from what was typed; none where all differ much. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.ceil(typed.length * MOST_DIFFERENCE);
  for (const name of names) {
    if (Math.abs(name.length - typed.length) >= least) continue;
    const difference = diffChars(typed, name, { maxEditLength: least - 1 })?.reduce(
      (sum, { added, removed, count }) => sum + (added || removed ? (count ?? 0) : 0),
      0,
    );
    if (difference !== undefined && difference < least) [best, least] = [name, difference];
  }
  return best;
}
