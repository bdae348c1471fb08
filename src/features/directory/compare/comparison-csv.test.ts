import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { companyComparison } from '../companies/company-comparison.ts';
import { machineComparison } from '../machines/machine-comparison.ts';
import { compare } from './comparison.ts';
import { comparisonCsv } from './comparison-csv.ts';

it.each([
  ['machines', machineComparison()],
  ['companies', companyComparison()],
])('what is compared of all %s is in the file, four at a time, each row as wide as its head', (_, data) => {
  for (let from = 0; from < data.items.length; from += 4) {
    const comparison = compare(
      data,
      data.items.slice(from, from + 4).map(({ id }) => id),
    );
    const [head = [], ...rows] = parse(comparisonCsv(comparison, data)) as string[][];
    expect(head).toHaveLength(1 + 4 * comparison.items.length);
    const { rows: differing, alone, same } = comparison;
    expect(rows).toHaveLength(differing.length + alone.length + same.length);
    expect(comparison.title).not.toBe('');
  }
});

it('quotes what has to be quoted', () => {
  const data = machineComparison();
  const [first, second] = data.items;
  if (!first || !second) throw new Error('There are no machines');
  const named = { ...data, items: [{ ...first, name: 'A "b", c' }, second] };
  expect(comparisonCsv(compare(named, [first.id, second.id]), named)).toContain(',"A ""b"", c",');
});

it('every name of a basis that values have is known, so that a reason can be given in words', () => {
  for (const data of [machineComparison(), companyComparison()]) {
    const [lead] = data.figures;
    const bases = data.items.flatMap(({ values }) => values[lead?.key ?? '']?.basis ?? []);
    for (const basis of bases) expect(Object.keys(data.names)).toContain(basis);
  }
});
