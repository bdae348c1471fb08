import { solvedTasks } from '../../tasks/solved-tasks.ts';

/*
 * What the inline scripts of pages that show progress share. They run at load, and at the event "storage": the browser's
 * own when another tab has changed a mark, or that of an island that has. Every byte of them counts (`scripts/check-budgets.ts`).
 */

/** Calls a function for every element with a data attribute. */
export const each = <Found extends HTMLElement>(attribute: string, change: (found: Found) => void) =>
  document.querySelectorAll<Found>(`[data-${attribute}]`).forEach(change);

/** Puts words in the place of an element's first text. */
export const say = (element: Element, text: unknown) => {
  (element.firstChild as Text).data = text as string;
};

/** Says of the tasks on the page which this browser has solved; `data-state` is what the list filters by. */
export const showSolved = () => {
  const solved = solvedTasks();
  each('task', (place) => {
    if (!solved.includes(place.dataset.task as string)) return;
    place.dataset.state = 'Solved';
    place.querySelector('[data-solved]')?.removeAttribute('hidden');
  });
};
