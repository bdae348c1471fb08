import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, gate, type Operation } from '#circuit/circuit/circuit.ts';
import { checkCircuit } from '#circuit/judge/check-circuit.ts';
import { outcomesDifference } from '#circuit/judge/compare-outcomes.ts';
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
    const check = checkCircuit(puzzleOf(entry), circuitOf(entry.solution, entry.id));
    expect(check).toEqual({ solved: true, count: entry.best.count, isBest: true });
  });

  it.each(byTitle)('%s: the start does not', (_, entry) => {
    const puzzle = puzzleOf(entry);
    expect(checkCircuit(puzzle, puzzle.start)).toMatchObject({ solved: false });
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

type PuzzleId = Parameters<typeof entryOf<'puzzles'>>[1];

/** What the checker says of the start with lines put before (`|` once) and after its own operations. */
function tried(id: PuzzleId, lines: string) {
  const puzzle = puzzleOf(entryOf('puzzles', id));
  const [before, behind] = lines.includes('|') ? lines.split('|') : ['', lines];
  const { start } = entryOf('puzzles', id);
  const text = start.replace(/((?:qu)?bit(\[\d\])? \w+;\n)(?!(?:qu)?bit)/, `$1${before}\n`);
  return checkCircuit(puzzle, circuitOf(`${text}${behind}`, id));
}

const solutionOf = (id: PuzzleId) => circuitOf(entryOf('puzzles', id).solution, id);

/** The solution of a puzzle after a change of its text. */
function changed(id: PuzzleId, from: string | RegExp, to: string) {
  const { solution } = entryOf('puzzles', id);
  const text = solution.replace(from, to);
  if (text === solution) throw new Error('nothing has changed');
  return checkCircuit(puzzleOf(entryOf('puzzles', id)), circuitOf(text, id));
}

const not = (difference: string) => ({ solved: false, difference });

describe('a wrong state', () => {
  it.each<[PuzzleId, string, string]>([
    ['make-minus', 'h q;', 'the amplitude of |1⟩ should be negative'],
    ['make-minus', 'x q;', '|0⟩ should have the probability 0.5, not 0'],
    ['make-i', 'h q;', 'the amplitude of |1⟩ should have the phase π/2'],
    ['make-i', 'h q; s q; s q; s q;', 'the amplitude of |1⟩ should have the phase π/2'],
    ['a-quarter', 'ry(-pi/3) q;', 'the amplitude of |1⟩ should be positive'],
    ['a-quarter', 'ry(pi/4) q;', '|0⟩ should have the probability 0.75, not 0.854'],
    ['bell-pair-puzzle', 'h q[0];', '|01⟩ should not occur; it has the probability 0.5'],
    ['psi-minus', 'h q[0]; cx q[0], q[1]; x q[1];', 'the amplitude of |10⟩ should be negative'],
    ['minus-on-00', 'cz q[0], q[1];', 'the amplitude of |01⟩ should be negative'],
    ['ghz', 'h q[0]; cx q[0], q[1];', '|011⟩ should not occur; it has the probability 0.5'],
  ])('of %s with "%s"', (id, lines, difference) => {
    expect(tried(id, lines)).toEqual(not(difference));
  });

  it('says so of a wire that is still entangled', () => {
    expect(tried('swap-entanglement', '')).toEqual(not('q0 and q3 are still entangled with the other qubits'));
  });

  it('says on which wires', () => {
    expect(changed('swap-entanglement', 'if (c[0]) z q[3];', '')).toEqual(
      not('on q0 and q3 the amplitude of |11⟩ should be positive'),
    );
  });
});

describe('a wrong unitary', () => {
  it.each<[PuzzleId, string, string]>([
    ['swap-of-three', 'cx q[0], q[1];', 'for the input |01⟩ the result should be |10⟩'],
    ['cnot-on-zero', 'cx q[0], q[1];', 'for the input |00⟩ the result should be |10⟩'],
    ['controlled-s', 't q[0]; t q[1];', 'for the input |01⟩ the amplitude of |01⟩ should be positive'],
    ['t-dagger', 't q;', 'for the input |1⟩ the amplitude of |1⟩ should have the phase −π/4'],
    ['root-of-x', 'h q;', 'for the input |0⟩ the amplitude of |0⟩ should have the phase π/2'],
    ['controlled-h', '', 'for the input |01⟩, |01⟩ should have the probability 0.5, not 1'],
    ['move-a-qubit', 'cx q[0], q[1];', 'q0 still depends on q1: it should be back in |0⟩'],
    ['kick-a-phase-back', 'x q[1];', 'q1 should be back in |0⟩ at the end; it is in |1⟩'],
    ['kick-a-phase-back', 'cx q[0], q[1];', 'q1 still depends on q0: it should be back in |0⟩'],
    ['clean-the-scratch', '', 'q2 still depends on the other qubits: it should be back in |0⟩'],
    ['half-adder', 'cx q[0], q[1]; ccx q[0], q[1], q[2];', 'for the input |001⟩ the result should be |011⟩'],
  ])('of %s with "%s"', (id, lines, difference) => {
    expect(tried(id, lines)).toEqual(not(difference));
  });

  it('is one where only the phases between the inputs differ', () => {
    expect(tried('controlled-s', 't q[0]; t q[1]; cx q[0], q[1]; tdg q[0]; cx q[0], q[1];')).toEqual(
      not('for the input |10⟩ the amplitude of |10⟩ should be positive'),
    );
  });
});

describe('wrong outcomes', () => {
  it('names first what should never come', () => {
    expect(tried('plus-or-minus', 'c[0] = measure q[0];')).toEqual(
      not('with |+⟩, the outcome 1 should never come; it comes with probability 0.5'),
    );
  });

  it('says what never comes', () => {
    expect(changed('erase-the-mark', 'h q[1];\nc[1] = measure q[1];', '')).toEqual(
      not('the outcome 01 should never come; it comes with probability 0.5'),
    );
    expect(outcomesDifference(new Map([['0', 1]]), { 0: 0.5, 1: 0.5 })).toBe(
      'the outcome 1 should come with probability 0.5; it never comes',
    );
  });

  it('says what comes too often, or too rarely', () => {
    expect(
      outcomesDifference(
        new Map([
          ['0', 0.75],
          ['1', 0.25],
        ]),
        { 0: 0.5, 1: 0.5 },
      ),
    ).toBe('the outcome 0 should come with probability 0.5, not 0.75');
    expect(
      outcomesDifference(
        new Map([
          ['0', 0.5001],
          ['1', 0.4999],
        ]),
        { 0: 0.5, 1: 0.5 },
      ),
    ).toBe('the outcome 0 should come with probability 0.5, not 0.5001');
    expect(
      outcomesDifference(
        new Map([
          ['0', 0.5 + 1e-13],
          ['1', 0.5],
        ]),
        { 0: 0.5, 1: 0.5 },
      ),
    ).toBeUndefined();
  });
});

const READ_TWO = 'c[0] = measure q[0]; c[1] = measure q[1];';
const READ_THREE = `${READ_TWO} c[2] = measure q[2];`;

describe('a hidden gate', () => {
  it.each<[PuzzleId, string, string]>([
    ['the-hidden-string', `h q[0]; h q[1]; h q[2]; | ${READ_THREE}`, 'with the string 101'],
    ['the-hidden-string', `x q[0]; x q[2]; | ${READ_THREE}`, 'with the string 011'],
    ['search-four', `x q[1]; | ${READ_TWO}`, 'with 11 marked'],
    ['search-four', `x q[0]; x q[1]; | ${READ_TWO}`, 'with 00 marked'],
    ['deutsch', ' | c[0] = measure q[0];', 'with f(x) = x'],
    ['read-two-bits', ` | ${READ_TWO}`, 'with a flip'],
    ['simons-mask', ' | ', 'with s = 01'],
    ['read-a-frequency', ' | ', 'with the frequency 0'],
    ['compare-two-states', ' | ', 'with |0⟩ and |1⟩'],
  ])('is not solved for one case: %s with "%s"', (id, lines, begin) => {
    const check = tried(id, lines);
    expect(check.solved || check.difference.slice(0, begin.length)).toBe(begin);
  });

  it('stays hidden: what the circuit says it does is not what is tried', () => {
    const puzzle = puzzleOf(entryOf('puzzles', 'the-hidden-string'));
    const solution = solutionOf('the-hidden-string');
    const open: Circuit = { ...solution, gates: solution.gates.map((own) => ({ ...own, columns: [] })) };
    expect(checkCircuit(puzzle, open)).toMatchObject({ solved: true });
  });

  it('may be called only as often as the start does', () => {
    expect(tried('the-hidden-string', 'oracle q[0], q[1], q[2], q[3]; |')).toEqual(
      not('oracle is not among the gates allowed here'),
    );
  });

  it('asks for corrections of every outcome', () => {
    expect(changed('build-teleportation', 'if (c[1]) x q[2];', '').solved).toBe(false);
    expect(changed('build-teleportation', 'if (c[0]) z q[2];', '').solved).toBe(false);
  });
});

describe('a global phase', () => {
  it('is forgiven', () => {
    expect(tried('y-from-x-and-z', 'x q; z q;')).toMatchObject({ solved: true });
    expect(tried('y-from-x-and-z', 'z q; x q;')).toMatchObject({ solved: true });
    expect(tried('make-minus-again', 'h q; z q; z q; z q;')).toEqual({ solved: true, count: 4, isBest: false });
  });
});

describe('the rules', () => {
  it.each<[PuzzleId, string, string]>([
    ['make-minus', 't q;', 'T is not among the gates allowed here'],
    ['make-minus', 'reset q;', 'reset is not among the gates allowed here'],
    ['swap-of-three', 'swap q[0], q[1];', 'swap is not among the gates allowed here'],
    ['swap-of-three', 'x q[0];', 'X is not among the gates allowed here'],
    ['swap-of-three', 'negctrl @ x q[0], q[1];', 'a control on |0⟩ is not among the gates allowed here'],
    ['cnot-from-cz', 'cx q[0], q[1];', 'CNOT is not among the gates allowed here'],
    ['half-adder', 'ch q[0], q[1];', 'controlled H is not among the gates allowed here'],
    ['a-quarter', 'input float t; ry(t) q;', 'every angle must be a number here, without t'],
    ['one-side-of-a-pair', 'x q[1];', 'X may not stand on q1 here'],
    ['build-teleportation', 'cx q[0], q[2];', 'CNOT may not join q0 and q2 here'],
    ['erase-the-mark', 'if (c[0]) h q[1];', 'no gate may depend on a classical bit here'],
    ['erase-the-mark', 'c[0] = measure q[1];', 'c0 is written already: measure into another bit'],
    ['build-teleportation', 'cx q[0], q[1]; |', 'what you add stands behind the barrier'],
    ['make-minus', 'qubit r; h r;', 'there is only 1 qubit here: take r away'],
    ['make-minus', 'bit c;', 'there are no classical bits here: take c away'],
  ])('%s with "%s"', (id, lines, difference) => {
    expect(tried(id, lines)).toEqual(not(difference));
  });

  it('limits how often a gate is used', () => {
    const puzzle = puzzleOf(entryOf('puzzles', 'make-minus'));
    const once = { ...puzzle, allowed: [{ gate: 'h', controls: 0, uses: 1 }] };
    const circuit = (...operations: Operation[]) => ({ ...puzzle.start, columns: operations.map((one) => [one]) });
    expect(checkCircuit(once, circuit(gate('h', [0]), gate('h', [0])))).toEqual(not('H may be used only once here'));
  });

  it('refuses measurements along other axes, which would be gates', () => {
    const puzzle = puzzleOf(entryOf('puzzles', 'erase-the-mark'));
    const along: Operation = { kind: 'measurement', basis: 'x', qubit: 1, bit: 1, condition: [] };
    const circuit = { ...puzzle.start, columns: [...puzzle.start.columns, [along]] };
    expect(checkCircuit(puzzle, circuit)).toEqual(not('measurement along x is not among the gates allowed here'));
  });

  it('keep what was given, in its order', () => {
    expect(changed('turn-it-round', 'cx q[0], q[1];\n', '')).toEqual(
      not('what was given must stay, in its order: CNOT on q0 and q1'),
    );
    expect(changed('simons-mask', 'c[0] = measure q[0];', '')).toEqual(
      not('what was given must stay, in its order: measurement on q0 into c0'),
    );
  });

  it('miss a wire that was removed', () => {
    const puzzle = puzzleOf(entryOf('puzzles', 'bell-pair-puzzle'));
    expect(checkCircuit(puzzle, { ...puzzle.start, qubits: ['q[0]'] })).toEqual(not('the qubit q1 is missing'));
  });

  it('let gates be grouped, and count what is in them', () => {
    const puzzle = puzzleOf(entryOf('puzzles', 'bell-pair-puzzle'));
    const own = {
      name: 'pair',
      parameters: [],
      qubits: ['a', 'b'],
      columns: [[gate('h', [0])], [gate('x', [1], { controls: controlledBy(0) })]],
    };
    const circuit = { ...puzzle.start, gates: [own], columns: [[gate('pair', [0, 1])]] };
    expect(checkCircuit(puzzle, circuit)).toEqual({ solved: true, count: 2, isBest: true });
  });

  it('do not count barriers', () => {
    const puzzle = puzzleOf(entryOf('puzzles', 'make-minus'));
    const solution = solutionOf('make-minus');
    const barrier: Operation = { kind: 'barrier', qubits: [0] };
    const circuit = { ...solution, columns: solution.columns.flatMap((column) => [column, [barrier]]) };
    expect(checkCircuit(puzzle, circuit)).toEqual({ solved: true, count: 2, isBest: true });
  });
});
