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

/** One field of each entry of a kind that has it, as text. */
export function textsOf(kind: string, field: string): string[] {
  return entriesOf(kind)
    .filter(({ data }) => data[field] !== undefined)
    .map(({ data }) => String(data[field]));
}

/** One field of one entry, as text. */
export function textOf(kind: string, id: string, field: string): string {
  const entry = entriesOf(kind).find((one) => one.id === id);
  if (!entry) throw new Error(`content/${kind} has no ${id}`);
  return String(entry.data[field]);
}
