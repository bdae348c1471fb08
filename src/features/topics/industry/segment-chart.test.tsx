import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textFaults } from '#src/charts/testing/text-faults.ts';
import { pageOf } from '#src/model/read-content.ts';
import { chartOf, segmentChart } from './segment-chart.tsx';

it('the title names the largest share', () => {
  const { chart } = pageOf('industry').segments;
  const shares = [
    { name: 'Software', value: 28 },
    { name: 'Networks', value: 72 },
  ];
  expect(chartOf(shares, chart).title).toBe('Networks takes the largest share: 72%');
});

it.each(Object.keys(SIZES) as Size[])('R34.6: no two texts of the %s drawing meet', (size) => {
  expect(textFaults(renderToStaticMarkup(segmentChart().draw(size, 'page')))).toEqual([]);
});
