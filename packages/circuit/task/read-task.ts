import type { Circuit, GateDefinition } from '../circuit/circuit.ts';
import { estimateWork } from '../engine/work.ts';
import { checkCircuit } from '../judge/check-circuit.ts';
import type { Problem } from '../judge/problem.ts';
import { readProblem } from '../judge/read-problem.ts';
import { isFault } from '../text/fault.ts';
import { readOpenQasm } from '../text/read-openqasm.ts';
import { TASK_LIMITS, TASK_READING, type Task, type TaskTexts } from './task.ts';

/** Why something is no task: one sentence, and the part that it is about. */
export interface TaskFault {
  readonly fault: string;
  readonly part: 'start' | 'solution' | 'allowed' | 'goal' | 'cases';
}

/**
 * A task for the judge: its circuits can be read, its solution solves it by its own rules, and what is given does not.
 * Never throws.
 */
export function readTask(texts: TaskTexts): { readonly task: Task } | TaskFault {
  const start = circuitIn(texts.start, 'start');
  if ('fault' in start) return start;
  const solution = circuitIn(texts.solution, 'solution');
  if ('fault' in solution) return solution;
  const fault = wiresFault(texts, start) ?? casesFault(texts) ?? workFault(texts, solution);
  if (fault) return fault;
  const read = problemIn(texts);
  if ('fault' in read) return read;
  const { problem } = read;
  const solved = checkCircuit(problem, solution);
  if (!solved.solved)
    return { fault: `The solution does not solve its own task: ${solved.difference}.`, part: 'allowed' };
  if (checkCircuit(problem, start).solved) return { fault: 'The given part already solves it.', part: 'start' };
  const { title, task, hint, explanation } = texts;
  return { task: { ...problem, title, task, hint, explanation } };
}

function circuitIn(text: string, part: 'start' | 'solution'): Circuit | TaskFault {
  const read = readOpenQasm(text, TASK_READING);
  return isFault(read)
    ? { fault: `The ${part}, line ${read.line}, column ${read.column}: ${read.message}.`, part }
    : read.circuit;
}

function wiresFault({ goal, allowed }: TaskTexts, { qubits }: Circuit): TaskFault | undefined {
  const isMissing = (wire: number) => wire >= qubits.length;
  if (goal.compare !== 'outcomes') {
    const wires = (goal.compare === 'state' ? goal.wires : goal.inputs) ?? [...qubits.keys()];
    if (wires.some(isMissing)) return { fault: 'The goal names a qubit that does not exist.', part: 'goal' };
    if (goal.compare === 'unitary' && wires.length > TASK_LIMITS.inputs)
      return {
        fault: `A unitary is compared on at most ${TASK_LIMITS.inputs} qubits; here it is ${wires.length}.`,
        part: 'goal',
      };
  }
  const lost = allowed.find(({ wires = [] }) => wires.some(isMissing));
  return lost && { fault: `${lost.gate} is allowed on a qubit that does not exist.`, part: 'allowed' };
}

function casesFault({ cases = [] }: TaskTexts): TaskFault | undefined {
  for (const { name, gates } of cases) {
    const read = definitionsIn(gates);
    if (isFault(read))
      return { fault: `The case ${name}, line ${read.line}, column ${read.column}: ${read.message}.`, part: 'cases' };
  }
  return undefined;
}

/** A text without any qubit is not a circuit. */
const definitionsIn = (gates: string) => readOpenQasm(`${gates}\nqubit unused;\n`, TASK_READING);

/** So that an address from anywhere holds up no page. */
function workFault({ goal, cases }: TaskTexts, solution: Circuit): TaskFault | undefined {
  const inputs = goal.compare === 'unitary' ? 2 ** (goal.inputs ?? solution.qubits).length : 1;
  const each = (cases ?? [{ gates: '' }]).map(({ gates }) => {
    const read = definitionsIn(gates);
    const replaced = isFault(read) ? [] : read.circuit.gates;
    return estimateWork(
      { ...solution, gates: overriding(solution.gates, replaced) },
      solution.columns.length,
      BRANCHES,
    );
  });
  const visits = inputs * each.reduce((sum, visited) => sum + visited, 0);
  return visits > TASK_LIMITS.visits
    ? { fault: 'The task takes too long to judge: take fewer qubits, gates or cases.', part: 'solution' }
    : undefined;
}

const BRANCHES = 256;

function overriding(gates: readonly GateDefinition[], others: readonly GateDefinition[]): GateDefinition[] {
  return [...others, ...gates.filter(({ name }) => !others.some((other) => other.name === name))];
}

function problemIn(texts: TaskTexts): { problem: Problem } | TaskFault {
  try {
    return { problem: readProblem(texts) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { fault: `The task cannot be judged: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`, part: partOf(said) };
  }
}

/** Where `readProblem` finds its fault: in a case, in the allowed gates, or in what is compared. */
function partOf(said: string): TaskFault['part'] {
  if (said.startsWith('case ')) return 'cases';
  return said.startsWith('no gate ') ? 'allowed' : 'goal';
}
