import type { Entry } from '#src/model/read-content.ts';
import { COMPANY_CATEGORIES, COMPANY_TYPES } from '#src/model/schemas/company.ts';
import { TECHNOLOGIES } from '#src/model/schemas/technology.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { allCountries } from '../countries.ts';
import { companyColumns } from './columns.ts';

const orders = {
  'Oldest first': { key: 'founded', direction: 'ascending' },
  'Newest first': { key: 'founded', direction: 'descending' },
  'Largest first': { key: 'employees', direction: 'descending' },
  'Smallest first': { key: 'employees', direction: 'ascending' },
} as const;

export function directoryFilter(companies: readonly Entry<'companies'>[]) {
  const inUse = new Set(companies.map(({ technology }) => technology));
  const technologies = TECHNOLOGIES.filter((technology) => inUse.has(technology)).map((each) => technologyNames[each]);
  return {
    total: companies.length,
    orders,
    columns: companyColumns,
    selects: [
      { name: 'category', label: 'Category', options: COMPANY_CATEGORIES },
      { name: 'location', label: 'Location', options: allCountries(companies) },
      { name: 'type', label: 'Company type', options: COMPANY_TYPES },
      { name: 'technology', label: 'Technology', options: technologies },
      { name: 'founded', label: 'Founded', all: 'Any year', options: FOUNDED_RANGES },
      { name: 'sort', label: 'Order', all: 'By name', options: Object.keys(orders) },
    ],
  };
}

/** Ranges of founding years that the directory filters by, oldest first; each ends where the next begins. */
const RANGES = [
  { from: 0, label: 'Before 2010' },
  { from: 2010, label: '2010–2014' },
  { from: 2015, label: '2015–2017' },
  { from: 2018, label: '2018–2020' },
  { from: 2021, label: 'Since 2021' },
] as const;

/** The ranges' words, as the form shows them. */
export const FOUNDED_RANGES: readonly string[] = RANGES.map(({ label }) => label);

/** The words of the range that a founding year falls in. */
export function foundedRange(year: number): string {
  return (RANGES.findLast(({ from }) => from <= year) ?? RANGES[0]).label;
}
