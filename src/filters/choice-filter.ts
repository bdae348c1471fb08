/** What stands between the choices in `data-choices`. */
const SEPARATOR = '|';

/** The attribute that says under which choices an element of a list is shown. */
export function choicesAttribute(choices: readonly string[]): { 'data-choices': string } {
  return { 'data-choices': choices.join(SEPARATOR) };
}

/** The choice in an address's query; undefined when it names none of them. */
export function choiceFromQuery(query: string, parameter: string, choices: readonly string[]): string | undefined {
  const named = new URLSearchParams(query).get(parameter);
  return choices.find((choice) => choice === named);
}

/** The address with the choice in its query; without a choice it leaves no trace, other parameters stay. */
export function withChoice(address: string, parameter: string, choice: string | undefined): string {
  const url = new URL(address);
  if (choice === undefined) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, choice);
  return url.href;
}

/**
 * Hides what does not belong to the choice in the lists with these ids, and a list when nothing of it is left. The
 * lists are rendered at build and stay outside of React. Returns the number of elements left in all of them.
 */
export function showChoice(lists: readonly string[], choice: string | undefined): number {
  let total = 0;
  for (const id of lists) {
    const list = document.getElementById(id);
    if (!list) continue;
    let count = 0;
    for (const element of list.querySelectorAll<HTMLElement>('[data-choices]')) {
      const choices = element.dataset.choices?.split(SEPARATOR) ?? [];
      element.hidden = choice !== undefined && !choices.includes(choice);
      if (!element.hidden) count += 1;
    }
    list.hidden = count === 0;
    total += count;
  }
  return total;
}
