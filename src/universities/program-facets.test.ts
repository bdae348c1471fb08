import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { university } from '#src/model/schemas/university.ts';
import { allCountries, allLevels, countryOf, levelsOf } from './program-facets.ts';

const universities = entriesOf('universities');

describe('countryOf', () => {
  it.each([
    ['Cambridge, Massachusetts, USA', 'USA'],
    ['Delft, Netherlands', 'Netherlands'],
  ])('%s', (location, country) => {
    expect(countryOf(location)).toBe(country);
  });

  it('says what to do where there is none', () => {
    expect(() => countryOf('Singapore')).toThrow('"Singapore" names no country');
  });
});

it('the nine universities stand in six countries', () => {
  expect(universities).toHaveLength(9);
  expect(allCountries(universities)).toEqual(['Australia', 'Canada', 'Denmark', 'Netherlands', 'Switzerland', 'USA']);
});

it('a program of several levels is found under each of them', () => {
  expect(levelsOf({ level: 'Multiple', leadsTo: ["Master's", 'PhD'] })).toEqual(['Multiple', "Master's", 'PhD']);
  expect(levelsOf({ level: 'PhD' })).toEqual(['PhD']);
});

it('only levels that a program has can be chosen, in their order', () => {
  expect(allLevels(universities)).toEqual(['PhD', 'Professional', "Master's", "Bachelor's", 'Multiple']);
  expect(allLevels(universities.slice(0, 1)).length).toBeLessThan(5);
});

it('a program names the levels that it leads to where there are several, and only there', () => {
  const [first] = universities.map(({ id: _, ...fields }) => fields);
  const withProgram = (facts: object) => ({ ...first, programs: [{ ...first?.programs[0], ...facts }] });
  expect(university.safeParse(withProgram({ level: 'Multiple' })).success).toBe(false);
  expect(university.safeParse(withProgram({ level: 'PhD', leadsTo: ['PhD', "Master's"] })).success).toBe(false);
  expect(university.safeParse(withProgram({ level: 'Multiple', leadsTo: ['PhD', "Master's"] })).success).toBe(true);
});
