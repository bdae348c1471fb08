import { expect, it } from 'vitest';
import type { Figure } from '#src/model/figures.ts';
import { countFigures } from './figure-list.ts';

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
    figure({ absent: 'not on record' }, true),
  ];
  expect(countFigures(figures)).toMatchObject({ figures: 3, primary: 50 });
  expect(countFigures([])).toMatchObject({ figures: 0, primary: 0 });
});
