import { describe, expect, test } from 'vitest';
import { checkCircuit } from '#circuit/judge/check-circuit.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { type CircuitTask, isCircuitTask, taskOf } from '../../tasks/task.ts';
import { problemOf } from '../../tasks/task-problem.ts';
import { puzzleSheet } from './puzzle-sheet.ts';
import { problemCircuit, solutionCircuit } from './sheet-circuit.ts';
import { sheetTask } from './sheet-task.ts';

const puzzles = entriesOf('puzzles').map((puzzle) => sheetTask(puzzleSheet(puzzle), 1));
const tasks = entriesOf('tasks')
  .map((task) => taskOf(task))
  .filter(isCircuitTask);
const answers = [...puzzles, ...tasks].map(({ id, answer }) => [id, answer as CircuitTask['answer']] as const);

describe.each(answers)('the sheet of %s', (_, answer) => {
  test('shows a solution that the judge accepts', () => {
    expect(checkCircuit(problemOf(answer), solutionCircuit(answer).circuit)).toMatchObject({ solved: true });
  });

  test('begins with what is given and has places to draw into', () => {
    const { circuit, given } = problemCircuit(answer);
    const { columns } = problemOf(answer).start;
    expect(circuit.columns.slice(0, given)).toEqual(columns);
    expect(circuit.columns.length - given).toBeGreaterThanOrEqual(4);
  });
});
