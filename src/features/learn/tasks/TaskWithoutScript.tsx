import { gateList } from '#circuit/judge/gate-words.ts';
import { Kets } from '#src/design/Kets.tsx';
import { isCircuitTask, solutionText, type TaskEntry, taskOf } from './task.ts';

/** Hints, solution and reason as disclosures of the browser: for those without script, and for paper. */
export function TaskWithoutScript({ entry }: { entry: TaskEntry }) {
  const task = taskOf(entry);
  return (
    <div className="task-without-script">
      {isCircuitTask(task) ? <p>Allowed: {gateList(task.answer.allowed)}.</p> : null}
      {task.hints.map((hint, index) => (
        <details key={hint}>
          <summary>Hint {index + 1}</summary>
          <p>
            <Kets text={hint} />
          </p>
        </details>
      ))}
      <details>
        <summary>Solution</summary>
        <pre>{solutionText(task)}</pre>
        <p>
          <Kets text={task.explanation} />
        </p>
      </details>
    </div>
  );
}
