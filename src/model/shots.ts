/** How often a program may be run at a press: more would keep a phone busy for long and say little more. */
export const MAX_SHOTS = 10_000;
