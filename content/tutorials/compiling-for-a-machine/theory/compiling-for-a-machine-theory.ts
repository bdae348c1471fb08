/**
 * What a program costs on a machine, in closed form. How gates are rewritten stands in `rewriting.ts`, the ways of qubits
 * in `routing.ts`, the sum of errors in `errors.ts`, and gates of H, S and T in `synthesis.ts`.
 */

/**
 * Figures of two machines, as `content/machines/ibm-heron-r3.yaml` and `quantinuum-helios.yaml` have them, with their
 * sources; the test holds them against these files. Errors per gate and reading, times in seconds.
 */
export const HERON = {
  twoQubit: 1.27e-3,
  oneQubit: 1.45e-4,
  readout: 5.1e-3,
  layered: 7.36e-3,
  seconds: 6.8e-8,
  t2: 3.53e-4,
} as const;
export const HELIOS = { twoQubit: 7.9e-4, oneQubit: 2.5e-5, inCircuit: 2.0e-3 } as const;

/** Parameters of a gate on n qubits up to a phase: 4ⁿ − 1. */
export const parametersOf = (n: number) => 4 ** n - 1;

/**
 * Parameters that k CNOTs and one-qubit gates around them can have at most on two qubits: six for the gates at the
 * beginning and four more behind each CNOT, through which turns about z of its control and about x of its target pass.
 */
export const parametersWith = (cnots: number) => 6 + 4 * cnots;

/** Layers of CNOTs of a GHZ state of n qubits: handed on from the end of a line, from its middle, or between any pairs. */
export const endLayers = (n: number) => n - 1;
export const middleLayers = (n: number) => Math.floor(n / 2);
export const doublingLayers = (n: number) => Math.ceil(Math.log2(n));

/** SWAPs of a star on a line of n places: its middle qubit begins at the end, or at the best place. */
export const starSwapsFromEnd = (n: number) => n - 2;
export const starSwapsAtBest = (n: number) => Math.max(0, n - 3);

/** CNOTs of the Fourier transform on n qubits where any two can meet: two for each of n(n − 1)/2 controlled phases. */
export const fourierCnots = (n: number) => n * (n - 1);

/** The error of a magic state after one round of the 15-to-1 protocol, for a small error p of each of the fifteen. */
export const distilled = (p: number) => 35 * p ** 3;

/** T gates of an addition of n bits, to leading order: a Toffoli of seven for each of 2n ANDs, or four for each of n that is taken away by a measurement. Gidney, Quantum 2, 74 (2018). */
export const adderByToffolis = (n: number) => 7 * 2 * n;
export const adderByMeasurement = (n: number) => 4 * n;
