/** How often a task or puzzle was checked in this browser, whether it is solved, and the last answer: `localStorage.tries`. */
export interface Work {
  readonly tries: number;
  readonly isSolved: boolean;
  /** As it was checked: the number, the places, the circuit in OpenQASM or, of a puzzle, as an address of the lab. */
  readonly answer: string;
}

/** A longer answer is kept as far as this: storage has room for all tasks. */
const LONGEST_ANSWER = 4000;

/** What is kept of each task and variant, under "make-a-minus" or, of a variant, "two-paths-one-turned=17". */
export function keptWork(): Readonly<Record<string, Work>> {
  try {
    const kept: unknown = JSON.parse(localStorage.tries ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Work>) : {};
  } catch {
    return {};
  }
}

export function workKey(id: string, variant: number): string {
  return variant === 1 ? id : `${id}=${variant}`;
}

/** Counts one try. Throws where the browser keeps nothing. */
export function countTry(id: string, variant: number, { isSolved, answer }: Pick<Work, 'isSolved' | 'answer'>): void {
  const work = keptWork();
  const key = workKey(id, variant);
  const before = work[key];
  const tries = (before?.tries ?? 0) + 1;
  const next = { tries, isSolved: isSolved || (before?.isSolved ?? false), answer: answer.slice(0, LONGEST_ANSWER) };
  localStorage.tries = JSON.stringify({ ...work, [key]: next });
}
