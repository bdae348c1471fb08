import { useImperativeHandle } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { CodeEditor } from '../runner/panel/CodeEditor.tsx';
import type { Judged } from './check-answer.ts';
import type { FieldProps } from './field.ts';

interface Props extends Pick<FieldProps, 'ref' | 'onChange'> {
  text: string;
  onText: (text: string) => void;
  label: string;
  /** What is said of a text that can be read. */
  judge: (circuit: Circuit) => Judged;
}

/** A circuit as OpenQASM. What cannot be read is answered with its line, its column and what was expected. */
export function TextField({ text, onText, label, judge, onChange, ref }: Props) {
  useImperativeHandle(
    ref,
    () => ({
      check: async () => {
        const { readOpenQasm } = await import('#circuit/text/read-openqasm.ts');
        const read = readOpenQasm(text);
        if (!('message' in read)) return { judged: judge(read.circuit), answer: text };
        const { line, column, message } = read;
        return {
          judged: { isSolved: false, lead: `Line ${line}, column ${column}`, difference: message.replace(/\.$/, '') },
          answer: text,
        };
      },
    }),
    [text, judge],
  );
  return (
    <div className="program text-field">
      <CodeEditor
        ref={null}
        text={text}
        language="openqasm"
        problems={[]}
        problemsId=""
        label={label}
        onRun={() => {}}
        onChange={(next) => {
          onText(next);
          onChange();
        }}
      />
    </div>
  );
}
