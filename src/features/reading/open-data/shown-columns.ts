import { type Column, valueAt } from './csv.ts';

/** No value of a column that the page shows is longer, and half of them are no longer than `USUAL`; in signs. */
const LONGEST = 240;
const USUAL = 80;
const MOST_COLUMNS = 5;
/** What every row has in places of its own, its first and its last column, and what says the same as the first. */
const APART = ['id', 'canonicalUrl', 'figureId'];

/** A column of a data set as its page shows it. */
export interface ShownColumn extends Column {
  /** Whether all its values are numbers, which stand at the right and sort by size. */
  isNumeric: boolean;
}

/** The first columns whose values are short texts or numbers that at least half of the entries have and that do not all say the same. */
export function shownColumns(columns: readonly Column[], items: readonly object[]): ShownColumn[] {
  return columns
    .filter(({ name }) => !APART.includes(name))
    .flatMap((column) => {
      const values = items.map((item) => valueAt(item, column.path)).filter((value) => value !== undefined);
      const isShown =
        values.every(isShort) &&
        isUsuallyShort(values) &&
        values.length * 2 >= items.length &&
        (new Set(values).size > 1 || items.length === 1);
      return isShown ? [{ ...column, isNumeric: values.every((value) => typeof value === 'number') }] : [];
    })
    .slice(0, MOST_COLUMNS);
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST && !/^https?:/.test(value);
  return typeof value === 'number' || typeof value === 'boolean';
}

function isUsuallyShort(values: readonly unknown[]): boolean {
  const lengths = values.map((value) => String(value).length).sort((a, b) => a - b);
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) <= USUAL;
}
