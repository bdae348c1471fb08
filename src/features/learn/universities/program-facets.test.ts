import { describe, expect, it } from 'vitest';
import { type University, university } from '#src/model/schemas/university.ts';
import { textsOf } from '#tests/support/content.ts';
import { allCountries, allLevels, byCountry, countryOf, levelsOf } from './program-facets.ts';

type Program = University['programs'][number];

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

const program = (level: Program['level'], leadsTo?: Program['leadsTo']): Program => ({
  name: 'A program',
  level,
  ...(leadsTo ? { leadsTo } : {}),
  description: 'What it teaches.',
  highlights: ['A laboratory'],
  website: 'https://university.example/program',
});
const entry = (location: string, ...programs: Program[]): University => ({
  order: 1,
  name: 'A university',
  location,
  programs,
  asOf: '2026-11',
  sources: ['university-program-2026'],
});

it('R20.1: the countries are those of the universities, each once', () => {
  const places = ['Delft, Netherlands', 'Campinas, Brazil', 'Leiden, Netherlands'];
  expect(allCountries(places.map((place) => entry(place)))).toEqual(['Brazil', 'Netherlands']);
});

it('every university of the site names its country', () => {
  for (const location of textsOf('universities', 'location')) expect(() => countryOf(location)).not.toThrow();
});

it('a program of several levels is found under each of them', () => {
  expect(levelsOf({ level: 'Multiple', leadsTo: ["Master's", 'PhD'] })).toEqual(['Multiple', "Master's", 'PhD']);
  expect(levelsOf({ level: 'PhD' })).toEqual(['PhD']);
});

it('R20.2: only levels that a program has can be chosen, in their order', () => {
  const two = entry('Delft, Netherlands', program("Master's"), program('Multiple', ['PhD', "Master's"]));
  expect(allLevels([two])).toEqual(['PhD', "Master's", 'Multiple']);
  expect(allLevels([])).toEqual([]);
});

it('a program names the levels that it leads to where there are several, and only there', () => {
  const isValid = (one: Program) => university.safeParse(entry('Delft, Netherlands', one)).success;
  expect(isValid(program('Multiple'))).toBe(false);
  expect(isValid(program('PhD', ['PhD', "Master's"]))).toBe(false);
  expect(isValid(program('Multiple', ['PhD', "Master's"]))).toBe(true);
});

it('R20.4: universities stand by country, and within one in their own order', () => {
  const places = ['Sydney, Australia', 'Zürich, Switzerland', 'Delft, Netherlands', 'Brisbane, Australia'];
  const inOrder = byCountry(places.map((place) => entry(place, program('PhD')))).map(({ location }) => location);
  expect(inOrder).toEqual(['Sydney, Australia', 'Brisbane, Australia', 'Delft, Netherlands', 'Zürich, Switzerland']);
});
