import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { employeesAtLeast } from './company-size.ts';

describe('employeesAtLeast', () => {
  it.each([
    ['200+', 200],
    ['10,000+', 10_000],
    ['280–320', 280],
    ['1,200–1,500', 1200],
    ['About 350', 350],
    ['40', 40],
  ])('reads "%s"', (text, least) => {
    expect(employeesAtLeast(text)).toBe(least);
  });

  it.each(['220,000+ (parent company)', '29,000+ (whole company)', 'About 110,000 (parent company)'])(
    'does not take "%s" for the size of the quantum work',
    (text) => {
      expect(employeesAtLeast(text)).toBeUndefined();
    },
  );

  it.each(['', 'Unknown', '200-250', '200 – 250', '1000+', '1,00+', '200+ (estimate)', '-5'])(
    'refuses "%s"',
    (text) => {
      expect(() => employeesAtLeast(text)).toThrow(RangeError);
    },
  );

  it('knows the size of every company but those that only state a whole company’s', () => {
    const companies = entriesOf('companies');
    const unknown = companies.filter(({ employees }) => employeesAtLeast(employees) === undefined);
    expect(unknown.map(({ id }) => id).toSorted()).toEqual([
      'aws-center-for-quantum-computing',
      'fujitsu-quantum',
      'intel-quantum',
      'microsoft-azure-quantum',
      'nvidia',
    ]);
  });
});
