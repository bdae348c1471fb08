import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { ClaimTable } from './ClaimTable.tsx';
import { CountsRow } from './CountsRow.tsx';

const claims = entriesOf('advantage-claims');
const page = pageOf('quantum-advantage');

it('R55.4: every row names its standing, leads to its claim and says what is missing', () => {
  const html = renderToStaticMarkup(<ClaimTable caption="All claims" claims={claims} page={page} />);
  for (const { id, standing } of claims) {
    expect(html).toContain(`href="${urls.advantageClaim(id)}"`);
    expect(html).toContain(`data-standing="${page.standings[standing].name}"`);
  }
  expect(html).toContain('none on record');
  expect(html).not.toMatch(/%|debunked/);
});

it('R55.1: the row of counts has no share in percent, and words where nothing was answered', () => {
  const html = (of: typeof claims) =>
    renderToStaticMarkup(<CountsRow claims={of} texts={page.facts} tasks={page.tasks} />);
  expect(html(claims)).toMatch(/\d+\.\d months/);
  expect(html(claims)).not.toContain('%');
  expect(html([])).toContain(page.facts.none);
});
