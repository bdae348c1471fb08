import { useState } from 'react';
import { toggleStep } from './done-steps.ts';

/**
 * Marks a step as done, in this browser. Which of the two labels shows is said by `data-done` on the step, which the
 * page's inline script sets before this has loaded.
 */
export function StepDone({ tutorial, step }: { tutorial: string; step: number }) {
  const [isRefused, setIsRefused] = useState(false);
  const toggle = () => {
    try {
      toggleStep(tutorial, step);
      dispatchEvent(new Event('storage'));
    } catch {
      setIsRefused(true);
    }
  };
  return (
    <p className="step-done">
      <button type="button" onClick={toggle}>
        <span className="while-open">Mark step {step} as done</span>
        <span className="when-done">
          Step {step} is done <small>(undo)</small>
        </span>
      </button>
      <span role="status">{isRefused ? 'This browser keeps no marks for this site.' : ''}</span>
    </p>
  );
}
