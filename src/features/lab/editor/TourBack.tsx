import type { TourView } from './tour-view.ts';

/** To the step before; there is none before the first. */
export function TourBack({ step, onStep }: Pick<TourView, 'step' | 'onStep'>) {
  return (
    <button type="button" name="tour-back" className="framed" disabled={step === 1} onClick={() => onStep(step - 1)}>
      Back
    </button>
  );
}
