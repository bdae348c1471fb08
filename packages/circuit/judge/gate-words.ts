import { joined } from '../editing/labels.ts';
import { nameUnder, standardGate } from '../gates/gates.ts';
import type { AllowedGate, Problem } from './problem.ts';

/** A gate by the name that a physicist gives it: "CNOT", "controlled RY", "H". */
export function gateWord(gate: string, controls: number): string {
  if (gate === 'measure') return 'measurement';
  return nameUnder(gate, controls, standardGate(gate)?.letter ?? gate);
}

/** The gates of a problem in words: "H, T and CNOT". */
export function gateList(allowed: readonly AllowedGate[]): string {
  const words = allowed.map(
    ({ gate, controls, uses }) => `${uses === undefined ? '' : `${uses} `}${gateWord(gate, controls)}`,
  );
  return joined(words);
}

/** For praise of an answer: "the fewest gates possible". */
export function fewestWords({ of, isProven }: Problem['best']): string {
  return isProven ? `the fewest ${of} possible` : `as few ${of} as anybody knows`;
}

/** The goal in words: "best known: 3 gates". */
export function bestWords({ count, of, isProven }: Problem['best']): string {
  return `${isProven ? 'fewest possible' : 'best known'}: ${count} ${count === 1 ? of.replace(/s$/, '') : of}`;
}
