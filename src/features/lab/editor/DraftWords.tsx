import type { TaskDraft } from '#circuit/task/make-task.ts';
import { TASK_LIMITS } from '#circuit/task/task.ts';

interface Props {
  /** Of the circuit. */
  columns: number;
  draft: TaskDraft;
  onChange: (changes: Partial<TaskDraft>) => void;
  onGive: (given: number) => void;
}

/** What a task says, and how much of the circuit it gives. */
export function DraftWords({ columns, draft, onChange, onGive }: Props) {
  return (
    <div className="make-words">
      <label data-part="title">
        Title
        <input
          type="text"
          value={draft.title}
          maxLength={TASK_LIMITS.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </label>
      <LongText part="task" label="What is to be done" draft={draft} onChange={onChange} />
      <label data-part="given">
        How many of the {columns} columns are given
        <input
          type="number"
          min={0}
          max={columns}
          value={draft.given}
          onChange={(event) => onGive(Number(event.target.value) || 0)}
        />
        <span className="make-note">The line in the drawing shows where the given part ends.</span>
      </label>
      <LongText part="hint" label="Hint, if you like" draft={draft} onChange={onChange} />
      <LongText
        part="explanation"
        label="Why it works, if you like: shown when it is solved"
        draft={draft}
        onChange={onChange}
      />
      <p className="make-note">
        The whole task is in the link, and no server sees it. So is the solution: packed, but not hidden from who
        unpacks it.
      </p>
    </div>
  );
}

interface LongTextProps {
  part: 'task' | 'hint' | 'explanation';
  label: string;
  draft: TaskDraft;
  onChange: (changes: Partial<TaskDraft>) => void;
}

function LongText({ part, label, draft, onChange }: LongTextProps) {
  return (
    <label data-part={part}>
      {label}
      <textarea
        rows={2}
        value={draft[part]}
        maxLength={TASK_LIMITS[part]}
        onChange={(event) => onChange({ [part]: event.target.value })}
      />
    </label>
  );
}
