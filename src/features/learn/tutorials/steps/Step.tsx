import { Fragment, type ReactNode } from 'react';
import { Kets } from '#src/design/Kets.tsx';
import { PhoneFold } from '#src/design/PhoneFold.tsx';
import { addressOf } from '#src/model/entry-pages.ts';
import { entryOf, pageOf } from '#src/model/read-content.ts';
import type { Question } from '#src/model/schemas/tutorial.ts';
import type { StepEntry } from '../load-steps.ts';
import { writeSetting } from '../state/playable.ts';
import './step-folds.css';

interface Props {
  step: StepEntry;
  /** The button that marks it as done: an island, so it comes from the page. */
  done?: ReactNode;
  /** What one tries oneself: islands, too. */
  tasks?: ReactNode;
  /** The same, where it folds with the question on a phone. */
  foldedTasks?: ReactNode;
  children?: ReactNode;
}

/** One step of a tutorial: its heading, which is also its address, its text, its question and its tasks. */
export function Step({ step, done, tasks, foldedTasks, children }: Props) {
  return (
    <section
      id={`step-${step.number}`}
      aria-labelledby={`step-${step.number}-title`}
      className="step"
      data-step={step.number}
      data-state={step.state && writeSetting(step.state)}
    >
      <h3 id={`step-${step.number}-title`}>
        <a href={`#step-${step.number}`}>
          <span className="visually-hidden">Step </span>
          {step.number}
        </a>
        <span>{step.title}</span>
      </h3>
      {step.assumes ? <Assumed terms={step.assumes} /> : null}
      {children}
      {step.question ? (
        <PhoneFold title="Check yourself" note={step.question.text}>
          <StepQuestion question={step.question} step={step.number} />
          {foldedTasks}
        </PhoneFold>
      ) : null}
      {tasks}
      {done}
    </section>
  );
}

/** The terms that the step uses before the ladder explains them, as links. */
function Assumed({ terms }: { terms: readonly string[] }) {
  return (
    <p className="text-sm text-ink-2">
      {pageOf('tutorials').assumes}{' '}
      {terms.map((id, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : ''}
          <a href={addressOf('glossary', id)}>{entryOf('glossary', id).term}</a>
        </Fragment>
      ))}
    </p>
  );
}

/**
 * A question with its possible answers; opening one shows whether it is right, and why. Only one is open at a time
 * (`name` makes the details exclusive), and it works without script.
 */
function StepQuestion({ question, step }: { question: Question; step: number }) {
  return (
    <fieldset className="question">
      <legend>
        <b>Check yourself.</b> <Kets text={question.text} />
      </legend>
      {question.options.map(({ text, correct, feedback }) => (
        <details key={text} name={`question-${step}`}>
          <summary>
            <span>
              <Kets text={text} />
            </span>
          </summary>
          <p className={correct ? 'right' : 'wrong'}>
            <b>{correct ? 'Right.' : 'No.'}</b> <Kets text={feedback} />
          </p>
        </details>
      ))}
    </fieldset>
  );
}
