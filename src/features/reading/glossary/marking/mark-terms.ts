import type { MainOfPage } from '#src/base/page-tree.ts';
import { runningText } from './running-text.ts';
import type { FoundTerm } from './term-names.ts';

/** More would make a page restless. */
const MOST_MARKS = 15;

export interface MarkedPage {
  html: string;
  /** How often each term occurs in the page's running text, by its id. */
  uses: ReadonlyMap<string, number>;
}

/**
 * Makes the first use of each term in a page's running text a link to its definition, in the order of reading and
 * up to a limit. Nothing else of the HTML changes, not a byte.
 */
export function markTerms(
  page: MainOfPage,
  find: (text: string) => FoundTerm[],
  linkTo: (id: string) => string,
): MarkedPage {
  const { html } = page;
  const found = runningText(page).flatMap(({ start, end }) =>
    find(html.slice(start, end)).map((term) => ({ ...term, start: start + term.start, end: start + term.end })),
  );
  const uses = new Map<string, number>();
  const marks: FoundTerm[] = [];
  for (const term of found) {
    const earlier = uses.get(term.id) ?? 0;
    uses.set(term.id, earlier + 1);
    if (earlier === 0 && marks.length < MOST_MARKS) marks.push(term);
  }
  return { html: splice(html, marks, linkTo), uses };
}

function splice(html: string, marks: readonly FoundTerm[], linkTo: (id: string) => string): string {
  let done = 0;
  const parts = marks.map(({ id, start, end }) => {
    const part = `${html.slice(done, start)}<a href="${linkTo(id)}" class="term">${html.slice(start, end)}</a>`;
    done = end;
    return part;
  });
  return parts.join('') + html.slice(done);
}
