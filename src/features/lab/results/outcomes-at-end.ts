import type { NoiseModel } from '#circuit/engine/noise-model.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { digits } from '#circuit/quantum/notation.ts';

/**
 * What a circuit reads at its end: its bits, or all its qubits where it measures nothing. Bits were read under noise
 * already; what is read here is as wrong as `noise` says.
 */
export function outcomesAtEnd(
  { bits, probabilities, qubits }: Snapshot,
  isMeasured: boolean,
  noise?: NoiseModel,
): ReadonlyMap<string, number> {
  if (isMeasured) return bits;
  const outcomes = new Map<string, number>();
  const read = noise ? misread(probabilities, noise) : probabilities;
  read.forEach((probability, index) => {
    if (probability > 1e-12) outcomes.set(digits(index, qubits), probability);
  });
  return outcomes;
}

/** Each qubit by itself is read wrongly now and then. */
function misread(probabilities: Float64Array, { readOneOfZero, readZeroOfOne }: NoiseModel): Float64Array {
  const read = probabilities.slice();
  for (let bit = 1; bit < read.length; bit *= 2) {
    for (let index = 0; index < read.length; index += 1) {
      if ((index & bit) !== 0) continue;
      const [zero, one] = [read[index] as number, read[index | bit] as number];
      read[index] = (1 - readOneOfZero) * zero + readZeroOfOne * one;
      read[index | bit] = readOneOfZero * zero + (1 - readZeroOfOne) * one;
    }
  }
  return read;
}
