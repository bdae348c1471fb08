import { describe, expect, it } from 'vitest';
import { typedFigures } from './typed-figures.ts';

const source = { id: 'a', title: 'A', publisher: 'A', url: 'https://a.example', kind: 'paper', isPrimary: true };
const figure = (value: string, ...older: string[]) => ({
  name: 'employees',
  values: [dated(value), ...older.map(dated)] as const,
});

function dated(value: string) {
  return { value, asOf: '2024-12', disputed: [], source };
}

const foundIn = (text: string, value: string) => typedFigures('x.yaml', { text }, [figure(value)]).length > 0;

describe('a number that a figure of the same file holds already', () => {
  it('is named with its field and what to write', () => {
    const data = { list: [{ note: 'It has 407 people.' }], figures: { employees: [{ scope: '407 in all' }] } };
    expect(typedFigures('content/companies/ionq.yaml', data, [figure('407')])).toEqual([
      'content/companies/ionq.yaml: list[0].note types 407, which is figures.employees; write "{employees}" in its place',
    ]);
  });

  it.each([
    ['$2.1B is close to it.', '$2.1B'],
    ['It is worth ($1B).', '$1B'],
    ['about 99.94%, as they say', 'about 99.94%'],
    ['750+ companies', '750+'],
  ])('is found: %s', (text, value) => {
    expect(foundIn(text, value)).toBe(true);
  });

  it.each([
    ['1,407 people, 407% more, 407.5 of them, 407–500 of them, 2407', '407'],
    ['A$1B, $1Bn', '$1B'],
    ['97 qubits, where chance may have it so', '97'],
    ['0.05 of them', '0.05'],
    ['It has {employees} people.', '407'],
    ['https://example.org/407 ', '407'],
    ['Public', 'Public'],
  ])('is none: %s', (text, value) => {
    expect(foundIn(text, value)).toBe(false);
  });

  it('is none where it was overtaken', () => {
    expect(typedFigures('x.yaml', { text: 'In 2023 it had 324 people.' }, [figure('407', '324')])).toEqual([]);
  });
});
