import { KINDS, type Kind } from './record.ts';

/** What is known of a record before any text is read: enough to rank it by its names and to list it. */
export interface CatalogEntry {
  url: string;
  title: string;
  kind: Kind;
  /** Abbreviations, other names, identifiers. */
  names: readonly string[];
  headings: readonly string[];
  /** How the text begins: whole sentences. */
  lead: string;
  /** How many words the text has; a word weighs more in a short one. */
  length: number;
  /** Under which the engine knows the record's text. */
  id: string;
}

/** An entry as it is sent: without the names of its fields, and the kind as its number. */
export type CatalogRow = readonly [
  url: string,
  title: string,
  kind: number,
  names: readonly string[],
  headings: readonly string[],
  lead: string,
  length: number,
  id: string,
];

export function toRow({ url, title, kind, names, headings, lead, length, id }: CatalogEntry): CatalogRow {
  return [url, title, KINDS.indexOf(kind), names, headings, lead, length, id];
}

function fromRow([url, title, kind, names, headings, lead, length, id]: CatalogRow): CatalogEntry {
  return { url, title, kind: KINDS[kind] ?? 'Pages', names, headings, lead, length, id };
}

/** The entries in the text of the file that `writeIndex` has made. */
export function readCatalog(json: string): CatalogEntry[] {
  return (JSON.parse(json) as CatalogRow[]).map(fromRow);
}
