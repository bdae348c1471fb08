import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import { CircuitField } from './CircuitField.tsx';
import { judgeCircuit } from './check-answer.ts';
import type { FieldHandle, FieldProps } from './field.ts';
import { TextField } from './TextField.tsx';
import { type CircuitTask, wholeText } from './task.ts';

/** A circuit, drawn or written; one can go over from one to the other. */
export function CircuitAnswerField(props: FieldProps & { task: CircuitTask }) {
  const problem = useProblem(props.task);
  return problem ? <Answer {...props} problem={problem} /> : <p className="task-small">The variant is coming …</p>;
}

/** The problem of variant 1 has come with the task; that of another is read here. */
function useProblem({ answer, problem }: CircuitTask): Problem | undefined {
  const [read, setRead] = useState<{ readonly of: typeof answer; readonly problem: Problem }>();
  useEffect(() => {
    if (problem) return;
    let isGone = false;
    void import('./task-problem.ts').then(
      ({ problemOf }) => isGone || setRead({ of: answer, problem: problemOf(answer) }),
    );
    return () => {
      isGone = true;
    };
  }, [answer, problem]);
  return problem ?? (read?.of === answer ? read.problem : undefined);
}

function Answer({ task, problem, judged, onChange, ref }: FieldProps & { task: CircuitTask; problem: Problem }) {
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
  const draw = async () => {
    const read = await readCircuit(text ?? '');
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setCircuit(read);
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

/** A text as a circuit, or why it is none. */
async function readCircuit(text: string): Promise<Circuit | string> {
  const { readOpenQasm } = await import('#circuit/text/read-openqasm.ts');
  const read = readOpenQasm(text);
  return 'message' in read ? `Line ${read.line}, column ${read.column}: ${read.message}` : read.circuit;
}
