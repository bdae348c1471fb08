import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Lightbulb } from '#src/design/icons.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { urls } from '#src/model/urls.ts';
import { AnswerField } from './AnswerField.tsx';
import type { Judged } from './check-answer.ts';
import type { FieldHandle } from './field.ts';
import { OpenInLab } from './OpenInLab.tsx';
import { keepTry } from './solved-tasks.ts';
import { isCircuitTask, solutionText, type TaskEntry, taskOf } from './task.ts';
import { Note, Verdict } from './Verdict.tsx';
import { variantCount } from './variants.ts';

interface Props {
  entry: TaskEntry;
  variant?: number;
  /** Where one goes when it is solved. */
  next?: ReactNode;
}

/** One variant of a task: its text, the field, what the judge says, hints one by one, and why it works. */
export function TaskBox({ entry, variant = 1, next }: Props) {
  const task = useMemo(() => taskOf(entry, variant), [entry, variant]);
  const [judged, setJudged] = useState<Judged>();
  const [answer, setAnswer] = useState('');
  const [hints, setHints] = useState(0);
  const [isKept, setKept] = useState(true);
  const field = useRef<FieldHandle>(null);
  const count = variantCount(entry);
  // Another variant is another problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setJudged(undefined);
    setHints(0);
  }, [task]);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const checked = await field.current?.check();
    if (!checked) return;
    setJudged(checked.judged);
    setAnswer(checked.answer);
    setKept(keepTry(entry.id, task.variant, { isSolved: checked.judged.isSolved, answer: checked.answer }));
  };
  const isSolved = judged?.isSolved === true;
  return (
    <form method="dialog" className="task-box" data-solved={isSolved || undefined} onSubmit={check}>
      <p className="task-text">
        <Kets text={task.task} />
      </p>
      <AnswerField key={task.variant} ref={field} task={task} judged={judged} onChange={() => setJudged(undefined)} />
      <div role="status" className="task-said">
        {judged ? <Verdict judged={judged} /> : null}
        {isKept ? null : (
          <p className="task-small">This browser keeps nothing for this site: it counts for this visit only.</p>
        )}
      </div>
      {isSolved ? (
        <Solved explanation={task.explanation}>
          {next}
          {isCircuitTask(task) ? <OpenInLab title={task.title} text={answer} /> : null}
          {count > 1 ? <a href={urls.taskVariant(entry.id, (task.variant % count) + 1)}>Another variant</a> : null}
        </Solved>
      ) : (
        <>
          <Hints hints={task.hints} shown={hints} solution={solutionText(task)} />
          <p className="task-actions">
            <button type="submit" className="task-check">
              {judged ? 'Check again' : 'Check'}
            </button>
            {hints < 3 ? (
              <button type="button" onClick={() => setHints(hints + 1)}>
                <Lightbulb aria-hidden />
                {['Hint', 'Second hint', 'Solution'][hints]}
              </button>
            ) : null}
          </p>
        </>
      )}
    </form>
  );
}

function Solved({ explanation, children }: { explanation: string; children: ReactNode }) {
  return (
    <>
      <div className="task-why">
        <p>Why it works</p>
        <p>
          <Kets text={explanation} />
        </p>
      </div>
      <p className="task-actions">{children}</p>
    </>
  );
}

/** Hints that have been asked for, and, after both, the solution. */
function Hints({ hints, shown, solution }: { hints: readonly string[]; shown: number; solution: string }) {
  return (
    <div role="status" className="task-said">
      {hints.slice(0, shown).map((hint, index) => (
        <Note key={hint} kind="hint">
          <p>
            <b>{`Hint ${index + 1} of ${hints.length}.`}</b> <Kets text={hint} />
          </p>
        </Note>
      ))}
      {shown > hints.length ? (
        <Note kind="note">
          <p>
            <b>A solution.</b>
          </p>
          <pre>{solution}</pre>
        </Note>
      ) : null}
    </div>
  );
}
