import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { allCountries, countriesOf } from './countries.ts';

describe('countriesOf', () => {
  it.each([
    ['Maryland, USA', ['USA']],
    ['Massy / Palaiseau, France', ['France']],
    ['Palo Alto, California, USA / Burnaby, Canada', ['USA', 'Canada']],
    ['Berkeley, California / Boulder, Colorado, USA', ['USA']],
  ])('%s', (location, countries) => {
    expect(countriesOf(location)).toEqual(countries);
  });

  it('says what to do about a country that it does not know', () => {
    expect(() => countriesOf('Singapore')).toThrow(/"Singapore" names no country/);
  });

  it('finds a country for every company', () => {
    const places = entriesOf('companies');
    expect(allCountries(places)).toEqual([
      'Australia',
      'Canada',
      'China',
      'Finland',
      'France',
      'Israel',
      'Japan',
      'UK',
      'USA',
    ]);
  });
});
