import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageReferences } from '#src/figures/page-references.ts';
import { pageOf } from '#src/model/read-content.ts';
import { isShaped } from '#src/model/schemas/sections.ts';
import { CardsSection } from './CardsSection.tsx';

const page = pageOf('cybersecurity');
const section = page.sections.find(({ id }) => id === 'threats');
if (!section || !isShaped(section) || section.shape !== 'cards') throw new Error('/cybersecurity has threats');
const { items, times } = section;

it('R8.8: each threat has a bar that says when it bites, or that there is no date', () => {
  const html = renderToStaticMarkup(<CardsSection section={section} references={new PageReferences(page)} />);
  expect(html.match(/class="when"/g)).toHaveLength(items.length);
  const hatched = items.filter(({ when }) => when?.includes('machine'));
  // One more in the key.
  expect(html.match(/class="hatched"/g)).toHaveLength(hatched.length + 1);
  const undated = items.filter(({ when }) => when?.length === 0);
  expect(html.split(`>${times?.undated}<`)).toHaveLength(undated.length + 1);
});

it('R8.8: a period is the one of its words', () => {
  for (const { name, when = [], facts = [] } of items) {
    const years = when.flatMap((span) => (typeof span === 'string' ? [] : [`${span.from}–${span.to}`]));
    for (const period of years) expect(facts[0]?.text, name).toContain(period);
  }
});
