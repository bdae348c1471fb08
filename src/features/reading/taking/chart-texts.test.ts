import { expect, it } from 'vitest';
import type { Chart } from '#src/charts/chart.ts';
import { chartBibtex, citation, frameCode } from './chart-texts.ts';

const chart = { id: 'shares', title: '15% of "all" & more' } as Chart;
const origin = 'https://hub.example';

it('a frame has a name, and no quotation mark of it ends the attribute', () => {
  expect(frameCode(chart, origin)).toContain(
    'src="https://hub.example/embed/shares" title="15% of &quot;all&quot; &amp; more"',
  );
});

it('a citation names the day on which the title was true, and where it can be seen', () => {
  expect(citation(chart, origin)).toMatch(
    /^“15% of "all" & more”, .+, \d{4}-\d{2}-\d{2}\. https:\/\/hub\.example\/charts\/shares$/,
  );
});

it('what TeX would take for a sign of its own is escaped', () => {
  expect(chartBibtex(chart, origin)).toContain('title = {{15\\% of "all" \\& more}}');
});
