import { fillIn } from '#src/charts/fill-in.ts';
import { approximately, powerOfTen, scientific, whole } from '#src/charts/numbers.ts';
import type { CostTexts } from '#src/model/schemas/pages/error-correction/cost.ts';
import { type SurfaceCodeCost, THRESHOLD } from '../../surface-code-cost.ts';

export interface CostState {
  /** The chance that a physical operation fails. */
  error: number;
  /** How often the logical qubit may fail, per round. */
  target: number;
}

/** What stands there at first: the error that estimates assume, and a trillion rounds. */
export const FIRST: CostState = { error: 1e-3, target: 1e-12 };

/** Where the dials end. */
export const ERRORS = { least: 1e-4, most: 0.02 } as const;
export const TARGETS = { least: 1e-15, most: 1e-3 } as const;

/** 0.1%, 0.157%: as many digits as machines publish. */
export function errorText(error: number): string {
  return `${Number((100 * error).toPrecision(3))}%`;
}

/** 10⁻¹², 1.7 × 10⁻⁸, 2 × 10⁻⁷. */
export function rateText(rate: number): string {
  const [mantissa, exponent] = rate.toExponential(1).split('e');
  if (mantissa === '1.0') return powerOfTen(Number(exponent));
  return scientific(rate, mantissa?.endsWith('.0') ? 0 : 1);
}

/** What the pictures show, computed from where the dials stand. */
export function titleOf({ title }: CostTexts, { error, target }: CostState, cost: SurfaceCodeCost | undefined): string {
  const numbers = { error: errorText(error), rounds: approximately(-Math.log10(target)) };
  return cost
    ? fillIn(title.reached, { ...numbers, qubits: whole(cost.qubits) })
    : fillIn(title.above, { ...numbers, threshold: errorText(THRESHOLD) });
}
