import { countTry, type Work } from '#src/features/lab/puzzles/tries.ts';

/** The ids of solved tasks, kept as `solved`. Throws where the browser keeps nothing. */
export function solvedTasks(): readonly string[] {
  return (localStorage.solved as string | undefined)?.match(/[a-z0-9-]+/g) ?? [];
}

/** Keeps one try, and that the task is solved. False where the browser keeps nothing. */
export function keepTry(id: string, variant: number, work: Pick<Work, 'isSolved' | 'answer'>): boolean {
  try {
    countTry(id, variant, work);
    if (work.isSolved) localStorage.solved = JSON.stringify([...new Set([...solvedTasks(), id])]);
    // The page's own script hears of it as other tabs do (`show-progress.ts`).
    dispatchEvent(new Event('storage'));
    return true;
  } catch {
    return false;
  }
}
