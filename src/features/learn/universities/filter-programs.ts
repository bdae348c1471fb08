import type { FormFields } from '#src/filters/form-fields.ts';

/** Ties the filter to the list, which is rendered at build and stays outside of React. */
export const LIST_ID = 'university-list';

/** Between the levels of a program in `data-levels`. */
export const LEVEL_DIVIDER = '|';

export interface Found {
  programs: number;
  universities: number;
}

/**
 * Hides the programs that are not of the chosen level, and the universities that have none left or stand in another
 * country. Returns what is left.
 */
export function filterPrograms({ level, country }: FormFields): Found {
  const found: Found = { programs: 0, universities: 0 };
  for (const university of document.querySelectorAll<HTMLElement>(`#${LIST_ID} > li`)) {
    let count = 0;
    for (const program of university.querySelectorAll<HTMLElement>('[data-levels]')) {
      program.hidden = Boolean(level) && !program.dataset.levels?.split(LEVEL_DIVIDER).includes(level ?? '');
      if (!program.hidden) count += 1;
    }
    university.hidden = count === 0 || (Boolean(country) && university.dataset.country !== country);
    if (university.hidden) continue;
    found.programs += count;
    found.universities += 1;
  }
  return found;
}
