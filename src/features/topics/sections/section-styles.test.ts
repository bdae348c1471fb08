import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allPages } from '#src/model/read-content.ts';
import { isShaped, type SectionOf } from '#src/model/schemas/sections.ts';

type Section = { shape: string; id: string; title: string };

const isCards = (section: Section): section is SectionOf<'cards'> => isShaped(section) && section.shape === 'cards';

/** Styles that few pages need, so that a page that has the section imports them itself. */
const STYLES: readonly [name: string, has: (section: Section) => boolean][] = [
  ['design/phases.css', ({ shape }) => shape === 'timeline'],
  ['sections/arguments.css', (section) => isCards(section) && section.layout === 'arguments'],
  ['sections/cards-beside.css', (section) => isCards(section) && section.layout === 'beside'],
  ['sections/card-pairs.css', (section) => isCards(section) && section.layout === 'pairs'],
  ['sections/proof-ledger.css', (section) => isCards(section) && section.ledger !== undefined],
  ['sections/when-bar.css', (section) => isCards(section) && section.times !== undefined],
];

it.each(STYLES)('every page with a section that needs %s imports it', (name, has) => {
  const pages = allPages().filter((page) => 'sections' in page && (page.sections as Section[]).some(has));
  expect(pages.length).toBeGreaterThan(0);
  for (const { id } of pages) expect(readFileSync(routeOf(id), 'utf8')).toContain(`${name}';`);
});

/** The file that a page comes from: one of its own, or that of all pages of sections. */
function routeOf(id: string): string {
  const own = `src/pages/${id}.astro`;
  return existsSync(own) ? own : 'src/pages/[...page].astro';
}
