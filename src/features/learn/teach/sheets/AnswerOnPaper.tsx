import { bestWords } from '#circuit/judge/gate-words.ts';
import { firstSentence } from '#src/base/first-sentence.ts';
import { Kets } from '#src/design/Kets.tsx';
import { solutionText } from '../../tasks/task.ts';
import { CircuitOnPaper } from './CircuitOnPaper.tsx';
import { solutionCircuit } from './sheet-circuit.ts';
import type { SheetTask } from './sheet-task.ts';

/** The reference answer, how few gates will do, and the first sentence of why it works. */
export function AnswerOnPaper({ task }: { task: SheetTask }) {
  const { answer, explanation } = task;
  return (
    <>
      {'allowed' in answer ? (
        <>
          {answer.best ? (
            <p className="sheet-small">{bestWords({ ...answer.best, isProven: answer.best.proven !== undefined })}</p>
          ) : null}
          <CircuitOnPaper drawn={solutionCircuit(answer)} label={answer.solution} />
        </>
      ) : (
        <pre>
          <Kets text={solutionText(task)} />
        </pre>
      )}
      <p className="sheet-small">
        <Kets text={firstSentence(explanation).first} />
      </p>
    </>
  );
}
