import { PROGRAM_LEVELS, type University } from '#src/model/schemas/university.ts';

type Program = University['programs'][number];

/** From the first degree to what one learns at work. */
export const DEGREES = ["Bachelor's", "Master's", 'PhD', 'Professional'] as const;

/** The levels under which a program is found: its own, and those that a program of several levels leads to. */
export function levelsOf({ level, leadsTo = [] }: Pick<Program, 'level' | 'leadsTo'>): Program['level'][] {
  return [level, ...leadsTo];
}

/** Every level that one of the programs has, in the order of the content model. */
export function allLevels(universities: readonly Pick<University, 'programs'>[]): Program['level'][] {
  const present = universities.flatMap(({ programs }) => programs.flatMap(levelsOf));
  return PROGRAM_LEVELS.filter((level) => present.includes(level));
}

/** The country of a location: what is after its last comma. Throws where there is none. */
export function countryOf(location: string): string {
  const country = location.split(', ').slice(1).at(-1);
  if (!country) throw new Error(`"${location}" names no country; write it last, after a comma`);
  return country;
}

/** Every country of the universities, in alphabetical order. */
export function allCountries(universities: readonly Pick<University, 'location'>[]): string[] {
  return [...new Set(universities.map(({ location }) => countryOf(location)))].sort();
}

/** Universities by country, and within one in their own order. */
export function byCountry<University extends { location: string }>(universities: readonly University[]): University[] {
  return [...universities].sort((a, b) => countryOf(a.location).localeCompare(countryOf(b.location), 'en'));
}
