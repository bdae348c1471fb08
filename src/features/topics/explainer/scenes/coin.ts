import { H } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, probabilities } from '#circuit/quantum/state-vector.ts';

/** The chance of heads after a number of fair tosses, of a coin that lay heads up. */
export function coinChance(tosses: number): number {
  return tosses === 0 ? 1 : 0.5;
}

/**
 * The chance of reading 0 after a number of tosses of a qubit that was 0, each toss being a Hadamard gate; `isLookedAt`
 * says whether it is read after the first one as well, which leaves it 0 or 1.
 */
export function qubitChance(tosses: number, isLookedAt: boolean): number {
  if (!isLookedAt || tosses === 0) return chanceOfZero(0, tosses);
  const zero = chanceOfZero(0, 1);
  return zero * chanceOfZero(0, tosses - 1) + (1 - zero) * chanceOfZero(1, tosses - 1);
}

function chanceOfZero(start: 0 | 1, tosses: number): number {
  let state = basisState([start]);
  for (let toss = 0; toss < tosses; toss++) state = applyGate(state, H, 0);
  return probabilities(state)[0] ?? 0;
}
