import type { Circuit, GateDefinition } from '#circuit/circuit/circuit.ts';
import { isStandard } from '#circuit/gates/gates.ts';
import { partsOfAttempt } from '#circuit/judge/added-operations.ts';
import { goalResult } from '#circuit/judge/goal-result.ts';
import type { Expected, Puzzle, PuzzleGoal } from '#circuit/judge/puzzle.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

/** A text without any qubit is not a circuit. */
const NO_WIRES = 'qubit unused;\n';

/** The puzzles in order, as the browser gets them. */
export function puzzles(): Puzzle[] {
  return entriesOf('puzzles').map(puzzleOf);
}

/**
 * A puzzle with its circuits read and its goal calculated from the reference solution. Throws, with file and place,
 * where a text cannot be read or a part does not belong to the others.
 */
export function puzzleOf(entry: Entry<'puzzles'>): Puzzle {
  const { id, title, group, task, hint, explanation, terms = [], allowed, conditions = false, best } = entry;
  const file = `content/puzzles/${id}.yaml`;
  const start = circuitOf(entry.start, `${file}, start`);
  const solution = circuitOf(entry.solution, `${file}, solution`);
  const goal = goalOf(entry.goal, start);
  refuseUnknownGates(entry, start, file);
  const { all } = partsOfAttempt({ start }, solution);
  const cases = (entry.cases ?? [{ name: undefined, gates: undefined }]).map(({ name, gates: text }) => {
    const place = `${file}, case ${name}`;
    const gates =
      text === undefined ? start.gates : replaced(start.gates, circuitOf(`${text}${NO_WIRES}`, place).gates, place);
    return { name, gates, expected: expectedOf(goalResult(goal, start, all, gates), file) };
  });
  return {
    id,
    title,
    group,
    task,
    hint,
    explanation,
    terms,
    start,
    allowed,
    conditions,
    goal,
    cases,
    best: { count: best.count, of: best.of, isProven: best.proven !== undefined },
  };
}

function goalOf(goal: Entry<'puzzles'>['goal'], { qubits }: Circuit): PuzzleGoal {
  const every = [...qubits.keys()];
  switch (goal.compare) {
    case 'state':
      return { compare: 'state', wires: goal.wires ?? every };
    case 'unitary':
      return { compare: 'unitary', inputs: goal.inputs ?? every };
    case 'outcomes':
      return goal;
  }
}

function refuseUnknownGates({ allowed, goal }: Entry<'puzzles'>, { gates, qubits }: Circuit, file: string): void {
  for (const { gate, wires = [] } of allowed) {
    const isKnown =
      gate === 'measure' || gate === 'reset' || isStandard(gate) || gates.some(({ name }) => name === gate);
    if (!isKnown) throw new Error(`${file}: no gate is called ${gate}`);
    if (wires.some((wire) => wire >= qubits.length))
      throw new Error(`${file}: ${gate} is allowed on a wire that does not exist`);
    if (goal.compare === 'unitary' && (gate === 'measure' || gate === 'reset'))
      throw new Error(`${file}: a unitary is compared, and ${gate} is none`);
  }
}

function replaced(given: readonly GateDefinition[], other: readonly GateDefinition[], place: string): GateDefinition[] {
  for (const { name, qubits } of other) {
    const same = given.find((gate) => gate.name === name);
    if (same?.qubits.length !== qubits.length) throw new Error(`${place}: the start has no such gate ${name}`);
  }
  return given.map((gate) => other.find(({ name }) => name === gate.name) ?? gate);
}

function expectedOf(result: ReturnType<typeof goalResult>, file: string): Expected {
  switch (result.kind) {
    case 'outcomes':
      return {
        kind: 'outcomes',
        probabilities: Object.fromEntries([...result.probabilities].map(([outcome, share]) => [outcome, short(share)])),
      };
    case 'amplitudes': {
      const [columns = []] = result.runs;
      return {
        kind: 'amplitudes',
        columns: columns.map(({ input, amplitudes }) => ({ input, amplitudes: amplitudes.map(short) })),
      };
    }
    case 'entangled':
      throw new Error(`${file}: after the solution, the wires of the goal are entangled with others`);
  }
}

/** Digits beyond are rounding, and would be sent to every reader. */
const short = (value: number) => Number(value.toFixed(12)) + 0;
