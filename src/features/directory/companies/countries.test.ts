import { describe, expect, it } from 'vitest';
import { textsOf } from '#tests/support/content.ts';
import { allCountries, countriesOf } from './countries.ts';

describe('countriesOf', () => {
  it.each([
    ['Maryland, USA', ['USA']],
    ['Massy / Palaiseau, France', ['France']],
    ['Palo Alto, California, USA / Burnaby, Canada', ['USA', 'Canada']],
    ['Berkeley, California / Boulder, Colorado, USA', ['USA']],
    ['Atlanta, Georgia, USA', ['USA']],
    ['Singapore', ['Singapore']],
  ])('%s', (location, countries) => {
    expect(countriesOf(location)).toEqual(countries);
  });

  it('R13.5: knows any country, without having heard of it before', () => {
    expect(countriesOf('São Paulo, Brazil')).toEqual(['Brazil']);
    expect(countriesOf('Lisbon, Portugal / Atlantis City, Atlantis')).toEqual(['Portugal', 'Atlantis']);
  });

  it.each(['Tel Aviv', 'California / Boulder', ''])(
    'says what to do about "%s", which names no country',
    (location) => {
      expect(() => countriesOf(location)).toThrow(`"${location}" names no country; write it last`);
    },
  );

  it('finds a country for every company, and no state among them', () => {
    const countries = allCountries(textsOf('companies', 'location').map((location) => ({ location })));
    expect(countries).toContain('USA');
    expect(countries).not.toContain('California');
  });
});
