import { expect, it } from 'vitest';
import { buildDate } from '#src/model/build-date.ts';
import type { DatedValue, Figure } from '#src/model/figures.ts';
import { changesOf, countFigures } from './figure-list.ts';

const work = { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example/b' };
const figure = (value: object, isPrimary: boolean): Figure => ({
  id: 'companies/a/employees',
  name: 'employees',
  subject: 'A',
  address: '/companies/a',
  file: 'content/companies/a.yaml',
  label: 'Employees',
  kind: 'head-count',
  values: [{ asOf: '2024-12', disputed: [], source: { ...work, kind: 'filing', isPrimary }, ...value }],
  isDue: false,
});

it('counts primary sources among the figures that have a value', () => {
  const figures = [
    figure({ value: '407' }, true),
    figure({ value: '200+' }, false),
    figure({ value: 'Public' }, true),
    figure({ absent: 'not on record' }, true),
  ];
  expect(countFigures(figures)).toMatchObject({ figures: 4, primary: 50 });
  expect(countFigures([])).toMatchObject({ figures: 0, primary: 0 });
});

it('counts no reported figure as resting on a primary source', () => {
  expect(countFigures([figure({ value: '$14.5B', reported: true }, true)])).toMatchObject({ primary: 0 });
});

it('tells the age of values alone', () => {
  const old = figure({ value: '407', asOf: '2020-01' }, true);
  const absences = Array.from({ length: 3 }, () => figure({ absent: 'not on record', asOf: buildDate() }, true));
  expect(countFigures([...absences, old]).medianAge).toBe(countFigures([old]).medianAge);
});

it('R24.19: lists as a change only what is printed otherwise', () => {
  const source = { ...work, kind: 'filing', isPrimary: true } as const;
  const dated = (asOf: string, value: string): DatedValue => ({ asOf, disputed: [], source, value });
  const values = [dated('2026', 'Public'), dated('2025', 'Public'), dated('2024', '$1B')] as const;
  const changed = changesOf([{ ...figure({}, true), values }]);
  expect(changed.map(({ from, to }) => [from.value, to.value])).toEqual([['$1B', 'Public']]);
});
