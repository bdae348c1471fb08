import { countTry, type Work } from './tries.ts';

/** Puzzles that this browser has solved, beside the steps of tutorials that it has done: a list of ids. */
const KEY = 'puzzles';

/** The ids of the solved puzzles. Throws where the browser keeps nothing. */
export function solvedPuzzles(): readonly string[] {
  return (localStorage[KEY] as string | undefined)?.match(/[a-z0-9-]+/g) ?? [];
}

/** Keeps one try of a puzzle, and that it is solved; where the browser keeps nothing, nothing happens. */
export function keepPuzzleTry(id: string, work: Pick<Work, 'isSolved' | 'answer'>): void {
  try {
    countTry(id, 1, work);
    if (work.isSolved) localStorage[KEY] = JSON.stringify([...new Set([...solvedPuzzles(), id])]);
    // The page's own script hears of it as other tabs do (`show-solved.ts`).
    dispatchEvent(new Event('storage'));
  } catch {
    // It is solved all the same.
  }
}
