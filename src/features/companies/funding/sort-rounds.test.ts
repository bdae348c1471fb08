import { expect, it } from 'vitest';
import {
  defaultSorting,
  type FundingRoundEntry,
  nextSorting,
  sortingFromQuery,
  sortRounds,
  withSorting,
} from './sort-rounds.ts';

const amount = {
  card: 'a',
  text: 'an amount',
  isAbsent: false,
  number: 1,
  isReported: false,
  others: [],
  date: undefined,
  isDue: false,
  was: undefined,
};

const round = (company: string, date: string, usd?: number): FundingRoundEntry => ({
  id: `${company.toLowerCase()}-${date}`,
  company,
  date,
  kind: 'Venture capital',
  terms: 'Series A',
  amount,
  usd,
  evidence: 'Documented',
  asOf: '2024-12',
  sources: [{ number: 1 }],
});

const rounds = [round('Beta', '2023-01', 5), round('Alpha', '2024-12'), round('Gamma', '2024-12-09', 300)];
const companies = (sorted: FundingRoundEntry[]) => sorted.map(({ company }) => company);

it.each([
  ['company', 'ascending', ['Alpha', 'Beta', 'Gamma']],
  ['company', 'descending', ['Gamma', 'Beta', 'Alpha']],
  ['date', 'descending', ['Gamma', 'Alpha', 'Beta']],
  ['amount', 'descending', ['Gamma', 'Beta', 'Alpha']],
  ['amount', 'ascending', ['Beta', 'Gamma', 'Alpha']],
] as const)('by %s, %s', (by, order, expected) => {
  expect(companies(sortRounds(rounds, { by, order }))).toEqual(expected);
});

it('a second press turns the order round; a new column begins with names up or figures down', () => {
  expect(nextSorting(defaultSorting, 'date')).toEqual({ by: 'date', order: 'ascending' });
  expect(nextSorting(defaultSorting, 'amount')).toEqual({ by: 'amount', order: 'descending' });
  expect(nextSorting(defaultSorting, 'company')).toEqual({ by: 'company', order: 'ascending' });
});

it('the address holds the sorting, and nothing for the default', () => {
  const address = withSorting('https://hub.example/funding?x=1', { by: 'amount', order: 'ascending' });
  expect(address).toBe('https://hub.example/funding?x=1&sort=amount&order=ascending');
  expect(sortingFromQuery(new URL(address).search)).toEqual({ by: 'amount', order: 'ascending' });
  expect(withSorting(address, defaultSorting)).toBe('https://hub.example/funding?x=1');
  expect(sortingFromQuery('?sort=colour&order=ascending')).toEqual(defaultSorting);
});
