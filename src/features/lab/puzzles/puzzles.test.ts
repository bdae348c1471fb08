import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { type Circuit, controlledBy, gate, type Operation } from '../circuit/circuit.ts';
import { circuitOf } from '../circuit-of.ts';
import { runCircuit } from '../engine/run-circuit.ts';
import { checkPuzzle } from './check-puzzle.ts';
import { gateList } from './gate-words.ts';
import { puzzleOf, puzzles } from './load-puzzles.ts';

const all = puzzles();

function find(id: string) {
  const puzzle = all.find((each) => each.id === id);
  if (!puzzle) throw new Error(`There is no puzzle ${id}`);
  return puzzle;
}

/** A circuit on the wires and bits of a puzzle, with its gates. */
function attempt(id: string, ...lines: string[]): Circuit {
  const { start } = find(id);
  const { qubits, bits } = start;
  const declared = [`qubit[${qubits.length}] q;`, ...(bits.length > 0 ? [`bit[${bits.length}] c;`] : [])];
  const text = ['OPENQASM 3.0;', 'include "stdgates.inc";', ...declared, ...lines].join('\n');
  const known = start.gates.map(({ name, qubits: wires }) => `gate ${name} ${wires.join(', ')} { x ${wires[0]}; }`);
  const read = circuitOf(text.replace('qubit[', `${known.join('\n')}\nqubit[`), id);
  return { ...read, gates: start.gates };
}

describe('puzzles', () => {
  it('are at least 36 (R32.8)', () => expect(all.length).toBeGreaterThanOrEqual(36));

  it.each(entriesOf('puzzles').map((entry) => [entry.id, entry] as const))(
    '%s is solved by its solution',
    (_, entry) => {
      const puzzle = puzzleOf(entry);
      expect(checkPuzzle(puzzle, puzzle.solution)).toEqual({ solved: true, count: entry.best.count, isBest: true });
    },
  );

  it.each(all.map((puzzle) => [puzzle.id, puzzle] as const))('%s is not solved by its start', (_, puzzle) => {
    const answer = checkPuzzle(puzzle, puzzle.start);
    expect(answer.solved).toBe(false);
  });

  it('ask for states that their words name', () => {
    const state = (id: string) => {
      const { solution } = find(id);
      return [...(runCircuit(solution, { t: 0, cut: solution.columns.length }).branches[0]?.state ?? [])];
    };
    const near = (found: number[], wanted: number[]) =>
      expect(found.map((value) => value.toFixed(6))).toEqual(wanted.map((value) => value.toFixed(6)));
    const third = 1 / Math.sqrt(3);
    near(state('w-state-puzzle'), [0, 0, third, 0, third, 0, 0, 0, third, 0, 0, 0, 0, 0, 0, 0]);
    near(state('a-quarter'), [Math.sqrt(0.75), 0, 0.5, 0]);
    near(state('make-i'), [Math.SQRT1_2, 0, 0, Math.SQRT1_2]);
    near(state('psi-plus'), [0, 0, Math.SQRT1_2, 0, Math.SQRT1_2, 0, 0, 0]);
  });
});

describe('the best known count', () => {
  /** Gates without angles on free wires: everything that fewer of them can make is tried. */
  const searched = all.filter(
    ({ isFixed, allowed, best, goal }) =>
      !isFixed &&
      best.of === 'gates' &&
      best.count <= 6 &&
      goal.compare !== 'outcomes' &&
      allowed.every(({ gate: name }) => !name.startsWith('r') && name !== 'p'),
  );

  it.each(searched.map((puzzle) => [puzzle.id, puzzle] as const))('of %s is the least', (_, puzzle) => {
    const placements = puzzle.allowed.flatMap(({ gate: name, controls }) => placesOf(name, controls, puzzle.start));
    const tried: Operation[][] = [[]];
    for (const operations of tried) {
      if (operations.length + 1 >= puzzle.best.count) break;
      for (const placement of placements) tried.push([...operations, placement]);
    }
    const solved = tried.find((operations) => {
      const circuit = { ...puzzle.start, columns: operations.map((operation) => [operation]) };
      return checkPuzzle(puzzle, circuit).solved;
    });
    expect(solved).toBeUndefined();
  });

  function placesOf(name: string, most: number, { qubits }: Circuit): Operation[] {
    const wires = [...qubits.keys()];
    const alone = wires.map((wire) => gate(name, [wire]));
    if (most === 0) return alone;
    const once = wires.flatMap((control) =>
      wires.filter((wire) => wire !== control).map((wire) => gate(name, [wire], { controls: controlledBy(control) })),
    );
    return [...alone, ...once];
  }
});

describe('a wrong answer hears what differs', () => {
  it.each([
    ['make-minus', ['h q[0];'], 'the amplitude of |1⟩ should be −0.7071, and is 0.7071'],
    ['make-plus', ['x q[0];'], 'X is not among the gates of this puzzle'],
    ['a-quarter', ['ry(pi/2) q[0];'], 'the probability of |0⟩ should be 0.7500, and is 0.5000'],
    ['bell-pair-puzzle', ['h q[0];', 'h q[1];'], '|01⟩ should not occur; its probability is 0.2500'],
    ['both-ones', ['x q[0];', 'x q[1];'], 'X may be used once only'],
    ['cz-from-cnot', ['cx q[0], q[1];'], 'for the input |01⟩ |11⟩ should not occur; its probability is 1.0000'],
    ['s-from-t', ['t q[0];'], /^for the input \|1⟩ /],
    ['a-fair-coin', ['h q[0];'], 'nothing is measured yet'],
    [
      'a-fair-coin',
      ['c[0] = measure q[0];'],
      'the outcome 0 should come with probability 0.5000, and comes with 1.0000',
    ],
    [
      'clean-the-scratch',
      ['h q[0];', 'h q[1];', 'ccx q[0], q[1], q[2];'],
      'what stood there at the beginning should stay, in its order',
    ],
    ['plus-or-minus', ['prepare_one q[0];', 'c[0] = measure q[0];'], /^with \|\+⟩, the outcome/],
  ] as const)('%s: %j', (id, lines, said) => {
    const answer = checkPuzzle(find(id), attempt(id, ...lines));
    expect(answer.solved).toBe(false);
    if (answer.solved) return;
    if (typeof said === 'string') expect(answer.difference).toBe(said);
    else expect(answer.difference).toMatch(said);
  });

  it('a global phase is forgiven', () => {
    expect(checkPuzzle(find('y-from-x-and-z'), attempt('y-from-x-and-z', 'x q[0];', 'z q[0];')).solved).toBe(true);
  });

  it('what is written down without asking the oracle does not hold for all of them', () => {
    // The string of the first oracle, written straight into the bits.
    const copied = attempt(
      'the-hidden-string',
      'oracle q[0], q[1], q[2], q[3];',
      'x q[0];',
      'x q[2];',
      'c[0] = measure q[0];',
      'c[1] = measure q[1];',
      'c[2] = measure q[2];',
    );
    const answer = checkPuzzle(find('the-hidden-string'), copied);
    expect(answer).toMatchObject({ solved: false });
    if (!answer.solved) expect(answer.difference).toContain('with the string 011');
  });

  it('more wires than asked for are no way round', () => {
    const { start } = find('make-plus');
    const answer = checkPuzzle(find('make-plus'), { ...start, qubits: [...start.qubits, 'q[1]'] });
    expect(answer).toEqual({ solved: false, difference: 'the circuit should have 1 wire' });
  });

  it('a gate of one’s own counts as its parts', () => {
    const { start } = find('make-minus');
    const own: Circuit = {
      ...start,
      gates: [{ name: 'both', parameters: [], qubits: ['a'], columns: find('make-minus').solution.columns }],
      columns: [[{ kind: 'gate', gate: 'both', angles: [], targets: [0], controls: [], condition: [] }]],
    };
    expect(checkPuzzle(find('make-minus'), own)).toEqual({ solved: true, count: 2, isBest: true });
  });
});

it('gates are listed as a physicist calls them', () => {
  expect(gateList(find('toffoli').allowed)).toBe('H, T, T† and CNOT');
  expect(gateList(find('both-ones').allowed)).toBe('1 X and CNOT');
  expect(gateList(find('controlled-h').allowed)).toBe('RY and CZ');
});
