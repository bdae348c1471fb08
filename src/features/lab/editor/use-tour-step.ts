import { useEffect, useEffectEvent } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import { isStepDone } from '../tour/is-step-done.ts';
import type { TourStep } from '../tour/tour-step.ts';
import type { LabParts } from './use-lab.ts';

/**
 * Leads through one step: its circuit, what is to be pressed next, and results that fold until it is done, so that on a
 * phone the circuit is in view first and the list of states then.
 *
 * @returns whether it is done, and what is to be pressed next, if it names that.
 */
export function useTourStep(step: TourStep | undefined, parts: LabParts) {
  const { lab, actions, dispatch, setSheet, setGuide } = parts;
  const { circuit, cut } = lab;
  const isDone = step !== undefined && isStepDone(step, { circuit, cut, actions });
  const next = isDone ? undefined : step?.presses.find(({ place }) => !operationAt(circuit, place));

  const begin = useEffectEvent(({ title, start }: TourStep) => {
    if (start) dispatch({ type: 'open', document: { title, circuit: start } });
  });
  useEffect(() => {
    if (step) begin(step);
  }, [step]);
  useEffect(() => setSheet(isDone ? 'half' : 'peek'), [isDone, setSheet]);
  useEffect(() => {
    setGuide(next);
    return () => setGuide(undefined);
  }, [next, setGuide]);
  return { isDone, next };
}
