import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf, builtPages } from '#src/base/built-files.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { sourceShelfPaths } from '#src/model/source-shelves.ts';
import { isOnlyAddress, urls } from '#src/model/urls.ts';
import { headingOf } from './heading.ts';
import { type MarkedPage, markTerms } from './mark-terms.ts';
import { type UsingPage, withPagesOfTerms } from './pages-of-term.ts';
import { termFinder } from './term-names.ts';

interface BuiltPage extends UsingPage, MarkedPage {}

/** The glossary itself, and lists of works, whose titles are no running text. */
const UNMARKED = [urls.glossary(), urls.glossarySources(), ...sourceShelfPaths];

/** After the build: links the first use of each term on every page, and names in the glossary the pages that use it. */
export function termMarking(): AstroIntegration {
  return {
    name: 'term-marking',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const pages = markPages(fileURLToPath(dir));
        logger.info(`${pages.length} pages use ${new Set(pages.flatMap(({ uses }) => [...uses.keys()])).size} terms`);
      },
    },
  };
}

function markPages(dist: string): BuiltPage[] {
  const find = termFinder(entriesOf('glossary'));
  const glossaryFile = join(dist, `${urls.glossary()}.html`);
  const pages: BuiltPage[] = [];
  for (const name of builtPages(dist)) {
    const file = join(dist, name);
    if (UNMARKED.includes(addressOf(name))) continue;
    const before = readFileSync(file, 'utf8');
    const page = markTerms(before, find, urls.glossaryTerm);
    if (page.html !== before) writeFileSync(file, page.html);
    pages.push({ ...page, path: addressOf(name), name: headingOf(before) });
  }
  const pagesOf = (term: string) => pagesByUse(pages, term);
  writeFileSync(glossaryFile, withPagesOfTerms(readFileSync(glossaryFile, 'utf8'), pagesOf));
  return pages;
}

/** The pages that use a term, those that use it most often first. */
function pagesByUse(pages: readonly BuiltPage[], term: string): UsingPage[] {
  const usesOn = ({ uses }: BuiltPage) => uses.get(term) ?? 0;
  return pages
    .filter((page) => usesOn(page) > 0 && isOnlyAddress(`http://site${page.path}`))
    .sort((a, b) => usesOn(b) - usesOn(a) || a.path.localeCompare(b.path, 'en'));
}
