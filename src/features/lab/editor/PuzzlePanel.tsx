import { bestWords, fewestWords } from '#circuit/judge/gate-words.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { keepPuzzleTry } from '../puzzles/solved.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import type { LabParts } from './use-lab.ts';
import { useLesson } from './use-lesson.ts';

/** One of the site's puzzles over the lab. */
export function PuzzlePanel({ id, parts }: { id: string; parts: LabParts }) {
  const { items: puzzles, hasFailed } = useLesson<Puzzle>('puzzles');
  const index = puzzles?.findIndex((each) => each.id === id) ?? -1;
  const puzzle = puzzles?.[index];
  const next = puzzles?.[index + 1];

  const keep = async (puzzleId: string, isSolved: boolean) => {
    const address = await parts.stored.address();
    keepPuzzleTry(puzzleId, { isSolved, answer: new URL(address).hash.slice(1) });
  };
  if (!puzzle) {
    const missing = puzzles ? `There is no puzzle "${id}".` : 'The puzzle is coming …';
    return <p className="lesson">{hasFailed ? 'The puzzle could not be loaded; try again.' : missing}</p>;
  }
  return (
    <ProblemPanel
      problem={puzzle}
      label="Puzzle"
      kicker={`Puzzle ${index + 1} of ${puzzles?.length}`}
      best={bestWords(puzzle.best)}
      praise={({ isBest }) => (isBest ? `, and with ${fewestWords(puzzle.best)}` : '')}
      record={`puzzle-${id}`}
      parts={parts}
      onJudged={(isSolved) => void keep(puzzle.id, isSolved)}
      actions={
        next ? (
          <button
            type="button"
            name="next-puzzle"
            className="framed"
            onClick={() => parts.setLesson({ kind: 'puzzle', id: next.id })}
          >
            Next puzzle
          </button>
        ) : null
      }
    />
  );
}
