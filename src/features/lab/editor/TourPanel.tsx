import { useEffect, useEffectEvent, useState } from 'react';
import { Kets } from '#src/design/Kets.tsx';
import type { LabAction } from '../editing/edit-lab.ts';
import type { LabState } from '../editing/lab-state.ts';
import { isStepDone } from '../tour/is-step-done.ts';
import type { TourAction, TourStep } from '../tour/tour-step.ts';
import { useLesson } from './use-lesson.ts';

interface Props {
  /** From 1. */
  step: number;
  lab: LabState;
  actions: ReadonlySet<TourAction>;
  dispatch: (action: LabAction) => void;
  onStep: (step: number) => void;
  onEnd: () => void;
}

/** One step of the tour over the lab: what to do, and what has been seen once it is done. */
export function TourPanel({ step, lab, actions, dispatch, onStep, onEnd }: Props) {
  const { items: steps, hasFailed } = useLesson<TourStep>('tour');
  const [isHinting, setHinting] = useState(false);
  const now = steps?.[step - 1];

  const begin = useEffectEvent((next: TourStep) => {
    setHinting(false);
    if (next.start) dispatch({ type: 'open', document: { title: next.title, circuit: next.start } });
  });
  useEffect(() => {
    if (now) begin(now);
  }, [now]);

  if (!now) {
    return <p className="lesson">{hasFailed ? 'The tour could not be loaded; try again.' : 'The tour is coming …'}</p>;
  }
  const isDone = isStepDone(now, { circuit: lab.circuit, cut: lab.cut, actions });
  const isLast = step === steps?.length;
  return (
    <section aria-label="Guided tour" className="lesson">
      <h2>
        <small>
          Step {step} of {steps?.length}
        </small>
        {now.title}
      </h2>
      {now.text.map((paragraph) => (
        <p key={paragraph}>
          <Kets text={paragraph} />
        </p>
      ))}
      <p className="lesson-task">
        <Kets text={now.task} />
      </p>
      <div role="status">
        {isDone ? (
          <p className="lesson-done">
            <b>Done.</b> <Kets text={now.after} />
          </p>
        ) : null}
      </div>
      {isHinting ? <p>{now.hint}</p> : null}
      <p className="lesson-actions">
        <button
          type="button"
          name="tour-back"
          className="framed"
          disabled={step === 1}
          onClick={() => onStep(step - 1)}
        >
          Back
        </button>
        <button
          type="button"
          name="tour-next"
          className={isDone ? 'framed lesson-next' : 'framed'}
          onClick={() => (isLast ? onEnd() : onStep(step + 1))}
        >
          {isLast ? 'Finish' : isDone ? 'Next step' : 'Skip this step'}
        </button>
        {isHinting ? null : (
          <button type="button" className="quiet" onClick={() => setHinting(true)}>
            Where do I press?
          </button>
        )}
        {now.answer ? (
          <button
            type="button"
            className="quiet"
            onClick={() =>
              now.answer && dispatch({ type: 'open', document: { title: now.title, circuit: now.answer } })
            }
          >
            Show me
          </button>
        ) : null}
        <button type="button" name="tour-end" className="quiet" onClick={onEnd}>
          End the tour
        </button>
      </p>
    </section>
  );
}
