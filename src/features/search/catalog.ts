/** What is known of a record before any text is read: enough to rank it by its names and to list it. */
export interface CatalogEntry {
  url: string;
  title: string;
  kind: string;
  /** Abbreviations, other names, identifiers. */
  names: readonly string[];
  headings: readonly string[];
  /** How the text begins: whole sentences. */
  lead: string;
  /** How many words the text has; a word weighs more in a short one. */
  length: number;
  /** The engine's id for the record's text. */
  id: string;
}

/** An entry as it is sent: without the names of its fields, and the kind as its place among the file's kinds. */
type Row = readonly [
  url: string,
  title: string,
  kind: number,
  names: readonly string[],
  headings: readonly string[],
  lead: string,
  length: number,
  id: string,
];

interface CatalogFile {
  kinds: readonly string[];
  rows: readonly Row[];
}

/** The text of the file that holds these entries. */
export function writeCatalog(entries: readonly CatalogEntry[]): string {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const rows = entries.map(({ url, title, kind, names, headings, lead, length, id }): Row => {
    return [url, title, kinds.indexOf(kind), names, headings, lead, length, id];
  });
  return JSON.stringify({ kinds, rows } satisfies CatalogFile);
}

/** The entries in the text of a file that `writeCatalog` has made. */
export function readCatalog(json: string): CatalogEntry[] {
  const { kinds, rows }: CatalogFile = JSON.parse(json);
  return rows.map(([url, title, kind, names, headings, lead, length, id]) => {
    return { url, title, kind: kinds[kind] ?? '', names, headings, lead, length, id };
  });
}
