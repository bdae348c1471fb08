import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { inBillions } from '../funding/money-text.ts';
import { fundingOf, raisedBy, raisedIn, sum, totalFunding } from './funding.ts';

it('R24.4: the total is the rounded sum in billions', () => {
  expect(totalFunding([1.3e9, 140e6, 3e9])).toBe('$4B+');
  expect(totalFunding([])).toBe('$0B+');
});

it('the sum before rounding has two decimals', () => {
  expect(inBillions(sum([1.3e9, 140e6, 3.1e9]))).toBe('$4.54B');
});

const work = { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example/b' };
const release = { ...work, kind: 'release', isPrimary: true };
const edition = { ...work, kind: '2024 edition', isPrimary: false };
const round = (value: number, currency: 'USD' | 'EUR', source = release) => ({ source, amount: { value, currency } });

it('R17.1, R24.4: what a startup raised is the sum of its rounds, each currency by itself', () => {
  expect(raisedIn([round(340e6, 'EUR'), round(2e9, 'USD'), round(1.64e9, 'USD')])).toEqual({
    rounds: 3,
    usd: 3.64e9,
    text: '$3.64B + €340M',
  });
  expect(raisedIn([round(35.5e6, 'USD')]).text).toBe('$36M');
});

it('neither a round without an amount nor one without a source adds anything', () => {
  const nothing = { rounds: 0, usd: 0, text: '' };
  expect(raisedIn([round(24e6, 'USD', edition), { source: release, absent: 'not published' }])).toEqual(nothing);
  expect(raisedIn([])).toEqual(nothing);
});

it('no startup is said to have raised less than the table of rounds has of it', () => {
  for (const startup of entriesOf('startups'))
    expect(fundingOf(startup), startup.id).toBeGreaterThanOrEqual(raisedBy(startup).usd);
});
