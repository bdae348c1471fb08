import { ChoiceField } from './ChoiceField.tsx';
import { CircuitAnswerField } from './CircuitAnswerField.tsx';
import type { FieldProps } from './field.ts';
import { NumberField } from './NumberField.tsx';
import { OrderField } from './OrderField.tsx';
import { ProgramField } from './ProgramField.tsx';
import { isAnswered, isCircuitTask, type Task } from './task.ts';

/** The field of a task, by how it is answered. */
export function AnswerField({ task, ...field }: FieldProps & { task: Task }) {
  if (isCircuitTask(task)) return <CircuitAnswerField task={task} {...field} />;
  if (isAnswered(task, 'number')) return <NumberField task={task} {...field} />;
  if (isAnswered(task, 'choice')) return <ChoiceField task={task} {...field} />;
  if (isAnswered(task, 'order')) return <OrderField task={task} {...field} />;
  if (isAnswered(task, 'program')) return <ProgramField task={task} {...field} />;
  return null;
}
