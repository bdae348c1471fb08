import { useEffect, useRef } from 'react';
import type { TourStep } from '../tour/tour-step.ts';
import { TourCard } from './TourCard.tsx';
import { TourStrip } from './TourStrip.tsx';
import type { TourView } from './tour-view.ts';
import type { LabParts } from './use-lab.ts';
import { useLesson } from './use-lesson.ts';
import { NARROW, useMedia } from './use-media.ts';
import { useTourStep } from './use-tour-step.ts';

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
    <div ref={top} className="tour" data-uses-toolbar={usesToolbar(now) || undefined}>
      {isNarrow ? <TourStrip key={step} {...view} /> : <TourCard key={step} {...view} />}
    </div>
  );
}

/** Whether what the step asks for is in the toolbar, which a phone hides during the tour. */
function usesToolbar({ done }: TourStep): boolean {
  return done.some((condition) => condition.kind === 'action' && condition.action === 'copy-address');
}
