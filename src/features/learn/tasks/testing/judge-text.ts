import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { type Judged, judgeChoice, judgeCircuit, judgeNumber, judgeOrder } from '../check-answer.ts';
import { attemptText, isAnswered, isCircuitTask, type Task } from '../task.ts';
import { problemOf } from '../task-problem.ts';

/** Judges an answer as a task's file writes it: lines of OpenQASM, an expression, places of an order, a text to choose. */
export function judgeText(task: Task, answer: string): Judged {
  if (isCircuitTask(task)) {
    const circuit = circuitOf(attemptText(task.answer, answer), task.id);
    return judgeCircuit(task.answer, problemOf(task.answer), circuit);
  }
  if (isAnswered(task, 'number')) return judgeNumber(task, answer);
  if (isAnswered(task, 'order'))
    return judgeOrder(
      task.answer,
      answer.split(' ').map((place) => Number(place) - 1),
    );
  if (isAnswered(task, 'choice'))
    return judgeChoice(
      task.answer,
      task.answer.options.findIndex(({ text }) => text === answer),
    );
  throw new Error(`${task.id}: a program is judged by the compiler`);
}
