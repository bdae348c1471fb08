import type { EstimateAnswer } from './estimate-program.ts';
import type { Language } from './language.ts';
import type { Problem, StateDump } from './run-program.ts';

/** What the simulator may take at most: enough for about 20 entangled qubits. */
export const ENGINE_MEMORY_BYTES = 512 * 2 ** 20;

/** How many lines of what a program printed are kept. */
export const KEPT_MESSAGES = 50;

/** Asks the worker to run a program. */
export interface RunRequest {
  language: Language;
  source: string;
  shots: number;
  /** Size of the compiler's file, to tell how much of it has arrived. */
  engineBytes: number;
  /** Of the shots of a circuit, so that a run can be repeated; by chance where left out. */
  seed?: number;
}

/** Asks the worker what a Q# program would take on a machine with error correction. */
export interface EstimateRequest {
  source: string;
  /** Of the compiler's estimator, as JSON. */
  parameters: string;
  engineBytes: number;
}

export interface RunReport {
  /** Outcomes and how often they came, in the order of their first appearance. */
  counts: [outcome: string, count: number][];
  /** What is exact of them, where the program is a circuit: outcomes and their probabilities. */
  theory?: [outcome: string, probability: number][];
  /** The first lines that the program printed. */
  messages: string[];
  /** The states that the last shot dumped. */
  dumps: StateDump[];
  /** What each of them is, where the program does not say it. */
  titles?: string[];
  problems: Problem[];
  /** Time to compile and run, in milliseconds; without the download. */
  milliseconds: number;
}

/** What a worker says, in order: progress while it loads, then that it runs, then one of the others. */
export type EngineMessage =
  | { kind: 'loading'; share: number }
  | { kind: 'running' }
  | { kind: 'done'; report: RunReport }
  | { kind: 'estimated'; answer: EstimateAnswer }
  /** The program is more than a circuit: it needs the compiler. */
  | { kind: 'beyond' }
  /** The engine's file did not arrive. */
  | { kind: 'unreachable' }
  /** The engine broke down: out of memory, or a fault of its own. It cannot be used again. */
  | { kind: 'crashed' };
