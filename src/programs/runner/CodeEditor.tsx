import type { Ref } from 'react';
import type { Problem } from '../run-program.ts';

interface Props {
  text: string;
  onChange: (text: string) => void;
  problems: readonly Problem[];
  /** Id of the list of problems. */
  problemsId: string;
  label: string;
  ref: Ref<HTMLTextAreaElement>;
}

/** The program as text that can be changed, with line numbers; lines with a fault are marked. Tab leaves it, as always. */
export function CodeEditor({ text, onChange, problems, problemsId, label, ref }: Props) {
  const lines = text.split('\n').length;
  const faulty = new Set(problems.map(({ line }) => line));
  return (
    <div className="editor">
      <ol aria-hidden>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its place
          <li key={index} data-fault={faulty.has(index + 1) || undefined}>
            {index + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={ref}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        rows={lines}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? problemsId : undefined}
      />
    </div>
  );
}

/** The place of a line and a column (both from 1) in a text. */
export function offsetOf(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}
