import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { findingOf, type MarketSize, marketSizes } from './market-sizes.ts';

const { counted } = pageOf('industry').sizes;

const size = (fields: Partial<MarketSize>): MarketSize => ({
  ...{ id: 'a', who: 'A', what: 'all', year: 2024, text: '$1B', from: 1e9, to: 1e9, isFloor: false },
  ...{ evidence: 'read', asOf: '2024-12', source: 'https://hub.example/', href: '/figures#a' },
  ...fields,
});

describe('R14.9: the title', () => {
  it('says how many sizes the market has, from the least to the most', () => {
    const sizes = [
      size({ text: 'over $0.9B', from: 0.9e9, to: 0.9e9, isFloor: true }),
      size({}),
      size({ text: '$3.2B to $4.4B', from: 3.2e9, to: 4.4e9 }),
    ];
    expect(findingOf(sizes, counted)).toBe('One market, three sizes: from over $0.9B to $4.4B');
  });

  it('says so where all counts agree, and where there is none', () => {
    expect(findingOf([size({}), size({ id: 'b' })], counted)).toBe('One market, one size: $1B');
    expect(findingOf([], counted)).toBe(counted.none);
  });
});

it('takes floors and ranges from the fields of the figures', () => {
  const sizes = [...marketSizes(counted.rows), ...marketSizes(pageOf('industry').sizes.expected.rows)];
  for (const { text, isFloor, from, to } of sizes) {
    expect(isFloor, text).toBe(/over|\+$/.test(text));
    expect(to > from, text).toBe(/ to |–/.test(text));
  }
});

it('a size is that of its year, also when the figure has gone on', () => {
  const [only] = marketSizes([{ figure: 'market-size', year: 2024, who: 'A', what: 'all' }]);
  expect(only?.asOf.slice(0, 4)).toBe('2024');
});
