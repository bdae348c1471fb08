import { expect, it } from 'vitest';
import { fewestGates } from '#circuit/judge/testing/fewest-gates.ts';
import { taskEntry, tasksInOrder } from './load-tasks.ts';
import { isCircuitTask, taskOf } from './task.ts';
import { problemOf } from './task-problem.ts';

/**
 * Tasks that say that fewer gates will not do, because all shorter circuits were tried. That no gate at all does not do is
 * tried of every task.
 */
const proven = tasksInOrder()
  .map((entry) => taskOf(taskEntry(entry)))
  .filter(isCircuitTask)
  .filter(({ answer }) => answer.best?.proven === 'search' && answer.best.count > 1)
  .map((task) => [task.id, problemOf(task.answer)] as const);

it.each(proven)('%s: nothing shorter does', (_, problem) => {
  expect(fewestGates(problem, problem.best.count)).toBe(problem.best.count);
});
