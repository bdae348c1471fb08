import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { goalsOf, usualWires } from '#circuit/task/goals.ts';
import type { TaskDraft } from '#circuit/task/make-task.ts';
import { gatesOfRest } from '#circuit/task/split-circuit.ts';
import { TASK_LIMITS } from '#circuit/task/task.ts';

/** What the author has said of a task so far, and of all else what the circuit suggests: it may change meanwhile. */
export function completeDraft({ title, circuit }: LabDocument, edited: Partial<TaskDraft>): TaskDraft {
  const given = Math.min(edited.given ?? 0, circuit.columns.length);
  const compare = goalOf(circuit, edited);
  const rest = gatesOfRest(circuit, given);
  const wires = edited.wires?.filter((wire) => wire < circuit.qubits.length);
  return {
    title: title.slice(0, TASK_LIMITS.title),
    task: '',
    hint: '',
    explanation: '',
    cases: [],
    ...edited,
    given,
    allowed: edited.allowed ?? rest.allowed,
    conditions: edited.conditions ?? rest.conditions,
    compare,
    wires: wires ?? usualWires(circuit, compare),
  };
}

function goalOf(circuit: Circuit, { compare }: Partial<TaskDraft>): TaskDraft['compare'] {
  const goals = goalsOf(circuit);
  return compare && goals.includes(compare) ? compare : (goals[0] ?? 'state');
}
