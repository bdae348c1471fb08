/** Countries of the directory, as its entries write them. */
const COUNTRIES = ['Australia', 'Canada', 'China', 'Finland', 'France', 'Israel', 'Japan', 'UK', 'USA'];

/**
 * The countries that a company is led from, from a location such as "Broomfield, Colorado, USA / Cambridge, UK".
 * Throws where it names none.
 */
export function countriesOf(location: string): string[] {
  const found = location.split(/, | \/ /).filter((part) => COUNTRIES.includes(part));
  if (found.length === 0) throw new Error(`"${location}" names no country of src/companies/countries.ts; add it there`);
  return [...new Set(found)];
}

/** Every country that one of the companies is led from, in alphabetical order. */
export function allCountries(companies: readonly { location: string }[]): string[] {
  return [...new Set(companies.flatMap(({ location }) => countriesOf(location)))].sort();
}
