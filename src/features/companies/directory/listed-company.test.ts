import { describe, expect, it } from 'vitest';
import type { FormFields } from '#src/filters/form-fields.ts';
import { searchable } from '#src/filters/word-match.ts';
import { companyFilter, compareCompanies, type ListedCompany, ORDERS } from './listed-company.ts';

const company = (facts: Partial<ListedCompany>): ListedCompany => ({
  name: 'Oxford Ionics',
  text: searchable('Oxford Ionics', 'Oxford, UK', 'Controls trapped ions with electronics.', 'Foundry-made ion traps'),
  category: 'Hardware',
  countries: ['UK'],
  companyType: 'Private company',
  technology: 'Trapped ions',
  founded: 2019,
  employees: 60,
  ...facts,
});

const isSought = (one: ListedCompany, fields: FormFields) => companyFilter(fields)(one);

describe('companyFilter', () => {
  const all = {
    q: ' FOUNDRY ',
    category: 'Hardware',
    location: 'UK',
    type: 'Private company',
    technology: 'Trapped ions',
    founded: '2018–2020',
    sort: 'Newest first',
  };

  it('lets everything pass while nothing is chosen', () => {
    expect(isSought(company({}), {})).toBe(true);
    expect(isSought(company({}), Object.fromEntries(Object.keys(all).map((name) => [name, ''])))).toBe(true);
  });

  it('asks for all that is chosen together', () => {
    expect(isSought(company({}), all)).toBe(true);
    for (const different of [
      { text: searchable('Oxford Ionics') },
      { category: 'Software' },
      { countries: ['USA', 'Canada'] },
      { companyType: 'Public company' },
      { technology: 'Photonics' },
      { founded: 2021 },
    ])
      expect(isSought(company(different), all), JSON.stringify(different)).toBe(false);
  });

  it('finds a company in each of its countries', () => {
    expect(isSought(company({ countries: ['USA', 'UK'] }), { location: 'UK' })).toBe(true);
  });
});

describe('compareCompanies', () => {
  const companies = [
    company({ name: 'A', founded: 2019, employees: 60 }),
    company({ name: 'B', founded: 1993, employees: undefined }),
    company({ name: 'C', founded: 2021, employees: 500 }),
    company({ name: 'D', founded: 1935, employees: undefined }),
    company({ name: 'E', founded: 2021, employees: 60 }),
  ];
  const sorted = (order: string) =>
    companies
      .toReversed()
      .sort((a, b) => compareCompanies(a, b, order))
      .map(({ name }) => name)
      .join('');

  it.each([
    ['', 'ABCDE'],
    ['Oldest first', 'DBACE'],
    ['Newest first', 'CEABD'],
    ['Largest first', 'CAEBD'],
    ['Smallest first', 'AECBD'],
    ['no such order', 'ABCDE'],
  ])('%s: %s', (order, expected) => {
    expect(sorted(order)).toBe(expected);
  });

  it('knows each order that the form offers', () => {
    for (const order of ORDERS) expect(sorted(order), order).not.toBe(sorted(''));
  });
});
