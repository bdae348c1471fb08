import { expect, it } from 'vitest';
import { yearsExposed } from './exposure.ts';

it.each([
  [{ secrecy: 10, migration: 8, machine: 15 }, 3],
  [{ secrecy: 7, migration: 8, machine: 15 }, 0],
  [{ secrecy: 2, migration: 3, machine: 15 }, 0],
  [{ secrecy: 30, migration: 5, machine: 10 }, 25],
])('%o: %d years', (example, years) => {
  expect(yearsExposed(example)).toBe(years);
});
