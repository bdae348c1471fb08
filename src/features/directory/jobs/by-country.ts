import { allCountries, countriesOf } from '../companies/countries.ts';

/** Companies under each country that they are led from, countries in alphabetical order. */
export function byCountry<Company extends { location: string }>(companies: readonly Company[]): Map<string, Company[]> {
  return new Map(
    allCountries(companies).map((country) => [
      country,
      companies.filter(({ location }) => countriesOf(location).includes(country)),
    ]),
  );
}
