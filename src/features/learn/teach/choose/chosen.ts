/** The form of the set; a box of the list belongs to it wherever it stands. */
export const SET_FORM = 'task-set';

/** What a row of the list says of its task. */
export interface ChosenRow {
  readonly id: string;
  readonly title: string;
  readonly variants: number;
  readonly href: string;
}

/** The row of a task in this page's list; undefined where there is no such task. */
export function rowOf(id: string): ChosenRow | undefined {
  const row = document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(id)}"]`);
  if (!row) return undefined;
  const { title = '', variants, href = '' } = row.dataset;
  return { id, title, variants: Number(variants), href };
}

/** The boxes of the list. */
export function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[data-choice] [form="${SET_FORM}"]`)];
}
