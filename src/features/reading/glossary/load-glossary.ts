import { firstSentence } from '#src/base/first-sentence.ts';
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
  const terms = entriesOf('glossary').map(({ definition, ...entry }) => {
    const { first: says, rest: limits } = firstSentence(definition);
    return { ...entry, says, limits, related: entry.related.map((id) => ({ id, term: names.get(id) ?? id })) };
  });
  return [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())].map(([letter, group]) => ({
    letter,
    terms: group,
  }));
}
