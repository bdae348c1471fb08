import { getCollection } from 'astro:content';
import type { GlossaryTerm } from '#src/model/schemas/glossary-term.ts';

/** A term whose relations are resolved to names. */
export type TermEntry = Omit<GlossaryTerm, 'related'> & { id: string; related: { id: string; term: string }[] };

export interface LetterGroup {
  letter: string;
  terms: TermEntry[];
}

/** All terms in alphabetical order by first letter. Throws when a term is related to one that has no file. */
export async function loadGlossary(): Promise<LetterGroup[]> {
  const entries = await getCollection('glossary');
  const names = new Map(entries.map(({ id, data }) => [id, data.term]));
  const resolve = (from: string, id: string) => {
    const term = names.get(id);
    if (!term) throw new Error(`content/glossary/${from}.yaml: "related" names "${id}", which has no file`);
    return { id, term };
  };
  const terms = entries
    .map(({ id, data }) => ({ ...data, id, related: data.related.map((other) => resolve(id, other)) }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
  return [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())].map(([letter, group]) => ({
    letter,
    terms: group,
  }));
}
