import { expect, it } from 'vitest';
import { outcomeText } from './OutcomeGlyph.tsx';

it('says what the date of an outcome is the date of', () => {
  expect(outcomeText({ state: 'late', on: '2026-01-05', dateIs: 'delivered' })).toBe('late, delivered 5 Jan 2026');
  expect(outcomeText({ state: 'overdue', on: '2026-05-20', dateIs: 'as of' })).toBe('overdue, as of 20 May 2026');
  expect(outcomeText({ state: 'open' })).toBe('open');
});
