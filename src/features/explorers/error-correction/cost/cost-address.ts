import { type CostState, ERRORS, FIRST, TARGETS } from './cost.ts';

/** What an address says of the dials, and what of it they do not have. */
export interface AddressedCost {
  state: CostState;
  left: readonly string[];
}

const NAME = 'cost';

/** The dials as the fragment of an address: `cost=1e-3;1e-12` is a physical error of 0.1% and a target of 10⁻¹². */
export function writeCost({ error, target }: CostState): string {
  return `${NAME}=${error.toExponential()};${target.toExponential()}`;
}

/**
 * Undefined for a fragment that is of something else. A number beyond the end of a dial is set to that end, one that is no
 * probability to what stands there at first; both are named.
 */
export function readCost(fragment: string): AddressedCost | undefined {
  const [name, text = '', ...rest] = fragment.replace(/^#/, '').split('=');
  if (name !== NAME) return undefined;
  const [error = '', target = '', ...more] = text.split(';');
  const left = [...rest, ...more];
  const numberIn = (asked: string, { least, most }: typeof ERRORS | typeof TARGETS, first: number) => {
    const value = Number(Number(asked).toPrecision(3));
    if (!(value >= least && value <= most)) left.push(asked);
    return value > 0 ? Math.min(most, Math.max(least, value)) : first;
  };
  const state = { error: numberIn(error, ERRORS, FIRST.error), target: numberIn(target, TARGETS, FIRST.target) };
  return { state, left: left.map((part) => `“${part.slice(0, 20)}”`) };
}
