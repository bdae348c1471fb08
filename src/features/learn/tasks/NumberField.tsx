import { useId, useImperativeHandle, useRef, useState } from 'react';
import { judgeNumber, numberGoal } from './check-answer.ts';
import type { FieldProps } from './field.ts';
import type { TaskWith } from './task.ts';

interface Props extends FieldProps {
  task: TaskWith<'number'>;
}

/** One number, typed or, on a dial, set with a slider. */
export function NumberField({ task, judged, onChange, ref }: Props) {
  const { unit, share, example, dial } = task.answer;
  const [typed, setTyped] = useState(dial ? String(dial.from) : '');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    check: () => {
      // What was typed before React listened counts.
      const answer = field.current?.value ?? typed;
      return { judged: judgeNumber(task, answer), answer };
    },
  }));
  const change = (text: string) => {
    setTyped(text);
    onChange();
  };
  const state = judged === undefined ? undefined : judged.isSolved ? 'right' : 'wrong';
  return (
    <div className="number-field" data-state={state}>
      <label htmlFor={id}>Your answer</label>
      <span>
        {dial ? (
          <input
            ref={field}
            id={id}
            type="range"
            min={dial.from}
            max={dial.to}
            step={dial.step}
            value={typed}
            aria-valuetext={unit ? `${typed} ${unit}` : typed}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <input
            ref={field}
            id={id}
            type="text"
            inputMode={share || /^\d+$/.test(example) ? 'decimal' : 'text'}
            value={typed}
            placeholder={`such as ${example}`}
            maxLength={10_000}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={state === 'wrong' || undefined}
            onChange={(event) => change(event.target.value)}
          />
        )}
        <span>
          {dial ? <b>{typed}</b> : null} {unit}
        </span>
      </span>
      {share && !dial ? <small>{sameForms(numberGoal(task.answer, task.values.numbers).value)}</small> : null}
    </div>
  );
}

/** Forms that count as the same, of a share that is not the answer. */
function sameForms(value: number): string {
  return Math.abs(value - 0.4) < 0.02 ? '60, 60%, 0.6 and 3/5 mean the same.' : '40, 40%, 0.4 and 2/5 mean the same.';
}
