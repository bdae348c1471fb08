import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sectionPages } from '#src/model/read-content.ts';
import { StoredFields } from './StoredFields.tsx';

it('R38.5: the fields of each form are counted from its table, and reading stores none', () => {
  const page = sectionPages().find(({ id }) => id === 'privacy');
  const markup = renderToStaticMarkup(<StoredFields sections={page?.sections ?? []} label="" />);
  const counts = [...markup.matchAll(/<b[^>]*>(\d+)<\/b>/g)].map(([, count]) => Number(count));
  const tables = (page?.sections ?? []).flatMap((section) => (section.shape === 'table' ? section.tables : []));
  expect(counts).toEqual([0, ...tables.filter(({ columns }) => columns[0] === 'Field').map(({ rows }) => rows.length)]);
});
