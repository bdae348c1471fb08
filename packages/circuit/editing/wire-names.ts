import { LONGEST_NAME, rootOf } from '../circuit/names.ts';

/** The names with the places of each register counted from the top: what was moved or removed leaves no gap. */
export function renumbered(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const root = rootOf(name);
    if (name === root) return name;
    const index = counts.get(root) ?? 0;
    counts.set(root, index + 1);
    return `${root}[${index}]`;
  });
}

/**
 * A name for one more wire or bit after these: the next place of the last one's register, or of a new register called
 * `root`, or `root2` and so on where the name is taken.
 */
export function nextName(names: readonly string[], root: string, others: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const register = last.endsWith(']') ? rootOf(last) : freeName(root, [...names, ...others].map(rootOf));
  return `${register}[${names.filter((name) => rootOf(name) === register).length}]`;
}

/** `name`, or with the first number that makes it different from all the others. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  const numbered = () => `${name.slice(0, LONGEST_NAME - String(number).length)}${number}`;
  while (taken.includes(numbered())) number += 1;
  return numbered();
}
