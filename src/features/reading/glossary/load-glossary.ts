import { firstSentence } from '#src/base/first-sentence.ts';
import { addressOf, hasPage } from '#src/model/entry-pages.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

/** A term whose relations are resolved to names, and whose definition is parted where its first sentence ends. */
export type TermEntry = Omit<Entry<'glossary'>, 'related' | 'definition'> & {
  related: { id: string; term: string; href: string }[];
  /** The page of its own, if it has one. */
  page: string | undefined;
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
    const related = entry.related.map((id) => ({ id, term: names.get(id) ?? id, href: addressOf('glossary', id) }));
    const page = hasPage('glossary', entry.id) ? addressOf('glossary', entry.id) : undefined;
    return { ...entry, says, limits, related, page };
  });
  return [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())].map(([letter, group]) => ({
    letter,
    terms: group,
  }));
}
