import { describe, expect, it } from 'vitest';
import { figureHistory, leadingValue } from './figure.ts';

const value = { value: '407', asOf: '2024-12', source: 'stock-analysis-ionq' };
const older = { ...value, value: '200+' };

const problemsOf = (...values: object[]) =>
  (figureHistory.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the history of a figure', () => {
  it('has the newest value first, each with its source and date', () => {
    expect(problemsOf(value, { ...older, asOf: '2023-12' }, { ...older, asOf: '2022' })).toEqual([]);
  });

  it('is refused without a source', () => {
    expect(problemsOf({ value: '407', asOf: '2024-12' }, { ...older, asOf: '2023', source: 'Annual Report' })).toEqual([
      '0.source: Name a file of content/sources, or a paper as "paper:acharya-2024"',
      '1.source: Name a file of content/sources, or a paper as "paper:acharya-2024"',
    ]);
  });

  it.each([undefined, 2024, '12/2024', '2024-13'])('is refused with the date %s', (asOf) => {
    expect(problemsOf({ ...value, asOf })).toEqual([expect.stringMatching(/^0\.asOf: (Write a date as|There is no)/)]);
  });

  it('is refused with two values of one date, unless the newer corrects the older', () => {
    expect(problemsOf(value, older)).toEqual([expect.stringMatching(/^0: Two values of 2024-12; mark the newer/)]);
    expect(problemsOf({ ...value, correction: true }, older)).toEqual([]);
    expect(problemsOf({ ...value, correction: true }, older, older)).toEqual([expect.stringMatching(/^1: Two values/)]);
  });

  it('is refused in another order', () => {
    expect(problemsOf({ ...older, asOf: '2023' }, value)).toEqual([
      '0: The newest value stands first, but here is 2023 after 2024-12; put them in order',
    ]);
  });
});

const known = { value: '10,000+' };
const notPublished = { absent: 'not published' } as const;
const notOnRecord = { absent: 'not on record' } as const;

it('R24.2: an absence leads over no value', () => {
  expect(leadingValue([notPublished, known])).toBe(known);
  expect(leadingValue([notOnRecord, notPublished, known])).toBe(known);
});

it('R24.2: what no longer applies has no value, whatever it was', () => {
  const gone = { absent: 'does not apply' } as const;
  expect(leadingValue([gone, known])).toBe(gone);
});

it('the newest leads where there is no value at all', () => {
  expect(leadingValue([notOnRecord, notPublished])).toBe(notOnRecord);
});
