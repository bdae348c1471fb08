import { useEffect, useEffectEvent, useState } from 'react';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import { checkCircuit, type Verdict } from '#circuit/judge/check-circuit.ts';
import { bestWords, fewestWords, gateList } from '#circuit/judge/gate-words.ts';
import { Kets } from '#src/design/Kets.tsx';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { markSolved } from '../puzzles/solved.ts';
import { readLesson } from '../saved/documents.ts';
import { useLesson } from './use-lesson.ts';

interface Props {
  id: string;
  lab: LabState;
  dispatch: (action: LabAction) => void;
  /** Tells the palette whose rules hold. */
  onRules: (puzzle: Puzzle | undefined) => void;
  onPuzzle: (id: string) => void;
  onEnd: () => void;
}

const startOf = ({ title, start: circuit }: Puzzle): LabDocument => ({ title, circuit });

/** One puzzle over the lab. The lab says what differs, or that it is solved and why. */
export function PuzzlePanel({ id, lab, dispatch, onRules, onPuzzle, onEnd }: Props) {
  const record = `puzzle-${id}`;
  const { items: puzzles, hasFailed } = useLesson<Puzzle>('puzzles');
  const [isHinting, setHinting] = useState(false);
  const [answer, setAnswer] = useState<Verdict>();
  const index = puzzles?.findIndex((each) => each.id === id) ?? -1;
  const puzzle = puzzles?.[index];
  const next = puzzles?.[index + 1];

  const begin = useEffectEvent((document: LabDocument) => dispatch({ type: 'learn', document, id: record }));
  useEffect(() => {
    let hasLeft = false;
    if (puzzle) void readLesson(record).then((attempt) => hasLeft || begin(attempt ?? startOf(puzzle)));
    return () => {
      hasLeft = true;
    };
  }, [puzzle, record]);
  useEffect(() => {
    onRules(puzzle);
    return () => onRules(undefined);
  }, [puzzle, onRules]);
  // What was said was about another circuit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setAnswer(undefined), [lab.circuit]);

  if (!puzzle) {
    const missing = puzzles ? `There is no puzzle "${id}".` : 'The puzzle is coming …';
    return <p className="lesson">{hasFailed ? 'The puzzle could not be loaded; try again.' : missing}</p>;
  }
  const check = () => {
    const result = checkCircuit(puzzle, lab.circuit);
    setAnswer(result);
    if (result.solved) markSolved(puzzle.id);
  };
  return (
    <section aria-label="Puzzle" className="lesson">
      <h2>
        <small>
          Puzzle {index + 1} of {puzzles?.length}
        </small>
        <Kets text={puzzle.title} />
      </h2>
      <p className="lesson-task">
        <Kets text={puzzle.task} />
      </p>
      <p>
        Gates: {gateList(puzzle.allowed)}; {bestWords(puzzle.best)}.
      </p>
      {isHinting ? (
        <p>
          <Kets text={puzzle.hint} />
        </p>
      ) : null}
      <div role="status">
        {answer === undefined ? null : answer.solved ? (
          <p className="lesson-done">
            <b>Solved{answer.isBest ? `, and with ${fewestWords(puzzle.best)}` : ''}.</b>{' '}
            <Kets text={puzzle.explanation} />
          </p>
        ) : (
          <p className="lesson-wrong">
            <b>Not yet:</b> <Kets text={`${answer.difference}.`} />
          </p>
        )}
      </div>
      <p className="lesson-actions">
        <button type="button" name="check" className="framed lesson-next" onClick={check}>
          Check
        </button>
        {next ? (
          <button type="button" name="next-puzzle" className="framed" onClick={() => onPuzzle(next.id)}>
            Next puzzle
          </button>
        ) : null}
        {isHinting ? null : (
          <button type="button" className="quiet" onClick={() => setHinting(true)}>
            Hint
          </button>
        )}
        <button type="button" className="quiet" onClick={() => dispatch({ type: 'open', document: startOf(puzzle) })}>
          Start again
        </button>
        <button type="button" name="puzzle-end" className="quiet" onClick={onEnd}>
          Leave
        </button>
      </p>
    </section>
  );
}
