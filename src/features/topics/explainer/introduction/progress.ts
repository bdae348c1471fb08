export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** How much of the stretch from `from` to `to` has passed at `progress`, from 0 to 1. */
export function within(progress: number, from: number, to: number): number {
  return clamp((progress - from) / (to - from), 0, 1);
}

/** Slow at both ends: the cubic 3t² − 2t³. */
export function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
