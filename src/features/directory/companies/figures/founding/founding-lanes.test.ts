import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { type Founded, foundingLayout } from './founding-lanes.ts';

const company = (name: string, founded: number, technology: Founded['technology'] = 'ion'): Founded => ({
  ...{ id: name, name, founded, technology, companyType: 'Private company' },
});

describe.each(Object.keys(SIZES) as Size[])('companies at their years, %s', (size) => {
  it('the most common technology stands first, and the oldest company of a lane', () => {
    const { lanes } = foundingLayout([company('A', 2020, 'atom'), company('B', 2020), company('C', 1999)], size);
    expect(lanes.map(({ technology, count }) => [technology, count])).toEqual([
      ['ion', 2],
      ['atom', 1],
    ]);
    expect(lanes[0]?.marks.map(({ text }) => text)).toEqual(['C 1999', 'B']);
  });

  it('two of one year stand below each other, and a name at the edge before its sign', () => {
    const names = ['A company', 'Another with a name of some length'];
    const [lane] = foundingLayout([company('First', 2010), ...names.map((name) => company(name, 2024))], size).lanes;
    const [first, a, b] = lane?.marks ?? [];
    expect(a?.at[1]).not.toBe(b?.at[1]);
    expect(first?.label.anchor).toBe('start');
    expect(b?.label.anchor).toBe('end');
  });
});
