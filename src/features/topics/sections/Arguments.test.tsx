import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageReferences } from '#src/figures/page-references.ts';
import { sectionPages } from '#src/model/read-content.ts';
import { isShaped, type SectionOf } from '#src/model/schemas/sections.ts';
import { CardsSection } from './CardsSection.tsx';
import { cardCharts } from './card-charts.tsx';

const page = sectionPages().find(({ id }) => id === 'ethics');
if (!page) throw new Error('There is a page /ethics');
const shown = (id: string) => {
  const section = page.sections.find((one) => one.id === id);
  if (!section || !isShaped(section) || section.shape !== 'cards') throw new Error(`/ethics has cards in #${id}`);
  return { section, html: markupOf(section) };
};

function markupOf(section: SectionOf<'cards'>): string {
  if (!page) return '';
  return renderToStaticMarkup(<CardsSection section={section} references={new PageReferences(page)} />);
}

it('R9.6: an argument stands beside the chart that shows what it says; nothing of its words is lost', () => {
  const { section, html } = shown('challenges');
  const charts = section.items.flatMap(({ chart }) => chart ?? []);
  expect(charts).toEqual(expect.arrayContaining(['migration-dates', 'companies-by-country']));
  for (const chart of charts) {
    const { chart: make, short } = cardCharts[chart];
    expect(make().id).toBe(chart);
    if (!short) expect(html).toContain(`/drawings/chart-${chart}.`);
    expect(html).toContain(`href="/charts/${chart}.csv"`);
  }
  expect(html.match(/<article/g)).toHaveLength(section.items.length);
  expect(html.match(/Concerns/g)).toHaveLength(section.items.length);
  expect(html.match(/Implications/g)).toHaveLength(section.items.length);
});

it('R9.6: the dates of the migration stand in one row', () => {
  const { html } = shown('challenges');
  expect(html).not.toContain('/drawings/chart-migration-dates.');
  expect(html).toContain('/drawings/chart-migration-dates-row.');
});

it('R9.6: responsibilities stand in columns of four rows each', () => {
  const { section, html } = shown('stakeholders');
  expect(html.match(/row-span-4/g)).toHaveLength(section.items.length);
  for (const { lists = [] } of section.items) expect(lists).toHaveLength(2);
});
