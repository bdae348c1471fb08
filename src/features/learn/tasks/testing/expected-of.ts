import { taskEntry, tasksInOrder } from '../load-tasks.ts';
import { isCircuitTask, type Task, taskOf } from '../task.ts';
import { problemOf } from '../task-problem.ts';

/** A task of the content by its id. Throws where there is none. */
export function taskNamed(id: string, variant = 1): Task {
  const found = tasksInOrder().find((task) => task.id === id);
  if (!found) throw new Error(`content/tasks has no ${id}`);
  return taskOf(taskEntry(found), variant);
}

/** For every case of a task, what its reference solution makes: probabilities by outcome, bit 0 rightmost. */
export function outcomesOf(id: string, variant = 1): { name: string; probabilities: Record<string, number> }[] {
  return casesOf(id, variant).map(({ name = '', expected }) => {
    if (expected.kind !== 'outcomes') throw new Error(`${id} asks for no outcomes`);
    return { name, probabilities: { ...expected.probabilities } };
  });
}

/** The columns that the reference solution of a task makes: real and imaginary parts in turn, qubit 0 the lowest bit. */
export function columnsOf(id: string, variant = 1): { input?: string | undefined; amplitudes: readonly number[] }[] {
  return casesOf(id, variant).flatMap(({ expected }) => {
    if (expected.kind !== 'amplitudes') throw new Error(`${id} asks for no amplitudes`);
    return [...expected.columns];
  });
}

function casesOf(id: string, variant: number) {
  const task = taskNamed(id, variant);
  if (!isCircuitTask(task)) throw new Error(`${id} is not answered with a circuit`);
  return problemOf(task.answer).cases;
}
