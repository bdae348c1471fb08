import { expect, it } from 'vitest';
import { withoutEmpty } from '../../content/form-data.ts';
import { withCorrection, withNewValue, withNothingNewer } from './figure-changes.ts';

const old = {
  value: '$43.1M',
  amount: { value: 43.1e6, currency: 'USD' },
  asOf: '2024-12',
  source: 'a',
  scope: 'fiscal year 2024',
};

it('R63.2: a new value stands on top, asked for in the form of the one that moves into the history', () => {
  const [fresh, ...history] = withNewValue([old]);
  expect(history).toEqual([old]);
  expect(withoutEmpty(fresh, undefined)).toEqual({ amount: { currency: 'USD' } });
  expect(Object.keys(fresh ?? {})).toEqual(['value', 'amount', 'scope']);
});

it('R63.2: what is taken back stays in the history, below its correction of the same date', () => {
  expect(withCorrection([old])).toEqual([{ ...old, correction: true }, old]);
});

it('R63.2: that nothing newer was found stands on top once, and the value below still leads', () => {
  const once = withNothingNewer([old], '2026-11', 'search-2026');
  expect(once).toEqual([{ absent: 'not on record', asOf: '2026-11', source: 'search-2026' }, old]);
  expect(withNothingNewer(once, '2026-12', 'search-2026-12')).toEqual([
    { absent: 'not on record', asOf: '2026-12', source: 'search-2026-12' },
    old,
  ]);
});
