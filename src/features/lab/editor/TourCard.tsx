import { useState } from 'react';
import { Kets } from '#src/design/Kets.tsx';
import type { TourStep } from '../tour/tour-step.ts';

/** What a step of the tour shows, wide or narrow. */
export interface TourView {
  readonly now: TourStep;
  /** From 1. */
  readonly step: number;
  readonly steps: readonly TourStep[];
  readonly isDone: boolean;
  /** What to press next, where the lab shows it. */
  readonly press: string | undefined;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
  readonly onAgain: () => void;
  /** Does the step, where that is a circuit. */
  readonly onShow: (() => void) | undefined;
}

/** A step of the tour with all of its text, where there is room for it. */
export function TourCard({ now, step, steps, isDone, onStep, onEnd, onShow }: TourView) {
  const [isHinting, setHinting] = useState(false);
  return (
    <section aria-label="Guided tour" className="lesson">
      <h2>
        <small>
          Step {step} of {steps.length}
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
        <TourBack step={step} onStep={onStep} />
        <button
          type="button"
          name="tour-next"
          className={isDone ? 'framed lesson-next' : 'framed'}
          onClick={() => onStep(step + 1)}
        >
          {step === steps.length ? 'Finish' : isDone ? 'Next step' : 'Skip this step'}
        </button>
        {isHinting ? null : (
          <button type="button" className="quiet" onClick={() => setHinting(true)}>
            Where do I press?
          </button>
        )}
        {onShow ? (
          <button type="button" className="quiet" onClick={onShow}>
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

/** To the step before; there is none before the first. */
export function TourBack({ step, onStep }: Pick<TourView, 'step' | 'onStep'>) {
  return (
    <button type="button" name="tour-back" className="framed" disabled={step === 1} onClick={() => onStep(step - 1)}>
      Back
    </button>
  );
}
