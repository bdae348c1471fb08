import { fillIn } from '#src/charts/fill-in.ts';
import { Kets } from '#src/design/Kets.tsx';
import { type Entry, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

/** The lab's puzzles that train a step, as links. */
export function StepPuzzles({ puzzles }: { puzzles: readonly Entry<'puzzles'>[] }) {
  if (puzzles.length === 0) return null;
  const { puzzle, puzzles: several } = pageOf('tasks').step;
  return (
    <p className="step-puzzles">
      {puzzles.length === 1 ? puzzle : fillIn(several, { count: puzzles.length })}{' '}
      {puzzles.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={urls.puzzle(id)}>
            <Kets text={title} />
          </a>
        </span>
      ))}
    </p>
  );
}
