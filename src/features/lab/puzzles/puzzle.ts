import type { Problem } from '#circuit/judge/problem.ts';

/** A puzzle as the browser gets it: a problem for the judge, and its words. */
export interface Puzzle extends Problem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly task: string;
  readonly hint: string;
  /** Shown when it is solved. */
  readonly explanation: string;
  /** Ids of glossary terms that help. */
  readonly terms: readonly string[];
}
