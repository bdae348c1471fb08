import { expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { chartOf } from './segment-chart.tsx';

it('the title names the largest share', () => {
  const { chart } = pageOf('industry').segments;
  const shares = [
    { name: 'Software', value: 28 },
    { name: 'Networks', value: 72 },
  ];
  expect(chartOf(shares, chart).title).toBe('Networks takes the largest share: 72%');
});
