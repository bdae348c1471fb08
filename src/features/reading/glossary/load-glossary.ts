import { type Entry, entriesOf } from '#src/model/read-content.ts';

/** A term whose relations are resolved to names. */
export type TermEntry = Omit<Entry<'glossary'>, 'related'> & { related: { id: string; term: string }[] };

export interface LetterGroup {
  letter: string;
  terms: TermEntry[];
}

/** All terms in alphabetical order by first letter. */
export function loadGlossary(): LetterGroup[] {
  const names = new Map(entriesOf('glossary').map(({ id, term }) => [id, term]));
  const terms = entriesOf('glossary').map((entry) => ({
    ...entry,
    related: entry.related.map((id) => ({ id, term: names.get(id) ?? id })),
  }));
  return [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())].map(([letter, group]) => ({
    letter,
    terms: group,
  }));
}
