import type { GateDefinition } from '#circuit/circuit/circuit.ts';
import { joined } from '#circuit/editing/labels.ts';
import type { TaskDraft } from '#circuit/task/make-task.ts';
import { definitionText } from '#circuit/task/split-circuit.ts';
import { TASK_LIMITS } from '#circuit/task/task.ts';

interface Props {
  /** Own gates of the circuit that who solves it has. */
  gates: readonly GateDefinition[];
  draft: TaskDraft;
  onChange: (changes: Partial<TaskDraft>) => void;
}

/** Other definitions of the given gates: an answer must do for all of them. */
export function CaseList({ gates, draft, onChange }: Props) {
  const { cases } = draft;
  const change = (index: number, row: Partial<TaskDraft['cases'][number]>) =>
    onChange({ cases: cases.map((each, at) => (at === index ? { ...each, ...row } : each)) });
  return (
    <fieldset data-part="cases">
      <legend>Cases</legend>
      <p className="make-note">
        An answer is also tried with other definitions of {joined(gates.map(({ name }) => name))}, so that it cannot be
        made for one alone.
      </p>
      {cases.map(({ name, gates: text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cases keep no state of their own
        <div key={index} className="make-case">
          <label>
            Name of case {index + 1}, as it stands after “with”
            <input
              type="text"
              value={name}
              maxLength={TASK_LIMITS.caseName}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          </label>
          <label>
            Definitions of case {index + 1} in OpenQASM
            <textarea
              rows={6}
              spellCheck={false}
              autoCapitalize="off"
              value={text}
              maxLength={TASK_LIMITS.characters}
              onChange={(event) => change(index, { gates: event.target.value })}
            />
          </label>
          <button
            type="button"
            className="quiet"
            onClick={() => onChange({ cases: cases.filter((_, at) => at !== index) })}
          >
            Take case {index + 1} away
          </button>
        </div>
      ))}
      <button
        type="button"
        className="framed"
        disabled={cases.length === TASK_LIMITS.cases - 1}
        onClick={() => onChange({ cases: [...cases, { name: '', gates: definitionText(gates) }] })}
      >
        Add a case
      </button>
    </fieldset>
  );
}
