import type { Circuit } from '#circuit/circuit/circuit.ts';
import { GATE_NAMES } from '#circuit/gates/gates.ts';
import { gateWord } from '#circuit/judge/gate-words.ts';
import type { AllowedGate } from '#circuit/judge/problem.ts';
import type { TaskDraft } from '#circuit/task/make-task.ts';
import { TASK_LIMITS } from '#circuit/task/task.ts';
import { Trash } from '#src/design/icons.tsx';

interface Props {
  circuit: Circuit;
  draft: TaskDraft;
  onChange: (changes: Partial<TaskDraft>) => void;
}

/** Which gates may be used, with how many controls, and how often. */
export function AllowedGates({ circuit, draft, onChange }: Props) {
  const { allowed, conditions } = draft;
  const names = [...GATE_NAMES, 'measure', 'reset', ...circuit.gates.map(({ name }) => name)];
  const change = (index: number, row: Partial<AllowedGate>) =>
    onChange({ allowed: allowed.map((each, at) => (at === index ? { ...each, ...row } : each)) });
  return (
    <fieldset data-part="allowed">
      <legend>Gates that may be used</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">Gate</th>
            <th scope="col">Controls</th>
            <th scope="col">At most</th>
            <th scope="col">
              <span className="visually-hidden">Take away</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {allowed.map(({ gate, controls, uses }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and keep no state of their own
            <tr key={index}>
              <td>
                <select
                  aria-label={`Gate ${index + 1}`}
                  value={gate}
                  onChange={(event) => change(index, { gate: event.target.value })}
                >
                  {names.map((name) => (
                    <option key={name} value={name}>
                      {gateWord(name, 0)}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <input
                  type="number"
                  aria-label={`Controls of gate ${index + 1}`}
                  min={0}
                  max={circuit.qubits.length - 1}
                  value={controls}
                  onChange={(event) => change(index, { controls: Number(event.target.value) || 0 })}
                />
              </td>
              <td>
                <input
                  type="number"
                  aria-label={`Uses of gate ${index + 1} at most`}
                  min={1}
                  placeholder="any"
                  value={uses ?? ''}
                  onChange={(event) =>
                    change(index, { uses: event.target.value === '' ? undefined : Number(event.target.value) })
                  }
                />
              </td>
              <td>
                <button
                  type="button"
                  className="tool"
                  onClick={() => onChange({ allowed: allowed.filter((_, at) => at !== index) })}
                >
                  <Trash aria-hidden />
                  <span className="visually-hidden">Take gate {index + 1} away</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        className="framed"
        disabled={allowed.length === TASK_LIMITS.allowed}
        onClick={() => onChange({ allowed: [...allowed, { gate: 'h', controls: 0 }] })}
      >
        Add a gate
      </button>
      {circuit.bits.length > 0 ? (
        <label className="popup-choice">
          <input
            type="checkbox"
            checked={conditions}
            onChange={(event) => onChange({ conditions: event.target.checked })}
          />
          Gates may depend on classical bits
        </label>
      ) : null}
    </fieldset>
  );
}
