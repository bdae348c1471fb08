import type { Entry } from '#src/model/read-content.ts';
import type { SheetEntry } from './sheet-task.ts';

/** A puzzle of the lab as sheets take tasks: its goal is a way of answering. */
export function puzzleSheet(puzzle: Entry<'puzzles'>): SheetEntry {
  const { id, title, task, explanation, start, allowed, conditions, cases, solution, best, goal } = puzzle;
  const circuit = { start, allowed, conditions, cases, solution, best, mistakes: [] };
  return { id, title, task, explanation, answer: { ...circuit, ...answered(goal) } };
}

function answered(goal: Entry<'puzzles'>['goal']) {
  switch (goal.compare) {
    case 'state':
      return { kind: goal.compare, wires: goal.wires };
    case 'unitary':
      return { kind: goal.compare, inputs: goal.inputs };
    case 'outcomes':
      return { kind: goal.compare };
  }
}
