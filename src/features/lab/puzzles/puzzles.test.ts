import { describe, expect, it } from 'vitest';
import { checkPuzzle } from '#circuit/judge/check-puzzle.ts';
import { gateList } from '#circuit/judge/gate-words.ts';
import { canBeSearched, fewestGates } from '#circuit/judge/testing/fewest-gates.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import { puzzleOf, puzzles } from './load-puzzles.ts';

const entries = entriesOf('puzzles');
const byTitle = entries.map((entry) => [entry.title, entry] as const);

describe('the puzzles', () => {
  it('are at least 36 (R32.8)', () => expect(entries.length).toBeGreaterThanOrEqual(36));

  it.each(byTitle)('%s: the reference solution solves it with the stated count', (_, entry) => {
    const check = checkPuzzle(puzzleOf(entry), circuitOf(entry.solution, entry.id));
    expect(check).toEqual({ solved: true, count: entry.best.count, isBest: true });
  });

  it.each(byTitle)('%s: the start does not', (_, entry) => {
    const puzzle = puzzleOf(entry);
    expect(checkPuzzle(puzzle, puzzle.start)).toMatchObject({ solved: false });
  });

  // That no gate at all does not solve it is tried above.
  it.each(byTitle.filter(([, { best }]) => best.proven === 'search' && best.count > 1))(
    '%s: nothing shorter does',
    (_, entry) => {
      expect(fewestGates(puzzleOf(entry), entry.best.count)).toBe(entry.best.count);
    },
  );

  // "Best known" is what nobody has proven; what a search can find, we know.
  it.each(byTitle.filter(([, entry]) => !entry.best.proven && canBeSearched(puzzleOf(entry))))(
    '%s: no circuit that measures at the end is shorter',
    (_, entry) => {
      expect(fewestGates(puzzleOf(entry), entry.best.count)).toBe(entry.best.count);
    },
  );

  it('stand in order, one at each place', () => {
    const places = entries.map(({ group, order }) => `${group} ${order}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('reach the browser as data, without their solutions', () => {
    const sent = JSON.stringify(puzzles());
    expect(JSON.parse(sent)).toEqual(JSON.parse(JSON.stringify(puzzles())));
    expect(sent).not.toContain('OPENQASM');
    expect(sent).not.toContain('solution');
  });
});

it('the puzzles ask for the states that their words name', () => {
  const third = 1 / Math.sqrt(3);
  const half = Math.SQRT1_2;
  const wanted: Readonly<Record<string, readonly number[]>> = {
    'w-state-puzzle': [0, 0, third, 0, third, 0, 0, 0, third, 0, 0, 0, 0, 0, 0, 0],
    'a-quarter': [Math.sqrt(0.75), 0, 0.5, 0],
    'make-i': [half, 0, 0, half],
    'psi-plus': [0, 0, half, 0, half, 0, 0, 0],
  };
  for (const [id, amplitudes] of Object.entries(wanted)) {
    const { expected } = puzzleOf(entryOf('puzzles', id)).cases[0] ?? {};
    if (expected?.kind !== 'amplitudes') throw new Error(`${id} asks for no state`);
    for (const [at, amplitude] of amplitudes.entries())
      expect(expected.columns[0]?.amplitudes[at]).toBeCloseTo(amplitude, 10);
  }
});

it('gates are listed as a physicist calls them', () => {
  const gatesOf = (id: string) => gateList(entryOf('puzzles', id).allowed);
  expect(gatesOf('toffoli')).toBe('H, T, T† and CNOT');
  expect(gatesOf('both-ones')).toBe('1 X and CNOT');
  expect(gatesOf('controlled-h')).toBe('RY and CZ');
});
