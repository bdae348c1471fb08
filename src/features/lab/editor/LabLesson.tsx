import { lazy, Suspense } from 'react';
import type { LabParts } from './use-lab.ts';

const TourPanel = lazy(async () => ({ default: (await import('./TourPanel.tsx')).TourPanel }));
const PuzzlePanel = lazy(async () => ({ default: (await import('./PuzzlePanel.tsx')).PuzzlePanel }));

/** The puzzle, or the step of the tour, that is under way. */
export function LabLesson({ parts }: { parts: LabParts }) {
  const { lab, dispatch, stored, setLesson } = parts;
  const { lesson } = stored;
  if (!lesson) return null;
  return (
    <Suspense fallback={null}>
      {lesson.kind === 'tour' ? (
        <TourPanel step={lesson.step} parts={parts} />
      ) : (
        <PuzzlePanel
          key={lesson.id}
          id={lesson.id}
          lab={lab}
          dispatch={dispatch}
          onRules={parts.setRules}
          onPuzzle={(id) => setLesson({ kind: 'puzzle', id })}
          onEnd={() => setLesson(undefined)}
        />
      )}
    </Suspense>
  );
}
