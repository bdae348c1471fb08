import { LIMITS } from '../circuit/circuit.ts';
import type { Problem } from '../judge/problem.ts';
import type { ProblemTexts } from '../judge/read-problem.ts';

/** A task as an address holds it: what the judge reads, and its words. */
export interface TaskTexts extends Omit<ProblemTexts, 'best'> {
  readonly title: string;
  /** What is to be done. */
  readonly task: string;
  readonly hint?: string | undefined;
  /** Why it works, for who has solved it. */
  readonly explanation?: string | undefined;
}

/** A task for the judge. Its best count is that of the reference solution. */
export interface Task extends Problem, Pick<TaskTexts, 'title' | 'task' | 'hint' | 'explanation'> {}

/** The most of everything, so that whatever an address holds is read and judged without a worker. */
export const TASK_LIMITS = {
  title: 60,
  task: 600,
  hint: 300,
  explanation: 600,
  caseName: 60,
  /** Of a circuit as OpenQASM. */
  characters: 20_000,
  qubits: 10,
  /** Of a unitary, of which every basis state is tried. */
  inputs: 6,
  operations: 500,
  allowed: 30,
  cases: 16,
  /** Amplitudes that are visited, over all inputs and cases: a quarter of a second. */
  visits: 10_000_000,
} as const;

/** What `readOpenQasm` takes for a circuit of a task. */
export const TASK_READING = {
  ...LIMITS,
  qubits: TASK_LIMITS.qubits,
  operations: TASK_LIMITS.operations,
  characters: TASK_LIMITS.characters,
} as const;
