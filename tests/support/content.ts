import { readContent } from '#src/model/check-content.ts';

/**
 * What the tests ask the content for. How many entries they expect, and which, comes from here, never from their own
 * text, so that an editor may add one without touching a test.
 */

interface Entry {
  /** Folder below `content/`. */
  kind: string;
  id: string;
  data: Record<string, unknown>;
}

let read: Entry[] | undefined;

/** Every file of `content/`, read once. */
export function everyEntry(): readonly Entry[] {
  read ??= readContent().map(({ folder, id, data }) => ({ kind: folder, id, data }));
  return read;
}

const entriesOf = (kind: string) => everyEntry().filter((entry) => entry.kind === kind);

/** Names of the files of a kind, which are the addresses of its entries. */
export const idsOf = (kind: string): string[] => entriesOf(kind).map(({ id }) => id);

export const countOf = (kind: string): number => entriesOf(kind).length;

/** How many steps a tutorial has. */
export const stepsOf = (tutorial: string): number => countOf(`tutorials/${tutorial}`);

/** The name by which an entry is listed. */
const nameOf = ({ data }: Entry) => String(data.name ?? data.term ?? data.title);

/** Names of the entries of a kind, or of those that pass a test, in the order of their files. */
export const namesOf = (kind: string, passes: (field: Field, entry: Entry) => boolean = () => true): string[] =>
  entriesOf(kind)
    .filter((entry) => passes((name) => textOfField(entry, name), entry))
    .map(nameOf);

/** Ids of the entries of a kind that pass a test. */
export const idsWhere = (kind: string, passes: (field: Field) => boolean): string[] =>
  entriesOf(kind)
    .filter((entry) => passes((name) => textOfField(entry, name)))
    .map(({ id }) => id);

/** One field of each entry of a kind that has it, as text. */
export const textsOf = (kind: string, field: string): string[] =>
  entriesOf(kind)
    .map((entry) => textOfField(entry, field))
    .filter((text) => text !== '');

/** One field of one entry, as text: '' where it has none. */
export function textOf(kind: string, id: string, field: string): string {
  const entry = entriesOf(kind).find((one) => one.id === id);
  if (!entry) throw new Error(`content/${kind} has no ${id}`);
  return textOfField(entry, field);
}

/** A field of one entry that is a list of texts. */
export function listOf(kind: string, id: string, field: string): string[] {
  const value = entriesOf(kind).find((one) => one.id === id)?.data[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/** The entry of a kind that bears a name. */
export const idOf = (kind: string, name: string): string =>
  entriesOf(kind).find((one) => nameOf(one) === name)?.id ?? '';

/** Reads one field of an entry as text. */
type Field = (name: string) => string;

function textOfField({ data }: Entry, field: string): string {
  const value = data[field];
  return value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
}
