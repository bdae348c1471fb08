import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Bit, StateVector } from '#circuit/quantum/state-vector.ts';
import { type Basis, type PulseRecord, preparedState, readingProbability } from './exact-pulse.ts';

/** How many pulses the tutorial shows, and where their coins begin. */
export const PULSES = 12;
export const FIRST_SEED = 35;

/**
 * A few pulses as they may come, the same in every build: each coin and each reading drawn with its probability. Eve, if
 * she listens, measures each in a basis of her own coin and sends on what she found.
 */
export function exampleRun(pulses: number, seed = FIRST_SEED, isIntercepted = false): PulseRecord[] {
  // Her coins are apart, so that the others fall alike with and without her.
  const [random, hers] = [seededRandom(seed), seededRandom(seed + 1000)];
  const bit = (): Bit => (random() < 0.5 ? 0 : 1);
  const basis = (): Basis => (random() < 0.5 ? 'Z' : 'X');
  return Array.from({ length: pulses }, () => {
    const [aliceBit, aliceBasis, bobBasis] = [bit(), basis(), basis()];
    const sent = preparedState(aliceBit, aliceBasis);
    const arrived = isIntercepted ? resent(sent, hers) : sent;
    return { aliceBit, aliceBasis, bobBasis, bobBit: random() < readingProbability(arrived, bobBasis, 0) ? 0 : 1 };
  });
}

/** What Eve sends on: the state of the bit that she found in her basis. */
function resent(pulse: StateVector, random: () => number): StateVector {
  const basis: Basis = random() < 0.5 ? 'Z' : 'X';
  return preparedState(random() < readingProbability(pulse, basis, 0) ? 0 : 1, basis);
}

/** Whether the pulse survives sifting. */
export function isKept({ aliceBasis, bobBasis }: PulseRecord): boolean {
  return aliceBasis === bobBasis;
}
