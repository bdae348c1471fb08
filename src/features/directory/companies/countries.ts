/** English names of all countries and regions, and the short ones that the directory uses in their place. */
const KNOWN_COUNTRIES: ReadonlySet<string> = new Set([...regionNames(), 'UK', 'USA', 'Hong Kong']);

/**
 * The countries that a company is led from, from a location such as "Broomfield, Colorado, USA / Cambridge, UK". The
 * last place ends in its country, whichever that is; an earlier one may leave out the country that it shares with the
 * last. Throws where there is none.
 */
export function countriesOf(location: string): string[] {
  const places = location.split(' / ').map((place) => place.split(', '));
  const last = places.at(-1) ?? [];
  const country = last.at(-1) ?? '';
  if (last.length < 2 && !KNOWN_COUNTRIES.has(country))
    throw new Error(`"${location}" names no country; write it last, after a comma`);
  const earlier = places.slice(0, -1).map((place) => place.at(-1) ?? '');
  return [...new Set([...earlier.filter((name) => KNOWN_COUNTRIES.has(name)), country])];
}

/** Every country that one of the companies is led from, in alphabetical order. */
export function allCountries(companies: readonly { location: string }[]): string[] {
  return [...new Set(companies.flatMap(({ location }) => countriesOf(location)))].sort();
}

/** There is no list of regions to ask for: every pair of letters is tried. */
function regionNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => names.of(first + second) ?? '')).filter(Boolean);
}
