import { LONGEST_NAME } from '../circuit/names.ts';

/** Names that are given once: a clash is told apart by a number behind it, and what is too long is cut. */
export interface FreshNames {
  readonly take: (wanted: string) => string;
  readonly has: (name: string) => boolean;
}

export function freshNames(isTaken: (name: string) => boolean = () => false): FreshNames {
  const given = new Set<string>();
  return {
    has: (name) => given.has(name),
    take: (wanted) => {
      const stem = wanted.slice(0, LONGEST_NAME);
      let name = stem;
      for (let number = 1; given.has(name) || isTaken(name); number += 1) {
        name = `${stem.slice(0, LONGEST_NAME - 1 - String(number).length)}_${number}`;
      }
      given.add(name);
      return name;
    },
  };
}
