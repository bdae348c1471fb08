import { describe, expect, it } from 'vitest';
import { tally } from '#src/charts/tally.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { countriesOf } from '../countries.ts';

/** The sentences above the charts are written, the charts are counted: these tests hold the two together. */
const companies = entriesOf('companies');

const share = (count: number) => count / companies.length;

describe('what content/pages/companies.yaml says of the charts is so', () => {
  it('more than half are led from the United States; three are led from two countries', () => {
    const countries = companies.map(({ location }) => countriesOf(String(location)));
    const [first] = tally(countries.flat());
    expect(first?.label).toBe('USA');
    expect(share(first?.value ?? 0)).toBeGreaterThan(0.5);
    expect(countries.map(({ length }) => length).filter((length) => length > 1)).toEqual([2, 2, 2]);
  });

  it('superconducting circuits are the most common', () => {
    const [first, second] = tally(companies.map(({ technology }) => String(technology)));
    expect(first?.label).toBe('superconducting');
    expect(first?.value).toBeGreaterThan(second?.value ?? 0);
  });

  it('most were founded between 2015 and 2019', () => {
    const then = companies.filter(({ founded }) => Number(founded) >= 2015 && Number(founded) <= 2019);
    expect(share(then.length)).toBeGreaterThan(0.5);
  });

  it('the companies with another year than their own are those that the note names', () => {
    const noted = companies.filter(({ foundedNote }) => foundedNote !== undefined);
    expect(noted.map(({ name }) => String(name)).toSorted()).toEqual([
      'Fujitsu Quantum',
      'IBM Quantum',
      'Infleqtion',
      'Intel Quantum',
      'Microsoft Azure Quantum',
      'NVIDIA',
    ]);
  });
});
