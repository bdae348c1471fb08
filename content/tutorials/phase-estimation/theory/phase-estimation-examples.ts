import type { Share } from './phase-estimation-theory.ts';

/** The phase of steps 1 to 5: three binary digits, 0.011. */
export const EXACT = 3 / 8;

/** The phase of steps 6 to 8: no binary fraction. */
export const BETWEEN = 0.3;

/** The input of step 9: ry(π/6)|0⟩ as a superposition of |+⟩ and |−⟩, whose phases under rx(3π/2) are −3/8 and 3/8. */
export const PAIR: readonly [Share, Share] = [
  { phase: 5 / 8, weight: (1 + Math.sin(Math.PI / 6)) / 2 },
  { phase: 3 / 8, weight: (1 - Math.sin(Math.PI / 6)) / 2 },
];
