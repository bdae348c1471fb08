import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import type { Bit } from '#circuit/quantum/state-vector.ts';
import { type Basis, type PulseRecord, preparedState, readingProbability } from './exact-pulse.ts';

/** A few pulses as they may come, the same in every build: each coin and each reading drawn with its probability. */
export function exampleRun(pulses: number, seed = 35): PulseRecord[] {
  const random = seededRandom(seed);
  const bit = (): Bit => (random() < 0.5 ? 0 : 1);
  const basis = (): Basis => (random() < 0.5 ? 'Z' : 'X');
  return Array.from({ length: pulses }, () => {
    const [aliceBit, aliceBasis, bobBasis] = [bit(), basis(), basis()];
    const zero = readingProbability(preparedState(aliceBit, aliceBasis), bobBasis, 0);
    return { aliceBit, aliceBasis, bobBasis, bobBit: random() < zero ? 0 : 1 };
  });
}

/** Whether the pulse survives sifting. */
export function isKept({ aliceBasis, bobBasis }: PulseRecord): boolean {
  return aliceBasis === bobBasis;
}
