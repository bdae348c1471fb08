import { useId, useImperativeHandle, useMemo, useState } from 'react';
import { Kets } from '#src/design/Kets.tsx';
import { judgeChoice } from './check-answer.ts';
import type { FieldProps } from './field.ts';
import { shuffled } from './shuffled.ts';
import type { TaskWith } from './task.ts';

/** One of several answers. */
export function ChoiceField({ task, onChange, ref }: FieldProps & { task: TaskWith<'choice'> }) {
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  const order = useMemo(() => shuffled(task.answer.options.length, task.id), [task]);
  useImperativeHandle(
    ref,
    () => ({ check: () => ({ judged: judgeChoice(task.answer, chosen), answer: String((chosen ?? -1) + 1) }) }),
    [task, chosen],
  );
  return (
    <fieldset className="choice-field">
      <legend className="visually-hidden">Your answer</legend>
      {order.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={id}
            checked={chosen === option}
            onChange={() => {
              setChosen(option);
              onChange();
            }}
          />
          <span>
            <Kets text={task.answer.options[option]?.text ?? ''} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
