import type { Estimate } from '#src/features/learn/runner/estimate-program.ts';
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

/** In how many equal parts the compiler is asked for a computation, so that it can count the gates of one. */
export function partsOf({ toffolis, ts }: Pick<Inputs, 'toffolis' | 'ts'>): number {
  return Math.max(1, Math.ceil(Math.max(toffolis, ts) / MOST_COUNT));
}

/** A program without gates whose counts are said instead, as the compiler's library provides for: one part of the whole. */
export function programOf(inputs: Inputs): string {
  const { logicalQubits, toffolis, ts } = inputs;
  const parts = partsOf(inputs);
  return [
    'import Std.ResourceEstimation.*;',
    'operation Main() : Unit {',
    `    use qubits = Qubit[${logicalQubits}];`,
    `    AccountForEstimates([CczCount(${Math.ceil(toffolis / parts)}), TCount(${Math.ceil(ts / parts)})], PSSPCLayout(), qubits);`,
    '}',
  ].join('\n');
}

/** The settings as the compiler's estimator reads them; a part may fail as often as is its share. */
export function parametersOf({ model, code, mostFactories }: CompilerSettings, inputs: Inputs): string {
  const constraints = mostFactories === undefined ? {} : { constraints: { maxTFactories: mostFactories } };
  const errorBudget = inputs.budget / partsOf(inputs);
  return JSON.stringify([{ qubitParams: { name: model }, qecScheme: { name: code }, errorBudget, ...constraints }]);
}

/** The whole, where a part was estimated: the parts run one after another on the same machine. */
export function wholeOf(part: Estimate, parts: number): Estimate {
  return { ...part, seconds: parts * part.seconds, steps: parts * part.steps, tStates: parts * part.tStates };
}
