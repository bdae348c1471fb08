/** What is in a form's fields, by their names; empty where nothing is chosen. */
export type FormFields = Readonly<Record<string, string>>;

export interface Row {
  readonly id: string;
  /** What the search looks at, as `searchable` makes it. */
  readonly text: string;
  /** The texts, in lower case, of which one has to hold all that is searched for, as one piece; without them it may lie anywhere. */
  readonly fields?: readonly string[] | undefined;
  /** Its data attributes: facets by the name of their field, and `sortFounded` for `data-sort-founded`. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** An order of a list: by which `data-sort-<key>`, and which end comes first. */
export interface Order {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Between the values of a facet where a row has more than one, such as a tool's languages. */
const VALUE_DIVIDER = ' | ';

/** A facet of several values, as a row carries it. */
export const facetOf = (values: readonly string[]) => values.join(VALUE_DIVIDER);

/**
 * The rows that have what field `q` searches for and, for each other field that is not empty, its value among those of
 * the facet of the field's name. The fields `sort` and `direction` ask for nothing.
 */
export function filterRows<R extends Row>(
  rows: readonly R[],
  { q = '', sort, direction, ...facets }: FormFields,
  isFound: (row: Row) => boolean = searchFor(q),
): R[] {
  const chosen = Object.entries(facets).filter(([, value]) => value);
  return rows.filter(
    (row) => chosen.every(([name, value]) => row.values[name]?.split(VALUE_DIVIDER).includes(value)) && isFound(row),
  );
}

/** A row that has fields is searched for the whole in one of them, any other for words in its text. */
function searchFor(typed: string): (row: Row) => boolean {
  if (typed.trim() === '') return () => true;
  const hasWords = wordMatch(typed);
  const hasPhrase = phraseMatch(typed);
  return (row) => (row.fields ? hasPhrase({ fields: row.fields }) : hasWords(row));
}

/** The rows in this order. Equals stay as they are, and rows without the value come last in both directions. */
export function sortRows<R extends Row>(rows: readonly R[], order: Order | undefined): R[] {
  if (!order) return [...rows];
  const name = `sort${order.key.charAt(0).toUpperCase()}${order.key.slice(1)}`;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return rows.toSorted(({ values: { [name]: a } }, { values: { [name]: b } }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (Number(a) - Number(b) || a.localeCompare(b, 'en'));
  });
}

/** What a field chooses between: each value once, in alphabetical order. */
export function optionsOf(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
}

/**
 * What the search of every list looks at, made comparable: in lower case, without accents, every dash and every white
 * space one space. Made once for each entry.
 */
export function searchable(...texts: readonly string[]): string {
  return texts.map(comparable).join('\n');
}

/**
 * Makes the function that says whether an entry's searchable text has what was typed: all of its words, anywhere and in
 * any order, each perhaps within a longer one. What contains the typed text as it is has its words, too.
 */
export function wordMatch(typed: string): (entry: { readonly text: string }) => boolean {
  const words = comparable(typed).split(' ').filter(Boolean);
  return (entry) => words.every((word) => entry.text.includes(word));
}

/**
 * Makes the function that says whether one of an entry's fields, which are in lower case, has what was typed: trimmed, as
 * one piece, in any case (R10.3, R18.4).
 */
export function phraseMatch(typed: string): (entry: { readonly fields: readonly string[] }) => boolean {
  const phrase = typed.trim().toLowerCase();
  return (entry) => entry.fields.some((field) => field.includes(phrase));
}

function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\p{Pd}\s]+/gu, ' ');
}
