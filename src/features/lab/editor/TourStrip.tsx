import { ArrowRight, Check, Undo, X } from '#src/design/icons.tsx';
import { Kets } from '#src/design/Kets.tsx';
import { TourBack, type TourView } from './TourCard.tsx';

/**
 * A step of the tour on a phone: two lines above the circuit, of a height that never changes, so that the wire stays
 * where it is. Once the step is done, the way on takes the place of the gates. All of its text opens over the results.
 */
export function TourStrip(view: TourView) {
  const { now, step, steps, isDone, press, onEnd, onAgain, onStep } = view;
  const following = steps[step];
  return (
    <section aria-label="Guided tour" className="tour-strip">
      <p className="tour-head">
        <span>
          Step {step} of {steps.length}
        </span>
        <button type="button" name="tour-more" className="quiet" popoverTarget="tour-text">
          More
        </button>
        <button type="button" name="tour-end" className="tool" aria-label="End the tour" onClick={onEnd}>
          <X aria-hidden />
        </button>
      </p>
      <div className="tour-words">
        <h2>
          <Kets text={now.task} />
        </h2>
        <p role="status">
          {isDone ? (
            <>
              <b>
                <Check aria-hidden /> Done.
              </b>{' '}
              <Kets text={now.after} />
            </>
          ) : (
            (press ?? <Kets text={now.hint} />)
          )}
        </p>
      </div>
      <span aria-hidden className="tour-ticks">
        {steps.map(({ id }, index) => (
          <i key={id} data-is={index < (isDone ? step : step - 1) ? 'done' : index < step ? 'now' : undefined} />
        ))}
      </span>
      <WholeText {...view} />
      {isDone ? (
        <p className="tour-next">
          <button type="button" name="tour-again" className="quiet" onClick={onAgain}>
            <Undo aria-hidden />
            Again
          </button>
          <button type="button" name="tour-next" className="framed lesson-next" onClick={() => onStep(step + 1)}>
            <span>{following ? `Next: ${following.title}` : 'Finish'}</span>
            <ArrowRight aria-hidden />
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** All that the step says, and what else can be done with it. */
function WholeText({ now, step, isDone, onStep, onShow }: TourView) {
  return (
    <div id="tour-text" popover="auto" className="lesson tour-text">
      <h3>{now.title}</h3>
      {[...now.text, now.hint, ...(isDone ? [now.after] : [])].map((paragraph) => (
        <p key={paragraph}>
          <Kets text={paragraph} />
        </p>
      ))}
      <p className="lesson-actions">
        <TourBack step={step} onStep={onStep} />
        <button type="button" name="tour-skip" className="framed" onClick={() => onStep(step + 1)}>
          {isDone ? 'Next step' : 'Skip this step'}
        </button>
        {onShow ? (
          <button type="button" className="framed" popoverTarget="tour-text" onClick={onShow}>
            Show me
          </button>
        ) : null}
      </p>
    </div>
  );
}
