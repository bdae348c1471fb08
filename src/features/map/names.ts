/** Sizes of names, in pixels at every size of the map. */
export const NAME_SIZE = 13;
export const TITLE_SIZE = 20;

/** From the middle of a sign, or of a tutorial’s ring, to the base line of its name. */
export const DROP = { sign: 18, rung: 28 } as const;

/** A drop as SVG has it, which keeps its size in pixels as the letters do. */
export function inLetters(drop: number): string {
  return `${Math.round((100 * drop) / NAME_SIZE) / 100}em`;
}
