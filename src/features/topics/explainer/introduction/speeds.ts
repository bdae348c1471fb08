export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** The next speed up or down; the last one stays. */
export function changedSpeed(speed: Speed, steps: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + steps] ?? speed;
}

/** A speed from the value of a form field; 1 for anything else. */
export function speedOf(value: string): Speed {
  return SPEEDS.find((speed) => String(speed) === value) ?? 1;
}
