import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { fundingOf, totalFunding } from './funding.ts';

const startups = entriesOf('startups');

it('nine of the twelve are active, two are listed, one was bought', () => {
  const count = (status: string) => startups.filter((one) => one.status === status).length;
  expect([count('Active'), count('Public'), count('Acquired')]).toEqual([9, 2, 1]);
});

it('the total is what the summary shows', () => {
  expect(totalFunding(startups.map(fundingOf))).toBe('$5B+');
});

it('two companies account for almost half of the sum, as the page says above its chart', () => {
  const amounts = startups.map(fundingOf).sort((a, b) => b - a);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const [first = 0, second = 0] = amounts;
  expect((first + second) / sum).toBeGreaterThan(0.45);
  expect((first + second) / sum).toBeLessThan(0.5);
});

it('the bought company is the one that the chart’s note names', () => {
  expect(startups.filter(({ status }) => status === 'Acquired').map(({ name }) => name)).toEqual([
    'Good Chemistry Company',
  ]);
});
