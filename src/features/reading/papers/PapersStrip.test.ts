import { expect, it } from 'vitest';
import { yearMarks } from './PapersStrip.tsx';

const names = (first: number, last: number) => yearMarks(first, last).map(({ name }) => name);

it('names the first and the last year, and the decades that have room between them', () => {
  expect(names(1982, 2026)).toEqual(['1982', '1990', '2000', '2010', '2020', '2026']);
  expect(names(1964, 2024)).toEqual(['1964', '1970', '1980', '1990', '2000', '2010', '2024']);
  expect(yearMarks(1982, 2026).filter(({ isMinor }) => isMinor)).toMatchObject([{ name: '2020' }]);
});
