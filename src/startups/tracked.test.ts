import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { fundingOf, totalFunding } from './funding.ts';

it('R17.1, R24.4: the funding of every tracked startup is known as a number, and adds up', () => {
  const amounts = entriesOf('startups').map(fundingOf);
  expect(amounts).not.toEqual([]);
  for (const amount of amounts) expect(amount).toBeGreaterThan(0);
  expect(totalFunding(amounts)).toMatch(/^\$\d+B\+$/);
});
