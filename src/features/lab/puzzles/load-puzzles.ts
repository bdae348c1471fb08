import { readProblem } from '#circuit/judge/read-problem.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzles in order, as the browser gets them. */
export function puzzles(): Puzzle[] {
  return entriesOf('puzzles').map(puzzleOf);
}

/** A puzzle with its circuits read; throws, with file and place, where that cannot be. */
export function puzzleOf(entry: Entry<'puzzles'>): Puzzle {
  const { id, title, group, task, hint, explanation, terms = [] } = entry;
  try {
    return { id, title, group, task, hint, explanation, terms, ...readProblem(entry) };
  } catch (problem) {
    throw new Error(`content/puzzles/${id}.yaml: ${problem instanceof Error ? problem.message : problem}`);
  }
}
