export interface UsingPage {
  path: string;
  /** The page's heading. */
  name: string;
}

/** Marks the place in the glossary for the pages that use a term; its value is the term's id. */
export const PAGES_OF_TERM = 'data-pages-of-term';

/** More would be a list and no hint. */
const MOST_PAGES = 4;

const PLACE = new RegExp(`<span hidden="" ${PAGES_OF_TERM}="([^"]+)"></span>`, 'g');

/**
 * The glossary with the pages that use each term, most important first, as links; a term that no page uses loses its
 * place. Throws when the glossary has no place for any, because then the two have drifted apart.
 */
export function withPagesOfTerms(glossary: string, pagesOf: (term: string) => readonly UsingPage[]): string {
  if (glossary.search(PLACE) < 0) throw new Error(`The glossary's HTML has no <span ${PAGES_OF_TERM}> to fill`);
  return glossary.replace(PLACE, (_, term: string) => {
    const links = pagesOf(term).slice(0, MOST_PAGES).map(linkTo);
    return links.length > 0 ? `Used on ${links.join(', ')}.` : '';
  });
}

/** `name` comes from HTML and is escaped there. */
const linkTo = ({ path, name }: UsingPage) => `<a href="${path}">${name}</a>`;
