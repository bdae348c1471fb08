import { useImperativeHandle, useState } from 'react';
import { CodeEditor } from '../runner/panel/CodeEditor.tsx';
import { judgeDump } from './check-answer.ts';
import type { FieldProps } from './field.ts';
import { runOnce } from './run-dump.ts';
import { programText, type TaskWith } from './task.ts';

/** A Q# program. The compiler comes with the first check, and its own dumps are what is judged. */
export function ProgramField({ task, onChange, ref }: FieldProps & { task: TaskWith<'program'> }) {
  const [text, setText] = useState(task.answer.start);
  const [isRunning, setRunning] = useState(false);
  const judge = async () => {
    const wanted = await runOnce(programText(task.answer, task.answer.solution));
    const ran = 'fault' in wanted ? wanted : await runOnce(text);
    if ('fault' in wanted) return { isSolved: false, lead: wanted.fault };
    if ('fault' in ran) return { isSolved: false, lead: ran.fault };
    const [problem] = ran.report.problems;
    if (problem)
      return {
        isSolved: false,
        lead: `Line ${problem.line}, column ${problem.column}`,
        difference: problem.message.replace(/\.$/, ''),
      };
    return judgeDump(task.answer, ran.report.dumps.at(-1), wanted.report.dumps.at(-1) ?? {});
  };
  useImperativeHandle(ref, () => ({
    check: async () => {
      setRunning(true);
      try {
        return { judged: await judge(), answer: text };
      } finally {
        setRunning(false);
      }
    },
  }));
  return (
    <div className="program text-field" aria-busy={isRunning}>
      <CodeEditor
        ref={null}
        text={text}
        language="qsharp"
        problems={[]}
        problemsId=""
        label={`${task.title}, in Q#`}
        onRun={() => {}}
        onChange={(next) => {
          setText(next);
          onChange();
        }}
      />
      <p role="status" className="task-small">
        {isRunning ? 'Checking …' : ''}
      </p>
    </div>
  );
}
