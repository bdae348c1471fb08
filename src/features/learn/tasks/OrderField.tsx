import { useImperativeHandle, useState } from 'react';
import { Kets } from '#src/design/Kets.tsx';
import { judgeOrder } from './check-answer.ts';
import type { FieldProps } from './field.ts';
import { shuffled } from './shuffled.ts';
import type { TaskWith } from './task.ts';

/** Sentences that are put in order, by buttons: they work with a finger, a key and a screen reader alike. */
export function OrderField({ task, onChange, ref }: FieldProps & { task: TaskWith<'order'> }) {
  const { steps } = task.answer;
  const [places, setPlaces] = useState(() => shuffled(steps.length, task.id));
  useImperativeHandle(
    ref,
    () => ({
      check: () => ({ judged: judgeOrder(task.answer, places), answer: places.map((place) => place + 1).join(' ') }),
    }),
    [task, places],
  );
  const swap = (at: number) => {
    setPlaces(places.map((place, index) => places[index === at ? at + 1 : index === at + 1 ? at : index] ?? place));
    onChange();
  };
  return (
    <ol className="order-field">
      {places.map((step, at) => (
        <li key={step}>
          <span>
            <Kets text={steps[step] ?? ''} />
          </span>
          <button type="button" aria-label={`Move up: ${steps[step]}`} disabled={at === 0} onClick={() => swap(at - 1)}>
            ↑
          </button>
          <button
            type="button"
            aria-label={`Move down: ${steps[step]}`}
            disabled={at === places.length - 1}
            onClick={() => swap(at)}
          >
            ↓
          </button>
        </li>
      ))}
    </ol>
  );
}
