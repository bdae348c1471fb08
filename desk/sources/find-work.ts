import type { LibraryEntry } from '../content/library.ts';
import { arxivNumber, doiIn, draftOf, type WorkDraft } from './draft-work.ts';
import { LookUpError, REGISTRIES, type Registries, workByArxiv, workByDoi } from './look-up.ts';
import { CitationError, type CslWork, isCitation, readCitation } from './read-citation.ts';

/** Works of the bibliography that fit what was typed, and the work that it names, where that is none of them. */
export interface FoundWorks {
  matches: { id: string; kind: string; name: string; words: string }[];
  draft?: WorkDraft;
  /** What to do, where the net or the text was of no help. */
  note?: string;
}

const MOST_MATCHES = 12;

/** Finds a work by words of its title, its id, DOI or arXiv number, or by a pasted citation. */
export async function findWork(
  query: string,
  works: readonly LibraryEntry[],
  registries: Registries = REGISTRIES,
): Promise<FoundWorks> {
  const text = query.trim();
  const taken = new Set(works.map(({ id }) => id));
  const cited = isCitation(text);
  const number = cited ? undefined : arxivNumber(text);
  const doi = cited ? undefined : doiIn(text);
  if (!cited && !number && !doi) return { matches: matching(text, works) };
  try {
    const known = number || doi ? matching(number ?? doi ?? '', works) : [];
    // What is in the bibliography already is not fetched.
    if (known.length > 0) return { matches: known };
    const work = cited
      ? (readCitation(text)[0] as CslWork)
      : await (number ? workByArxiv(number, registries) : workByDoi(doi ?? '', registries));
    return { matches: sameWork(work, works), draft: draftOf(work, taken) };
  } catch (error) {
    if (error instanceof LookUpError || error instanceof CitationError) return { matches: [], note: error.message };
    throw error;
  }
}

function matching(text: string, works: readonly LibraryEntry[]): FoundWorks['matches'] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return works
    .map((work) => ({ work, text: `${work.id} ${work.name} ${work.words ?? ''}`.toLowerCase() }))
    .filter((each) => words.every((word) => each.text.includes(word)))
    .slice(0, MOST_MATCHES)
    .map(({ work }) => shown(work));
}

/** Works of the bibliography that have the DOI or the title of this one. */
function sameWork({ DOI, title = '' }: CslWork, works: readonly LibraryEntry[]): FoundWorks['matches'] {
  const wanted = letters(title);
  return works
    .filter(
      ({ name, words = '' }) => (DOI && words.toLowerCase().includes(DOI.toLowerCase())) || letters(name) === wanted,
    )
    .map(shown);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function shown({ id, kind, name, words = '' }: LibraryEntry): FoundWorks['matches'][number] {
  return { id, kind, name, words };
}
