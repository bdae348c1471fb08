import { type Entry, entriesOf } from '#src/model/read-content.ts';

/** A term whose relations are resolved to names, and whose definition is parted where its first sentence ends. */
export type TermEntry = Omit<Entry<'glossary'>, 'related' | 'definition'> & {
  related: { id: string; term: string }[];
  /** What the term is. */
  says: string;
  /** Where the definition ends, if it says so. */
  limits: string;
};

export interface LetterGroup {
  letter: string;
  terms: TermEntry[];
}

/** All terms in alphabetical order by first letter. */
export function loadGlossary(): LetterGroup[] {
  const names = new Map(entriesOf('glossary').map(({ id, term }) => [id, term]));
  const terms = entriesOf('glossary').map(({ definition, ...entry }) => ({
    ...entry,
    ...firstSentence(definition),
    related: entry.related.map((id) => ({ id, term: names.get(id) ?? id })),
  }));
  return [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())].map(([letter, group]) => ({
    letter,
    terms: group,
  }));
}

/** A definition, parted after its first sentence: a stop, then a sign that begins a sentence. */
export function firstSentence(definition: string): { says: string; limits: string } {
  const [says = definition] = /^.*?[.!?](?= [\p{Lu}\p{N}|⟨(])/su.exec(definition) ?? [];
  return { says, limits: definition.slice(says.length).trim() };
}
