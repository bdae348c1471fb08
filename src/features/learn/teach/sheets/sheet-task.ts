import type { TaskEntry } from '../../tasks/task.ts';
import { filled, type Values, valuesOf, variantOf } from '../../tasks/variants.ts';

/** What is on a sheet. */
export type SheetKind = 'problems' | 'answers';

/** What a sheet needs of a task or a puzzle: its file says more. */
export type SheetEntry = Pick<
  TaskEntry,
  'id' | 'title' | 'task' | 'answer' | 'explanation' | 'parameters' | 'computed'
>;

/** One variant of a task, as it is on paper. */
export type SheetTask = Omit<SheetEntry, 'parameters' | 'computed'> & { readonly values: Values };

export function sheetTask(entry: SheetEntry, variant: number): SheetTask {
  const values = valuesOf(entry, variantOf(entry, variant));
  const { id, title, task, answer, explanation } = entry;
  return { ...filled({ id, title, task, answer, explanation }, values), values };
}
