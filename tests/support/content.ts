import { sizeOf } from '#src/figures/step-line.ts';
import { currentText, figureOf } from '#src/model/figures.ts';
import type { KindId } from '#src/model/kinds.ts';
import { listingsOf } from '#src/model/listings.ts';
import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';

/**
 * What the tests ask the content for. How many entries they expect, and which, comes from here, never from their own
 * text, so that an editor may add one without touching a test.
 */

/** Names of the files of a kind, which are the addresses of its entries. */
export const idsOf = (kind: KindId): string[] => entriesOf(kind).map(({ id }) => id);

export const countOf = (kind: KindId): number => entriesOf(kind).length;

export const stepsOf = (tutorial: string): number =>
  entriesOf('tutorial-steps').filter(({ id }) => id.startsWith(`${tutorial}/`)).length;

/** Reads one field of an entry as text. */
type Field = (name: string) => string;

/** Names of the entries of a kind, or of those that pass a test. */
export const namesOf = (
  kind: KindId,
  passes: (field: Field, entry: { id: string }) => boolean = () => true,
): string[] => {
  const chosen = new Set(idsWhere(kind, passes));
  return listingsOf(kind)
    .filter(({ id }) => chosen.has(id))
    .map(({ name }) => name);
};

/** Ids of the entries of a kind that pass a test. */
export const idsWhere = (kind: KindId, passes: (field: Field, entry: { id: string }) => boolean): string[] =>
  entriesOf(kind)
    .filter((entry) => passes((name) => asText(fieldOf(entry, name)), entry))
    .map(({ id }) => id);

/** One field of each entry of a kind that has it, as text. */
export const textsOf = (kind: KindId, field: string): string[] =>
  entriesOf(kind)
    .map((entry) => asText(fieldOf(entry, field)))
    .filter((text) => text !== '');

/** One field of one entry, as text: '' where it has none. */
export const textOf = (kind: KindId, id: string, field: string): string => asText(fieldOf(entryOf(kind, id), field));

/** A field of one entry that is a list of texts. */
export function listOf(kind: KindId, id: string, field: string): string[] {
  const value = fieldOf(entryOf(kind, id), field);
  return Array.isArray(value) ? value.map(String) : [];
}

/** The entry of a kind that bears a name. */
export const idOf = (kind: KindId, name: string): string =>
  listingsOf(kind).find((listing) => listing.name === name)?.id ?? '';

/** A figure as it is shown, and as a number where it is one: "companies/ionq/employees". */
export function shownFigure(id: string): { text: string; size: number | undefined } {
  const figure = figureOf(id);
  return { text: currentText(figure), size: sizeOf(figure.values[0]) };
}

function fieldOf(entry: Entry<KindId>, name: string): unknown {
  return Object.entries(entry).find(([key]) => key === name)?.[1];
}

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
}
