import type { ReactNode } from 'react';
import type { StepEntry } from '../load-steps.ts';
import { StepQuestion } from './StepQuestion.tsx';

interface Props {
  step: StepEntry;
  /** The button that marks it as done: an island, so it comes from the page. */
  done?: ReactNode;
  children?: ReactNode;
}

/** One step of a tutorial: its heading, which is also its address, its text, and its question. */
export function Step({ step, done, children }: Props) {
  return (
    <section
      id={`step-${step.number}`}
      aria-labelledby={`step-${step.number}-title`}
      className="step"
      data-step={step.number}
    >
      <h3 id={`step-${step.number}-title`}>
        <a href={`#step-${step.number}`}>
          <span className="visually-hidden">Step </span>
          {step.number}
        </a>
        <span>{step.title}</span>
      </h3>
      {children}
      {step.question ? <StepQuestion question={step.question} step={step.number} /> : null}
      {done}
    </section>
  );
}
