import type { Problem } from '#circuit/judge/problem.ts';
import { readProblem } from '#circuit/judge/read-problem.ts';
import type { CircuitAnswer } from '#src/model/schemas/task.ts';
import { attemptText, wholeText } from './task.ts';

/** The problem that the judge is given. Throws where a text of the task cannot be read. */
export function problemOf(answer: CircuitAnswer): Problem {
  const { start, solution, allowed, conditions, cases, best } = answer;
  return readProblem({
    start: wholeText(start),
    solution: attemptText(answer, solution),
    allowed,
    conditions,
    cases: cases?.map(({ name, gates }) => ({ name, gates: wholeText(gates) })),
    best,
    goal: goalOf(answer),
  });
}

function goalOf(answer: CircuitAnswer) {
  switch (answer.kind) {
    case 'state':
      return { compare: answer.kind, wires: answer.wires };
    case 'unitary':
      return { compare: answer.kind, inputs: answer.inputs };
    case 'outcomes':
      return { compare: answer.kind };
  }
}
