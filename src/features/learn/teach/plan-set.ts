import type { LessonPlan } from '#src/model/schemas/lesson-plan.ts';
import { idOfItem, itemsOf } from '#src/model/schemas/lesson-plan.ts';
import { setPath } from './choose/change-set.ts';

/** The address that opens all tasks and puzzles of a plan as a set, the same variants for the whole class. */
export function planSetAddress({ title, ...plan }: LessonPlan): string {
  const items = itemsOf(plan).map((item) => ({
    id: idOfItem(item),
    ...('task' in item && item.variant ? { variant: item.variant } : {}),
  }));
  return setPath({ title, note: '', variants: 'same', items });
}
