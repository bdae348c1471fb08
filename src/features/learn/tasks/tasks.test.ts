import { describe, expect, it } from 'vitest';
import { numberOf } from '#circuit/judge/judge-number.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { taskEntry, tasksInOrder } from './load-tasks.ts';
import { isAnswered, isCircuitTask, solutionText, type Task, type TaskEntry, taskOf } from './task.ts';
import { problemOf } from './task-problem.ts';
import { judgeText } from './testing/judge-text.ts';
import { grouped, valuesOf, variantCount } from './variants.ts';

const entries = tasksInOrder()
  .map(taskEntry)
  .filter(({ answer }) => answer.kind !== 'program');
const named = entries.map((entry) => [entry.id, entry] as const);

/** As many variants as can be tried in a moment: all of few, of many every so-manieth. */
function variantsOf(entry: TaskEntry): Task[] {
  const count = variantCount(entry);
  const step = Math.max(1, Math.floor(count / 24));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => taskOf(entry, index * step + 1));
}

/** The right answer, as the file writes it. */
function solutionOf(task: Task): string {
  if (isCircuitTask(task)) return task.answer.solution;
  if (isAnswered(task, 'number')) return String(numberOf(task.answer.value, task.values.numbers));
  if (isAnswered(task, 'order')) return task.answer.steps.map((_, place) => place + 1).join(' ');
  if (isAnswered(task, 'choice')) return task.answer.options.find(({ correct }) => correct)?.text ?? '';
  return '';
}

/** A wrong answer as one gives it: of a number, the value of its expression. */
function given(task: Task, answer: string): string {
  return isAnswered(task, 'number') ? String(numberOf(answer, task.values.numbers)) : answer;
}

describe.each(named)('the task %s', (_, entry) => {
  it('is solved by its solution, in every variant (R45.1)', () => {
    for (const task of variantsOf(entry))
      expect(judgeText(task, solutionOf(task)), `variant ${task.variant}`).toMatchObject({ isSolved: true });
  });

  it('takes a number in the form in which it shows it (R45.3)', () => {
    for (const task of variantsOf(entry)) {
      if (!isAnswered(task, 'number')) continue;
      const { unit = '', share } = task.answer;
      const shown = solutionText(task);
      const typed = share ? shown : shown.slice(0, shown.length - unit.length);
      expect(judgeText(task, typed), `variant ${task.variant}: ${shown}`).toMatchObject({ isSolved: true });
    }
  });

  it('is not solved by what one begins with (R45.1)', () => {
    for (const task of variantsOf(entry)) {
      if (isCircuitTask(task))
        expect(judgeText(task, ''), `variant ${task.variant}`).toMatchObject({ isSolved: false });
      if (isAnswered(task, 'number')) {
        expect(judgeText(task, '')).toMatchObject({ isSolved: false });
        expect(judgeText(task, task.answer.example), `variant ${task.variant}`).toMatchObject({ isSolved: false });
      }
    }
  });

  it('says of each typical mistake what its file says (R45.1)', () => {
    for (const task of variantsOf(entry)) {
      if (!('mistakes' in task.answer)) continue;
      for (const { answer, judge, says } of task.answer.mistakes) {
        const judged = judgeText(task, given(task, answer));
        expect(judged, `variant ${task.variant}, "${answer}"`).toMatchObject({ isSolved: false, says });
        if (isCircuitTask(task)) expect(judged.difference, `variant ${task.variant}, "${answer}"`).toBe(judge);
      }
    }
  });

  it('is another problem in another variant: one answer does not do for all (R45.1)', () => {
    const variants = variantsOf(entry);
    for (const task of variants) {
      if (variants.length === 1) continue;
      const others = variants.filter((other) => other !== task);
      const fails = others.some((other) => !judgeText(task, solutionOf(other)).isSolved);
      expect(fails, `variant ${task.variant}`).toBe(true);
    }
  });

  it('fills in every parameter, and is small enough to be judged at once (R45.3)', () => {
    for (const task of variantsOf(entry)) {
      const { parameters: _, computed: __, values: ___, ...texts } = task;
      for (const name of Object.keys(valuesOf(entry, 1).texts))
        expect(JSON.stringify(texts)).not.toContain(`{${name}}`);
      if (!isCircuitTask(task)) continue;
      const problem = problemOf(task.answer);
      expect(problem.start.qubits.length).toBeLessThanOrEqual(10);
      if (problem.goal.compare === 'unitary') expect(problem.goal.inputs.length).toBeLessThanOrEqual(6);
    }
  });
});

it('numbers are written with groups of three digits from ten thousand on (R45.3)', () => {
  expect(['2048', '18824', '10646.7', '1048576', '−12800'].map(grouped)).toEqual([
    '2048',
    '18,824',
    '10,646.7',
    '1,048,576',
    '−12,800',
  ]);
});

it('tasks of one step have places of their own', () => {
  const places = entriesOf('tasks').map(({ tutorial, step, order }) => `${tutorial} ${step} ${order}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
