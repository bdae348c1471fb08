/**
 * The distribution of some qubits, the others summed out: `probabilities` as of a state, qubit 0 the lowest bit of an
 * index. The lowest bit of the result is the first of `qubits`, which must ascend.
 */
export function marginal(probabilities: Float64Array, qubits: readonly number[]): Float64Array {
  let rest = probabilities;
  // From the top, so that the places of the others stay.
  for (let qubit = Math.log2(probabilities.length) - 1; qubit >= 0; qubit -= 1) {
    if (!qubits.includes(qubit)) rest = summedOut(rest, 1 << qubit);
  }
  return rest;
}

function summedOut(probabilities: Float64Array, bit: number): Float64Array {
  const sums = new Float64Array(probabilities.length / 2);
  const below = bit - 1;
  for (let index = 0; index < sums.length; index += 1) {
    const at = ((index & ~below) << 1) | (index & below);
    sums[index] = (probabilities[at] as number) + (probabilities[at | bit] as number);
  }
  return sums;
}
