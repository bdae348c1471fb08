import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { CircuitField } from './CircuitField.tsx';
import { judgeCircuit } from './check-answer.ts';
import type { FieldHandle, FieldProps } from './field.ts';
import { TextField } from './TextField.tsx';
import { type CircuitTask, problemOf, wholeText } from './task.ts';

/** A circuit, drawn or written; one can go over from one to the other. */
export function CircuitAnswerField({ task, judged, onChange, ref }: FieldProps & { task: CircuitTask }) {
  const problem = useMemo(() => problemOf(task.answer), [task]);
  const [text, setText] = useState(task.answer.field === 'text' ? wholeText(task.answer.start) : undefined);
  const [circuit, setCircuit] = useState(problem.start);
  const [fault, setFault] = useState<string>();
  const field = useRef<FieldHandle>(null);
  useImperativeHandle(
    ref,
    () => ({ check: () => field.current?.check() ?? Promise.reject(new Error('No field')) }),
    [],
  );
  const write = async () => {
    const checked = await field.current?.check();
    if (checked) setText(checked.answer);
  };
  const draw = () => {
    const read = readOpenQasm(text ?? '');
    if ('message' in read) {
      setFault(`Line ${read.line}, column ${read.column}: ${read.message}`);
      return;
    }
    setFault(undefined);
    setCircuit(read.circuit);
    setText(undefined);
  };
  const isSolved = judged?.isSolved === true;
  return (
    <>
      {text === undefined ? (
        <CircuitField ref={field} task={task} problem={problem} circuit={circuit} judged={judged} onChange={onChange} />
      ) : (
        <TextField
          ref={field}
          text={text}
          label={`${task.title}, in OpenQASM`}
          judge={(read) => judgeCircuit(task.answer, problem, read)}
          onText={setText}
          onChange={onChange}
        />
      )}
      {isSolved ? null : (
        <p className="field-mode">
          <button type="button" onClick={text === undefined ? write : draw}>
            {text === undefined ? 'Edit as text' : 'Draw it'}
          </button>
          <span role="status">{fault}</span>
        </p>
      )}
    </>
  );
}
