import type { Circuit, GateDefinition } from '../circuit/circuit.ts';
import { isStandard } from '../gates/gates.ts';
import { readOpenQasm } from '../text/read-openqasm.ts';
import { partsOfAttempt } from './added-operations.ts';
import { goalResult } from './goal-result.ts';
import type { AllowedGate, Expected, Goal, Problem } from './problem.ts';

/** A task as an author writes it, its circuits in OpenQASM 3. */
export interface ProblemTexts {
  /** What one begins with. */
  readonly start: string;
  /** A reference solution: the start with something added. */
  readonly solution: string;
  readonly allowed: readonly AllowedGate[];
  readonly conditions?: boolean | undefined;
  readonly goal:
    | { readonly compare: 'state'; readonly wires?: readonly number[] | undefined }
    | { readonly compare: 'unitary'; readonly inputs?: readonly number[] | undefined }
    | { readonly compare: 'outcomes' };
  readonly cases?: readonly { readonly name: string; readonly gates: string }[] | undefined;
  /** As few as are known to do; what the solution adds where left out. */
  readonly best?:
    | { readonly count: number; readonly of: 'gates' | 'two-qubit gates'; readonly proven?: unknown }
    | undefined;
}

/** A text without any qubit is not a circuit. */
const NO_WIRES = 'qubit unused;\n';

/**
 * Reads the circuits of a task and calculates its goal from the reference solution. Throws an Error with the part, line
 * and column where a text cannot be read, or where a part does not belong to the others.
 */
export function readProblem(texts: ProblemTexts): Problem {
  const { allowed, conditions = false } = texts;
  const start = circuitIn(texts.start, 'start');
  const goal = goalOf(texts.goal, start);
  refuseUnknownGates(texts, start);
  const { all, added } = partsOfAttempt({ start }, circuitIn(texts.solution, 'solution'));
  const cases = (texts.cases ?? [{ name: undefined, gates: undefined }]).map(({ name, gates: text }) => {
    const part = `case ${name}`;
    const gates =
      text === undefined ? start.gates : replaced(start.gates, circuitIn(`${text}\n${NO_WIRES}`, part).gates, part);
    return { name, gates, expected: expectedOf(goalResult(goal, start, all, gates)) };
  });
  const { count, of, proven } = texts.best ?? { count: added.length, of: 'gates' };
  return { start, allowed, conditions, goal, cases, best: { count, of, isProven: proven !== undefined } };
}

function circuitIn(text: string, part: string): Circuit {
  const read = readOpenQasm(text);
  if ('message' in read) throw new Error(`${part}, line ${read.line}, column ${read.column}: ${read.message}`);
  return read.circuit;
}

function goalOf(goal: ProblemTexts['goal'], { qubits }: Circuit): Goal {
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

function refuseUnknownGates({ allowed, goal }: ProblemTexts, { gates, qubits }: Circuit): void {
  for (const { gate, wires = [] } of allowed) {
    const isKnown =
      gate === 'measure' || gate === 'reset' || isStandard(gate) || gates.some(({ name }) => name === gate);
    if (!isKnown) throw new Error(`no gate is called ${gate}`);
    if (wires.some((wire) => wire >= qubits.length))
      throw new Error(`${gate} is allowed on a wire that does not exist`);
    if (goal.compare === 'unitary' && (gate === 'measure' || gate === 'reset'))
      throw new Error(`a unitary is compared, and ${gate} is none`);
  }
}

function replaced(given: readonly GateDefinition[], other: readonly GateDefinition[], part: string): GateDefinition[] {
  for (const { name, qubits } of other) {
    const same = given.find((gate) => gate.name === name);
    if (same?.qubits.length !== qubits.length) throw new Error(`${part}: the start has no such gate ${name}`);
  }
  return given.map((gate) => other.find(({ name }) => name === gate.name) ?? gate);
}

function expectedOf(result: ReturnType<typeof goalResult>): Expected {
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
      throw new Error('after the solution, the wires of the goal are entangled with others');
  }
}

/** Digits beyond are rounding, and would be sent to every reader. */
const short = (value: number) => Number(value.toFixed(12)) + 0;
