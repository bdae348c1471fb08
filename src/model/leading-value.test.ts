import { expect, it } from 'vitest';
import { leadingValue } from './leading-value.ts';

const value = { value: '10,000+' };
const notPublished = { absent: 'not published' } as const;
const notOnRecord = { absent: 'not on record' } as const;

it('R24.2: an absence leads over no value', () => {
  expect(leadingValue([notPublished, value])).toBe(value);
  expect(leadingValue([notOnRecord, notPublished, value])).toBe(value);
});

it('R24.2: what no longer applies has no value, whatever it was', () => {
  const gone = { absent: 'does not apply' } as const;
  expect(leadingValue([gone, value])).toBe(gone);
});

it('the newest leads where there is no value at all', () => {
  expect(leadingValue([notOnRecord, notPublished])).toBe(notOnRecord);
});
