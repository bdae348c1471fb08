import { detached, type MainOfPage } from '#src/base/page-tree.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { sourceShelfPaths } from '#src/model/source-shelves.ts';
import { isOnlyAddress, urls } from '#src/model/urls.ts';
import { markTerms } from './mark-terms.ts';
import { termFinder } from './term-names.ts';

interface ReadPage extends UsingPage {
  /** How often each term occurs in the page's running text, by its id. */
  uses: ReadonlyMap<string, number>;
}

/** The glossary itself, lists of works, whose titles are no running text, and what stands in frames, where no link of ours opens. */
const UNMARKED = [urls.glossary(), urls.glossarySources(), urls.labEmbed(), ...sourceShelfPaths];

/** Links the first use of each term on every page, and names in the glossary the pages that use it. */
export class TermMarker {
  readonly #find = termFinder(entriesOf('glossary'));
  readonly #pages: ReadPage[] = [];

  marked(path: string, page: MainOfPage): string {
    if (UNMARKED.includes(path)) return page.html;
    const find = (text: string) => this.#find(text).filter(({ id }) => urls.termPage(id) !== path);
    const { html, uses } = markTerms(page, find, (id) => addressOf('glossary', id));
    // What the glossary says of other terms is no use of them, and neither are the rows of a data set.
    const isUse = !path.startsWith(urls.termPage('')) && !path.startsWith(urls.dataSet(''));
    if (isUse) this.#pages.push({ path, name: detached(headingOf(page.html)), uses });
    return html;
  }

  /** A page that defines terms with the pages that use them, once all of them are marked. */
  withPages(html: string): string {
    return withPagesOfTerms(html, (term) => this.#pagesByUse(term));
  }

  /** Whether a page names the pages that use its terms. */
  defines(path: string): boolean {
    return path === urls.glossary() || (path.startsWith(urls.termPage('')) && path !== urls.glossarySources());
  }

  /** For the log. */
  get summary(): string {
    return `${this.#pages.length} pages use ${new Set(this.#pages.flatMap(({ uses }) => [...uses.keys()])).size} terms`;
  }

  /** The pages that use a term, those that use it most often first. */
  #pagesByUse(term: string): UsingPage[] {
    const usesOn = ({ uses }: ReadPage) => uses.get(term) ?? 0;
    return this.#pages
      .filter((page) => usesOn(page) > 0 && isOnlyAddress(`http://site${page.path}`))
      .sort((a, b) => usesOn(b) - usesOn(a) || a.path.localeCompare(b.path, 'en'));
  }
}

/** The text of a page's `<h1>`, escaped as it is there. Throws when the page has none. */
export function headingOf(html: string): string {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  if (heading === undefined) throw new Error('A page has no <h1>, so the glossary cannot name it');
  return heading
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

interface UsingPage {
  path: string;
  /** The page's heading. */
  name: string;
}

/** Marks the place in the glossary for the pages that use a term; its value is the term's id. */
export const PAGES_OF_TERM = 'data-pages-of-term';

/** More would be a list and no hint. */
const MOST_PAGES = 3;

const PLACE = new RegExp(`<span hidden="" ${PAGES_OF_TERM}="([^"]+)"></span>`, 'g');

/**
 * The glossary with the pages that use each term, most important first, as links; a term that no page uses loses its
 * place. Throws when the glossary has no place for any, because then the two have drifted apart.
 */
export function withPagesOfTerms(glossary: string, pagesOf: (term: string) => readonly UsingPage[]): string {
  if (glossary.search(PLACE) < 0) throw new Error(`The glossary's HTML has no <span ${PAGES_OF_TERM}> to fill`);
  return glossary.replace(PLACE, (_, term: string) => {
    const links = pagesOf(term).slice(0, MOST_PAGES).map(linkTo);
    if (links.length === 0) return '';
    const pages = links.join(', ');
    // A company's name may end with the stop itself.
    return `Used on ${pages}${pages.endsWith('.</a>') ? '' : '.'}`;
  });
}

/** `name` comes from HTML and is escaped there. */
const linkTo = ({ path, name }: UsingPage) => `<a href="${path}">${name}</a>`;
