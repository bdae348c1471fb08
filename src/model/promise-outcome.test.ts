import { describe, expect, it } from 'vitest';
import { outcomeOf } from './promise-outcome.ts';
import { promise } from './schemas/promise.ts';

const source = 'a-report';

describe('the word for what became of a promise', () => {
  it.each([
    ['delivered within the year that was named', '2025', { delivered: '2025-11' }, 'kept'],
    ['delivered within the month that was named', '2025-12', { delivered: '2025-12-31' }, 'kept'],
    ['delivered, and no date was given', undefined, { delivered: '2023-02-22' }, 'kept'],
    ['delivered five days after its date', '2025-12', { delivered: '2026-01-05' }, 'late'],
    ['delivered long after its date', '2017-12', { delivered: '2021' }, 'late'],
    ['replaced before its date', '2025', { replaced: '2023-02-13' }, 'changed'],
    ['replaced in the year of its date', '2025', { replaced: '2025-06' }, 'changed'],
    ['given up', '2024', { givenUp: '2025-01' }, 'missed'],
    ['not there half a year after its date', '2025-12', { undelivered: '2026-06' }, 'overdue'],
    ['not there at the end of the second year after it', '2023', { undelivered: '2025-12' }, 'overdue'],
    ['not there after the second year', '2023', { undelivered: '2026-01' }, 'missed'],
    ['looked at no more', '2029', {}, 'open'],
  ])('%s', (_, due, found, state) => {
    expect(outcomeOf({ due, outcome: { ...found, source } }).state).toBe(state);
  });

  it('calls a date a delivery only where something was delivered', () => {
    expect(outcomeOf({ due: '2024-12', outcome: { undelivered: '2026-05-20', source } })).toEqual({
      state: 'overdue',
      on: '2026-05-20',
      dateIs: 'as of',
    });
    expect(outcomeOf({ due: '2025-12', outcome: { delivered: '2026-01-05', source } }).dateIs).toBe('delivered');
    expect(outcomeOf({ outcome: {} })).toEqual({ state: 'open' });
  });
});

describe('a promise is refused', () => {
  const said = { vendor: 'A maker', said: '2020', what: 'A machine in 2024.', due: '2024', source };

  it.each([
    ['with two dates of its outcome', { delivered: '2024', undelivered: '2025', source }, 'Write one date'],
    ['with a date and no source', { delivered: '2024' }, 'names its source'],
    ['replaced after its date', { replaced: '2025-01', source }, 'write delivered or undelivered'],
    ['overdue before its date', { undelivered: '2024-06', source }, 'not overdue before its date'],
  ])('%s', (_, outcome, message) => {
    expect(promise.safeParse({ ...said, outcome }).error?.message).toContain(message);
  });
});
