import { beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../runner/run-program.ts';
import { nodeCompiler } from '../runner/testing/node-compiler.ts';
import { judgeDump } from './check-answer.ts';
import { taskEntry, tasksInOrder } from './load-tasks.ts';
import { isAnswered, programText, type Task, taskOf } from './task.ts';

const tasks = tasksInOrder()
  .map((entry): Task => taskOf(taskEntry(entry)))
  .filter((task) => isAnswered(task, 'program'));

let compiler: Awaited<ReturnType<typeof nodeCompiler>>;
beforeAll(async () => {
  compiler = await nodeCompiler();
});

async function lastDump(source: string) {
  const { dumps, problems } = await runProgram(compiler, { language: 'qsharp', source }, 1);
  expect(problems).toEqual([]);
  return dumps.at(-1);
}

describe.each(tasks.map((task) => [task.id, task.answer] as const))('the program of %s', (_, answer) => {
  it('is judged by the state that it dumps: solution, start and mistakes (R45.1)', async () => {
    const wanted = (await lastDump(programText(answer, answer.solution))) ?? {};
    expect(judgeDump(answer, wanted, wanted)).toMatchObject({ isSolved: true });
    expect(judgeDump(answer, await lastDump(answer.start), wanted)).toMatchObject({ isSolved: false });
    for (const { answer: lines, judge, says } of answer.mistakes) {
      const judged = judgeDump(answer, await lastDump(programText(answer, lines)), wanted);
      expect(judged, lines).toMatchObject({ isSolved: false, difference: judge, says });
    }
  });
});

it('there is one, and a program without a dump is told so', () => {
  const [task] = tasks;
  if (!task) throw new Error('No program is judged');
  expect(judgeDump(task.answer, undefined, {})).toMatchObject({ isSolved: false, lead: 'Nothing was dumped' });
});
