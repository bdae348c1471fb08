import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { type ErrorValue, errorValues, recordsOf } from './error-records.ts';

const of = (value: number, at: number) => ({ value, at }) as ErrorValue;

it('a record is lower than all that came before it', () => {
  const values = [of(0.01, 2020), of(0.02, 2021), of(0.005, 2022), of(0.005, 2023), of(0.001, 2024)];
  expect(recordsOf(values).map(({ at }) => at)).toEqual([2020, 2022, 2024]);
  expect(recordsOf([])).toEqual([]);
});

it('values are means and medians only, in the order of their dates', () => {
  const values = errorValues(entriesOf('machines'));
  expect(values.length).toBeGreaterThan(10);
  expect(values.map(({ at }) => at)).toEqual(values.map(({ at }) => at).sort((a, b) => a - b));
});
