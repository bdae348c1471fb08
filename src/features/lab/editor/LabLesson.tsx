import { lazy, Suspense } from 'react';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { TourPanel } from './TourPanel.tsx';
import type { LabParts } from './use-lab.ts';

const TaskPanel = lazy(async () => ({ default: (await import('./TaskPanel.tsx')).TaskPanel }));
const MakeTask = lazy(async () => ({ default: (await import('./MakeTask.tsx')).MakeTask }));

/** The puzzle, the task, or the step of the tour that is under way; or the task that is being made. */
export function LabLesson({ parts }: { parts: LabParts }) {
  const { draft } = parts;
  const { lesson } = parts.stored;
  if (lesson?.kind === 'tour') return <TourPanel step={lesson.step} parts={parts} />;
  if (lesson?.kind === 'puzzle') return <PuzzlePanel key={lesson.id} id={lesson.id} parts={parts} />;
  return (
    <Suspense fallback={null}>
      {lesson ? <TaskPanel key={lesson.text} text={lesson.text} parts={parts} /> : null}
      {draft && !lesson ? <MakeTask edited={draft} parts={parts} /> : null}
    </Suspense>
  );
}
