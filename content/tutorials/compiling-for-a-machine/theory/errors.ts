import type { Plan } from './routing.ts';

/**
 * What errors leave of a circuit. Every CNOT fails with probability p, each failure being one of the fifteen pairs of
 * Pauli gates, all equally likely.
 */

/** The first guess: no gate fails. Products of (1 − p) over all gates. */
export const noFailure = (p: number, gates: number) => (1 - p) ** gates;

export interface Outcome {
  /** No CNOT failed. */
  clean: number;
  /** All readings agree. */
  read: number;
  /** The state is the GHZ state, whatever failed on the way. */
  state: number;
  /** Probability of each reading, bit 0 that of place 0: all zeros or all ones, with the flips of the errors. */
  readings: number[];
}

/**
 * Exactly what becomes of a GHZ circuit on some places: the probabilities of all 4ⁿ Pauli errors at its end, each as bits
 * (x, z) of every place. A CNOT carries x from control to target and z back; a SWAP is three of them, each with an error.
 */
export function outcomeOf({ steps }: Pick<Plan, 'steps'>, places: number, p: number): Outcome {
  const size = 2 ** places;
  const index = (x: number, z: number) => x * size + z;
  let errors = new Float64Array(size * size);
  errors[0] = 1;
  let clean = 1;
  const cnot = (control: number, target: number) => {
    const next = new Float64Array(size * size);
    for (let x = 0; x < size; x++) {
      for (let z = 0; z < size; z++) {
        const value = errors[index(x, z)] ?? 0;
        if (value === 0) continue;
        const [toX, toZ] = [x ^ (((x >> control) & 1) << target), z ^ (((z >> target) & 1) << control)];
        for (let pauli = 0; pauli < 16; pauli++) {
          const onX = ((pauli & 1) << control) | (((pauli >> 1) & 1) << target);
          const onZ = (((pauli >> 2) & 1) << control) | ((pauli >> 3) << target);
          const at = index(toX ^ onX, toZ ^ onZ);
          next[at] = (next[at] ?? 0) + value * (pauli === 0 ? 1 - p : p / 15);
        }
      }
    }
    errors = next;
    clean *= 1 - p;
  };
  for (const {
    kind,
    places: [a, b],
  } of steps) {
    cnot(a, b);
    if (kind === 'cnot') continue;
    cnot(b, a);
    cnot(a, b);
  }
  const flips = Array.from({ length: size }, (_, x) =>
    errors.slice(x * size, (x + 1) * size).reduce((a, b) => a + b, 0),
  );
  let [read, state] = [0, 0];
  for (const x of [0, size - 1]) {
    for (let z = 0; z < size; z++) {
      const value = errors[index(x, z)] ?? 0;
      read += value;
      if (isEven(z)) state += value;
    }
  }
  const readings = flips.map((flip, x) => (flip + (flips[size - 1 - x] ?? 0)) / 2);
  return { clean, read, state, readings };
}

function isEven(bits: number): boolean {
  let parity = 0;
  for (let rest = bits; rest > 0; rest >>= 1) parity ^= rest & 1;
  return parity === 0;
}
