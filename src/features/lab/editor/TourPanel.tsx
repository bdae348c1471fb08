import { useEffect, useEffectEvent, useRef } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import { markTourStep } from '../tour/done-tour.ts';
import { isStepDone } from '../tour/is-step-done.ts';
import type { TourStep } from '../tour/tour-step.ts';
import { TourCard, type TourView } from './TourCard.tsx';
import { TourStrip } from './TourStrip.tsx';
import type { LabParts } from './use-lab.ts';
import { useLesson } from './use-lesson.ts';
import { NARROW, useMedia } from './use-media.ts';

interface Props {
  /** From 1. */
  step: number;
  parts: LabParts;
}

const PLATE = 'Press the plate that pulses.';
const PLACE = 'Now press the marked place on the wire.';

/** One step of the tour over the lab: what to do, and what has been seen once it is done. */
export function TourPanel({ step, parts }: Props) {
  const { items: steps, hasFailed } = useLesson<TourStep>('tour');
  const isNarrow = useMedia(NARROW);
  const now = steps?.[step - 1];
  const { isDone, next } = useTourStep(now, parts);
  useEffect(() => {
    if (isDone) markTourStep(step);
  }, [isDone, step]);
  const top = useRef<HTMLDivElement>(null);
  // A step may have been begun from the list further down the page.
  useEffect(() => {
    if (now) top.current?.scrollIntoView({ block: 'nearest' });
  }, [now]);

  if (!now || !steps) {
    return <p className="lesson">{hasFailed ? 'The tour could not be loaded; try again.' : 'The tour is coming …'}</p>;
  }
  const { dispatch, setLesson } = parts;
  const open = (circuit: TourStep['start']) =>
    circuit && (() => dispatch({ type: 'open', document: { title: now.title, circuit } }));
  const onEnd = () => setLesson(undefined);
  const view: TourView = {
    now,
    step,
    steps,
    isDone,
    press: next && (next.plate === parts.hand.taken?.id ? PLACE : PLATE),
    onStep: (next) => (next > steps.length ? onEnd() : setLesson({ kind: 'tour', step: next })),
    onEnd,
    onAgain: open(now.start) ?? (() => setLesson({ kind: 'tour', step })),
    onShow: open(now.answer),
  };
  return (
    <div ref={top} className="tour" data-uses={usedBy(now)}>
      {isNarrow ? <TourStrip key={step} {...view} /> : <TourCard key={step} {...view} />}
    </div>
  );
}

/** Parts of the lab that a phone hides during the tour, but for the step that needs one. */
const PARTS = {
  'copy-address': 'toolbar',
  'run-shots': 'shots',
  'open-text': 'text',
  cut: 'cut',
  probability: 'angle',
};

function usedBy({ done }: TourStep): string | undefined {
  const names = done.map((condition) => (condition.kind === 'action' ? condition.action : condition.kind));
  return Object.entries(PARTS).find(([name]) => names.some((each) => each === name))?.[1];
}

/**
 * Leads through one step: its circuit, what is to be pressed next, and results that are in view.
 *
 * @returns whether it is done, and what is to be pressed next, if it names that.
 */
function useTourStep(step: TourStep | undefined, parts: LabParts) {
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
  // The list of states is in view; its height is the style sheet's.
  useEffect(() => setSheet('half'), [setSheet]);
  useEffect(() => {
    setGuide(next);
    return () => setGuide(undefined);
  }, [next, setGuide]);
  return { isDone, next };
}
