import { placeOfStep } from '#src/model/kinds.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { isCircuitTask, type TaskEntry, taskOf } from './task.ts';
import { problemOf } from './task-problem.ts';

/** A task without what only its page says: as it is sent to the browser. */
export function taskEntry({ sources: _, asOf: __, terms: ___, ...entry }: Entry<'tasks'>): TaskEntry {
  const first = taskOf(entry);
  try {
    return isCircuitTask(first) ? { ...entry, problem: problemOf(first.answer) } : entry;
  } catch (problem) {
    throw new Error(`content/tasks/${entry.id}.yaml: ${problem instanceof Error ? problem.message : problem}`);
  }
}

/** The tasks in the order in which they are solved: tutorial by tutorial, step by step. */
export function tasksInOrder(): Entry<'tasks'>[] {
  const places = new Map(entriesOf('tutorials').map(({ id, number }) => [id, number]));
  return entriesOf('tasks').toSorted(
    (a, b) => (places.get(a.tutorial) ?? 0) - (places.get(b.tutorial) ?? 0) || a.step - b.step || a.order - b.order,
  );
}

export function tasksOfStep(tutorial: string, step: number): Entry<'tasks'>[] {
  return tasksInOrder().filter((task) => task.tutorial === tutorial && task.step === step);
}

/** Puzzles of the lab that train a step. */
export function puzzlesOfStep(tutorial: string, step: number): Entry<'puzzles'>[] {
  return entriesOf('puzzles').filter(({ trains }) => trains.tutorial === tutorial && trains.step === step);
}

/** The title of a step. Throws where the tutorial has no such step. */
export function stepTitle(tutorial: string, step: number): string {
  const found = entriesOf('tutorial-steps').find(({ id }) => {
    const [of, number] = placeOfStep(id);
    return of === tutorial && number === step;
  });
  if (!found) throw new Error(`content/tutorials/${tutorial} has no step ${step}`);
  return found.title;
}
