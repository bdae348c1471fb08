import type { Inputs } from './reckon.ts';

/** The largest count that the compiler takes: it counts in 32 bits, and a sum beyond them begins again at 0 without a word. */
export const MOST_COUNT = 2 ** 32 - 1;

/** The compiler's models of qubits: gates or measurements of Majorana pairs, in micro- or nanoseconds, and how often they fail. */
export const QUBIT_MODELS = [
  'qubit_gate_ns_e3',
  'qubit_gate_ns_e4',
  'qubit_gate_us_e3',
  'qubit_gate_us_e4',
  'qubit_maj_ns_e4',
  'qubit_maj_ns_e6',
] as const;
export type QubitModel = (typeof QUBIT_MODELS)[number];

/** A Floquet code is measured pair by pair: the compiler has it for Majorana qubits alone. */
export function takesFloquet(model: QubitModel): boolean {
  return model.startsWith('qubit_maj');
}

export interface CompilerSettings {
  model: QubitModel;
  code: 'surface_code' | 'floquet_code';
  /** Undefined: as many as keep up. */
  mostFactories: number | undefined;
}

/**
 * A program without gates whose counts are said instead, as the compiler's library provides for. Toffoli gates beyond what
 * one counter takes go to a second that costs the same, four T states. Undefined for more than both take.
 */
export function programOf({ logicalQubits, toffolis, ts }: Inputs): string | undefined {
  const ccz = Math.min(toffolis, MOST_COUNT);
  const ccix = toffolis - ccz;
  if (ccix > MOST_COUNT || ts > MOST_COUNT) return undefined;
  return [
    'import Std.ResourceEstimation.*;',
    'operation Main() : Unit {',
    `    use qubits = Qubit[${logicalQubits}];`,
    `    AccountForEstimates([CczCount(${ccz}), CcixCount(${ccix}), TCount(${ts})], PSSPCLayout(), qubits);`,
    '}',
  ].join('\n');
}

/** The settings as the compiler's estimator reads them. */
export function parametersOf({ model, code, mostFactories }: CompilerSettings, budget: number): string {
  const constraints = mostFactories === undefined ? {} : { constraints: { maxTFactories: mostFactories } };
  return JSON.stringify([
    { qubitParams: { name: model }, qecScheme: { name: code }, errorBudget: budget, ...constraints },
  ]);
}
