import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { circuitOf } from '../circuit-of.ts';
import type { Puzzle } from './puzzle.ts';

/** All puzzles in order, with their circuits read. */
export function puzzles(): Puzzle[] {
  return entriesOf('puzzles').map(puzzleOf);
}

export function puzzleOf(entry: Entry<'puzzles'>): Puzzle {
  const {
    id,
    title,
    task,
    start,
    fixed,
    allowed,
    conditions,
    goal,
    cases = [],
    solution,
    best,
    hint,
    explanation,
  } = entry;
  const read = (qasm: string) => circuitOf(qasm, `content/puzzles/${id}.yaml`);
  return {
    id,
    title,
    task,
    start: read(start),
    isFixed: fixed === true,
    allowed,
    hasConditions: conditions === true,
    goal,
    // A text of definitions alone has no wires; one is needed to read it.
    cases: cases.map(({ name, gates }) => ({ name, gates: read(`${gates}qubit[1] unused;\n`).gates })),
    solution: read(solution),
    best,
    hint,
    explanation,
  };
}
