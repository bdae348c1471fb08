import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageReferences } from '#src/figures/page-references.ts';
import { allFigures, currentText, figureOf } from '#src/model/figures.ts';
import { plainPage } from '#src/model/schemas/pages/plain-page.ts';
import { PageSection } from './PageSection.tsx';

/** Any two figures that hold a number. */
const FIGURES = allFigures()
  .filter(({ values: [{ count }] }) => count !== undefined)
  .slice(0, 2)
  .map(({ id }) => id);
const sources = ['edition-2024'];
const url = 'https://csrc.nist.gov/pubs/ir/8547/ipd';

const page = plainPage.parse({
  title: 'A page',
  description: 'A page with a section of each shape, which is one YAML file and nothing else.',
  heading: 'A page',
  lede: 'One section of each shape.',
  sections: [
    {
      shape: 'prose',
      id: 'words',
      title: 'Words',
      paragraphs: ['A paragraph.'],
      remarks: [{ title: 'Mind', text: 'This.' }],
    },
    {
      shape: 'cards',
      id: 'cards',
      title: 'Cards',
      layout: 'wide',
      items: [{ name: 'A threat', severity: 'High', facts: [{ name: 'Affected', tags: ['RSA'] }], sources }],
    },
    {
      shape: 'table',
      id: 'table',
      title: 'Table',
      tables: [{ caption: 'Rows', columns: ['Name', 'Where'], rows: [['RSA', { label: 'Paper', url }]] }],
    },
    {
      shape: 'timeline',
      id: 'time',
      title: 'Time',
      items: [{ period: '2024-2030', name: 'Move', points: ['Do'], sources }],
    },
    { shape: 'figures', id: 'figures', title: 'Figures', items: [{ label: 'IBM', figure: FIGURES[0] }] },
    {
      shape: 'chart',
      id: 'chart',
      title: 'Chart',
      columns: ['Company', 'Employees'],
      bars: FIGURES.map((figure) => ({ label: figure, figure })),
      finding: '{most} is {times} times {least}',
      basis: '{count} figures, newest {newest}',
    },
    { shape: 'links', id: 'links', title: 'Links', items: [{ label: 'Hardware', href: '/hardware', text: 'Qubits.' }] },
  ],
  asOf: '2026-11',
  sources: [{ title: 'IR 8547', publisher: 'NIST', url }],
});
const references = new PageReferences(page);
/** Each section by its shape, numbered as if it were the whole page. */
const bodies = Object.fromEntries(
  page.sections.map((section) => [
    section.shape,
    references.number(
      renderToStaticMarkup(<PageSection section={section} subject="pages/a" references={references} />),
    ),
  ]),
);
const shown = Object.fromEntries(Object.entries(bodies).map(([shape, { html }]) => [shape, html]));

it('every section stands under its heading, at its anchor', () => {
  for (const { shape, id, title } of page.sections)
    expect(shown[shape]).toMatch(
      new RegExp(`^<section id="${id}" aria-labelledby="${id}-title".*<h2[^>]*>${title}</h2>`),
    );
});

it('shows what each shape holds', () => {
  expect(shown.prose).toMatch(/A paragraph\..*role="note".*Mind/);
  expect(shown.cards).toMatch(/<h3[^>]*>A threat<.*Severity: .*High.*Affected.*RSA.*Source <\/span>2<\/a>/);
  expect(shown.table).toMatch(/<caption[^>]*>Rows<.*<th scope="row"[^>]*>RSA<.*href="https:\/\/csrc/);
  expect(shown.timeline).toMatch(/2024-2030.*<h3[^>]*>Move<.*Do.*Source <\/span>2<\/a>/);
  expect(shown.links).toMatch(/href="\/hardware"[^>]*>Hardware<.*Qubits\./);
});

it('takes key figures and bars from the figures of the site, each with its source', () => {
  expect(shown.figures).toContain(currentText(figureOf(FIGURES[0] ?? '')));
  for (const id of FIGURES) expect(shown.chart).toContain(currentText(figureOf(id)));
  expect(shown.chart?.match(/class="figure-number"/g)).toHaveLength(FIGURES.length);
});

it('refuses a shape that does not exist, two sections with one anchor, and a row of another length', () => {
  const refused = (sections: unknown[]) =>
    plainPage.safeParse({ ...page, sections }).error?.issues.map(({ message }) => message);
  const [words, , table] = page.sections;
  expect(refused([{ ...words, shape: 'carousel' }])).toEqual([
    expect.stringContaining('one of the shapes prose, cards, table, timeline, figures, chart, links'),
  ]);
  expect(refused([words, words])).toEqual(['Two sections have the same id']);
  const rows = [['RSA']];
  expect(refused([{ ...table, tables: [{ caption: 'Rows', columns: ['Name', 'Where'], rows }] }])).toEqual([
    'Every row has as many cells as the table has columns',
  ]);
});
