/** What this browser keeps of tasks: `solved`, a list of ids; and `tries`, how often each was checked, with the last answer. */
export interface Work {
  readonly tries: number;
  readonly isSolved: boolean;
  /** As it was checked: the number, the places, or the circuit in OpenQASM. */
  readonly answer: string;
}

/** A longer answer is kept as far as this: storage has room for all tasks. */
const LONGEST_ANSWER = 4000;

/** The ids of solved tasks. Throws where the browser keeps nothing. */
export function solvedTasks(): readonly string[] {
  return (localStorage.solved as string | undefined)?.match(/[a-z0-9-]+/g) ?? [];
}

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

/** Keeps one try. False where the browser keeps nothing. */
export function keepTry(id: string, variant: number, { isSolved, answer }: Pick<Work, 'isSolved' | 'answer'>): boolean {
  try {
    const work = keptWork();
    const key = workKey(id, variant);
    const before = work[key];
    const tries = (before?.tries ?? 0) + 1;
    const next = { tries, isSolved: isSolved || (before?.isSolved ?? false), answer: answer.slice(0, LONGEST_ANSWER) };
    localStorage.tries = JSON.stringify({ ...work, [key]: next });
    if (isSolved) localStorage.solved = JSON.stringify([...new Set([...solvedTasks(), id])]);
    // The page's own script hears of it as other tabs do (`show-progress.ts`).
    dispatchEvent(new Event('storage'));
    return true;
  } catch {
    return false;
  }
}
