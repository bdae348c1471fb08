import type { LessonPlan } from '#src/model/schemas/lesson-plan.ts';
import { idOfItem, itemsOf } from '#src/model/schemas/lesson-plan.ts';
import { urls } from '#src/model/urls.ts';

/** The address that opens all tasks and puzzles of a plan as a set, the same variants for the whole class. */
export function planSetAddress({ title, ...plan }: LessonPlan): string {
  const items = itemsOf(plan).map((item) => ({
    id: idOfItem(item),
    ...('task' in item && item.variant ? { variant: item.variant } : {}),
  }));
  return `${urls.teach()}#${writeSet({ title, variants: 'same', items })}`;
}

interface TaskSet {
  title: string;
  variants: 'same' | 'each';
  items: readonly { id: string; variant?: number }[];
}

function writeSet({ title, variants, items }: TaskSet): string {
  const written = items.map(({ id, variant }) => (variant ? `${id}=${variant}` : id));
  return [`1:${encodeURIComponent(title.replaceAll(' ', '_'))}`, variants, ...written].join(';');
}
