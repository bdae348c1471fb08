import { oncePerElement, searchTextOf } from './display.ts';
import type { FormFields } from './form-fields.ts';
import { wordMatch } from './word-match.ts';

/** Between the values of an entry that has more than one, such as a tool's languages. */
export const VALUE_DIVIDER = ' | ';

/**
 * Hides the entries of a list that do not pass, and returns how many are left. An entry passes when it has the words
 * of field `q` in its parts marked `data-search`, and when each other field that is not empty names one of the
 * values of the data attribute of the field's name, and `passesToo` agrees. The list is rendered at build and stays outside of React.
 */
export function filterEntries(
  list: string,
  { q = '', ...choices }: FormFields,
  passesToo: (entry: HTMLElement) => boolean = () => true,
): number {
  const hasWords = wordMatch(q);
  let count = 0;
  for (const entry of document.querySelectorAll<HTMLElement>(`#${list} > *`)) {
    const isLeft = hasChoices(entry, choices) && passesToo(entry) && hasWords(textOf(entry));
    if (entry.hidden === isLeft) entry.hidden = !isLeft;
    if (isLeft) count += 1;
  }
  return count;
}

const textOf = oncePerElement(searchTextOf);

function hasChoices(entry: HTMLElement, choices: FormFields): boolean {
  return Object.entries(choices).every(
    ([name, value]) => !value || (entry.dataset[name] ?? '').split(VALUE_DIVIDER).includes(value),
  );
}
