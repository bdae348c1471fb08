import { type Amplitudes, bornProbabilities, groundState } from '../quantum/amplitudes.ts';
import { applySteps, stepsOf } from '../quantum/apply-unitary.ts';
import { marginal } from '../quantum/marginal.ts';
import { projectOn, splitNorm } from '../quantum/projection.ts';
import { NEVER, type Outcome, type StateKind } from './branching.ts';
import type { Branch } from './snapshot.ts';

/** Amplitudes that differ by less are equal. */
export const SAME_AMPLITUDE = 1e-12;

/** All amplitudes of a state one after another. */
export const DENSE: StateKind<Amplitudes> = {
  apply: (states, unitary) => {
    const steps = stepsOf(unitary);
    for (const state of states) applySteps(state, steps);
  },
  outcomes: (state, qubit) => {
    const [zero, one] = splitNorm(state, qubit);
    const total = zero + one;
    const possible = ([0, 1] as const).filter((outcome) => (outcome === 0 ? zero : one) / total > NEVER);
    return possible.map((outcome, index): Outcome<Amplitudes> => {
      const norm = outcome === 0 ? zero : one;
      const own = index < possible.length - 1 ? state.slice() : state;
      projectOn(own, qubit, outcome, norm);
      return { outcome, share: norm / total, state: own };
    });
  },
  areParallel,
  visit: (state, qubits, visitor) =>
    marginal(bornProbabilities(state), qubits).forEach((share, index) => {
      if (share >= NEVER) visitor(share, (place) => (index >> place) & 1);
    }),
};

/** The state in which a circuit begins: all qubits and bits are 0. */
export function initialBranch(qubits: number, bits: number): Branch {
  return { probability: 1, bits: new Uint8Array(bits), state: groundState(qubits) };
}

function areParallel(a: Amplitudes, b: Amplitudes): boolean {
  let at = 0;
  for (let index = 0; index < a.length; index += 2) {
    if (magnitude(a, index) > magnitude(a, at)) at = index;
  }
  const norm = magnitude(a, at);
  if (Math.abs(norm - magnitude(b, at)) > SAME_AMPLITUDE) return false;
  // The phase that takes a to b: b·a* at the largest amplitude of a.
  const [ar = 0, ai = 0] = [a[at], a[at + 1]];
  const [br = 0, bi = 0] = [b[at], b[at + 1]];
  const re = (br * ar + bi * ai) / norm;
  const im = (bi * ar - br * ai) / norm;
  for (let index = 0; index < a.length; index += 2) {
    const [xr, xi] = [a[index] as number, a[index + 1] as number];
    if (Math.abs(xr * re - xi * im - (b[index] as number)) > SAME_AMPLITUDE) return false;
    if (Math.abs(xr * im + xi * re - (b[index + 1] as number)) > SAME_AMPLITUDE) return false;
  }
  return true;
}

const magnitude = (state: Amplitudes, index: number) =>
  (state[index] as number) ** 2 + (state[index + 1] as number) ** 2;
