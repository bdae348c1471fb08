import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allPages } from '#src/model/read-content.ts';
import { isShaped, type SectionOf } from '#src/model/schemas/sections.ts';

/** Styles that few pages need, so that a page that has the section imports them itself. */
const STYLES: readonly [name: string, has: (section: SectionOf<'cards'>) => boolean][] = [
  ['card-pairs.css', ({ layout }) => layout === 'pairs'],
  ['proof-ledger.css', ({ ledger }) => ledger !== undefined],
  ['when-bar.css', ({ times }) => times !== undefined],
];

it.each(STYLES)('every page with a section that needs %s imports it', (name, has) => {
  const pages = allPages().filter((page) => 'sections' in page && cardsOf(page.sections).some(has));
  expect(pages.length).toBeGreaterThan(0);
  for (const { id } of pages) expect(readFileSync(`src/pages/${id}.astro`, 'utf8')).toContain(`sections/${name}'`);
});

function cardsOf(sections: unknown): SectionOf<'cards'>[] {
  return (sections as { shape: string; id: string; title: string }[])
    .filter(isShaped)
    .filter((section): section is SectionOf<'cards'> => section.shape === 'cards');
}
