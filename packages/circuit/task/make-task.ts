import type { Circuit } from '../circuit/circuit.ts';
import type { AllowedGate, Goal } from '../judge/problem.ts';
import { circuitFault, goalFault } from './goals.ts';
import { parseTask } from './parse-task.ts';
import { readTask, type TaskFault } from './read-task.ts';
import { splitTexts } from './split-circuit.ts';
import type { TaskTexts } from './task.ts';

/** What an author says of a circuit, which is the reference solution. */
export interface TaskDraft {
  readonly title: string;
  readonly task: string;
  /** How many of its first columns are given; the rest is to be built behind them. */
  readonly given: number;
  readonly allowed: readonly AllowedGate[];
  /** Whether gates may depend on classical bits. */
  readonly conditions: boolean;
  readonly compare: Goal['compare'];
  /** The qubits whose state is compared, or on which every basis state is tried. */
  readonly wires: readonly number[];
  /** Other definitions of the given gates. */
  readonly cases: readonly { readonly name: string; readonly gates: string }[];
  readonly hint: string;
  readonly explanation: string;
}

/** Why a draft is no task: one sentence, and the part of the draft that it is about. */
export interface DraftFault {
  readonly fault: string;
  readonly part: keyof TaskDraft;
}

/** How a case is called in which the gates are those of the circuit. */
const AS_GIVEN = 'the gates as they are given';

/** A task whose reference solution is the circuit. What comes back is read as any task from outside. */
export function makeTask(circuit: Circuit, draft: TaskDraft): { readonly texts: TaskTexts } | DraftFault {
  const fault = circuitFault(circuit);
  if (fault !== undefined) return { fault, part: 'given' };
  const unwritten = draftFault(circuit, draft);
  if (unwritten) return unwritten;
  const { title, task, allowed, conditions, hint, explanation } = draft;
  const parsed = parseTask({
    title: seen(title),
    task: seen(task),
    ...splitTexts(circuit, draft),
    allowed,
    ...(conditions ? { conditions } : {}),
    goal: goalOf(circuit, draft),
    ...casesOf(draft),
    ...(hint.trim() ? { hint: seen(hint) } : {}),
    ...(explanation.trim() ? { explanation: seen(explanation) } : {}),
  });
  if ('fault' in parsed) return { fault: parsed.fault, part: 'allowed' };
  const read = readTask(parsed.texts);
  return 'fault' in read ? { fault: read.fault, part: DRAFT_PARTS[read.part] } : parsed;
}

/** A tab that was pasted is a space. */
const seen = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ');

const DRAFT_PARTS: Readonly<Record<TaskFault['part'], keyof TaskDraft>> = {
  start: 'given',
  solution: 'given',
  allowed: 'allowed',
  goal: 'compare',
  cases: 'cases',
};

function casesOf({ cases }: TaskDraft): Pick<TaskTexts, 'cases'> {
  return cases.length === 0 ? {} : { cases: [{ name: AS_GIVEN, gates: '' }, ...cases] };
}

function draftFault(circuit: Circuit, { title, task, compare, wires, cases }: TaskDraft): DraftFault | undefined {
  if (title.trim() === '') return { fault: 'Give the task a title.', part: 'title' };
  if (task.trim() === '') return { fault: 'Say what is to be done.', part: 'task' };
  const fault = goalFault(circuit, compare);
  if (fault !== undefined) return { fault, part: 'compare' };
  if (compare !== 'outcomes' && wires.length === 0)
    return { fault: 'Choose at least one qubit to compare.', part: 'compare' };
  return cases.some(({ name }) => name.trim() === '')
    ? { fault: 'Give each case a name, as it stands after “with”.', part: 'cases' }
    : undefined;
}

function goalOf({ qubits }: Circuit, { compare, wires }: TaskDraft): TaskTexts['goal'] {
  if (compare === 'outcomes' || wires.length === qubits.length) return { compare };
  return compare === 'state' ? { compare, wires } : { compare, inputs: wires };
}
