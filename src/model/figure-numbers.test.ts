import { describe, expect, it } from 'vitest';
import { numbersAgree, quantitiesIn } from './figure-numbers.ts';
import type { DatedValue } from './figures.ts';

const source = { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example/b', kind: 'paper', isPrimary: true };

type Said = Partial<DatedValue>;

function problems(value: string, numbers: Said): string[] {
  const values = [{ value, asOf: '2024-12', source, disputed: [], ...numbers }] as const;
  return numbersAgree([{ file: 'content/companies/a.yaml', name: 'figure', values }]);
}

const money = (value: number, currency: 'USD' | 'EUR' | 'CAD' | 'CNY', to?: number) => ({
  amount: { value, currency, ...(to ? { to } : {}) },
});
const error = (value: number, to?: number) => ({ error: { value, ...(to ? { to } : {}), kind: 'mean', of: 'gate' } });
const seconds = (from: number, to = from) => ({ seconds: { from, to } });

describe('a number that its text bears out', () => {
  it.each([
    ['407', { count: 407 }],
    ['about 45K+', { count: 45_000 }],
    ['200–250', { count: 200 }],
    ['2²⁰ = 1,048,576', { count: 1_048_576 }],
    ['1.07 million bits', { count: 1_070_000 }],
    ['1,576,000 (parent company)', {}],
    ['about +20% a year, 2014–2024', { percent: 20 }],
    ['over two thirds', { percent: 67 }],
    ['$61,000', money(61_000, 'USD')],
    ['$3.2B to $4.4B', money(3.2e9, 'USD', 4.4e9)],
    ['€10–12M', money(10e6, 'EUR', 12e6)],
    ['over $1B', { ...money(1e9, 'USD'), floor: true }],
    ['$300M+', { ...money(300e6, 'USD'), floor: true }],
    ['750+', { count: 750, floor: true }],
    ['C$195M (about US$140M)', money(195e6, 'CAD')],
    ['CN¥3.15 billion', money(3.15e9, 'CNY')],
    ['0.17%', error(0.00174)],
    ['99.9916(7)%', error(8.4e-5)],
    ['95-98%', error(0.02, 0.05)],
    ['1.5(4) × 10⁻⁷', error(1.5e-7)],
    ['56–72 ns', seconds(56e-9, 72e-9)],
    ['672 µs', seconds(550e-6, 883e-6)],
    ['T1 up to 666 μs, echo T2 up to 1,057 μs', seconds(1057e-6)],
    ['44 min', seconds(2640)],
  ] as [string, Said][])('%s', (value, numbers) => {
    expect(problems(value, numbers)).toEqual([]);
  });
});

it.each([
  ['over $1B', money(1e9, 'USD'), 'floor: true'],
  ['$3.2B to $4.4B', money(3.2e9, 'USD'), 'amount.to: 4400000000'],
] as [string, Said, string][])(
  'an amount that is a least one or a range says so in its fields: %s',
  (value, numbers, needed) => {
    expect(problems(value, numbers)).toEqual([`content/companies/a.yaml: figures.figure: "${value}" needs ${needed}`]);
  },
);

describe('a number that its text does not bear out, in every unit', () => {
  it.each([
    ['407', { count: 4_070 }, 'count: 4070'],
    ['12,000+', { count: 12 }, 'count: 12'],
    ['$407', { ...money(407, 'USD'), count: 407 }, 'count: 407'],
    ['+42%', { percent: 4.2 }, 'percent: 4.2'],
    ['407', { percent: 407 }, 'percent: 407'],
    ['over a third', { percent: 66 }, 'percent: 66'],
    ['$2.1B', money(2.1e6, 'USD'), 'amount: 2100000 USD'],
    ['About $14.5B', money(1.45e9, 'USD'), 'amount: 1450000000 USD'],
    ['€340M', money(340e6, 'USD'), 'amount: 340000000 USD'],
    ['£260M', money(26e6, 'EUR'), 'amount: 26000000 EUR'],
    ['$1B', { ...money(1e9, 'USD'), floor: true }, 'floor'],
    ['+42%', { percent: 42, floor: true }, 'floor'],
    ['$3.2B to $4.4B', money(3.2e9, 'USD', 5e9), 'amount.to: 5000000000'],
    ['0.17%', error(0.0174), 'error: 0.0174'],
    ['99.9%', error(0.01), 'error: 0.01'],
    ['95-98%', error(0.02, 0.5), 'error.to: 0.5'],
    ['2.5 × 10⁻⁵', error(2.5e-4), 'error: 0.00025'],
    ['68 µs', seconds(68e-3), 'seconds: 0.068 to 0.068'],
    ['10–100 s', seconds(10, 1000), 'seconds: 10 to 1000'],
  ] as [string, Said, string][])('%s', (value, numbers, number) => {
    expect(problems(value, numbers)).toEqual([
      `content/companies/a.yaml: figures.figure: "${value}" does not say ${number}; make them agree`,
    ]);
  });

  it('money without its number', () => {
    expect(problems('€340M', {})).toEqual([
      'content/companies/a.yaml: figures.figure: "€340M" needs amount: {value: 340000000, currency: EUR}',
    ]);
  });

  it('what another source says of the same date', () => {
    const disputed = [{ value: '400', count: 40, source }];
    expect(problems('407', { count: 407, disputed })).toHaveLength(1);
  });
});

it('the first end of a range takes scale and unit from the second', () => {
  expect(quantitiesIn('$3–4B').map(({ value, unit }) => [value, unit])).toEqual([
    [3e9, 'USD'],
    [4e9, 'USD'],
  ]);
});
