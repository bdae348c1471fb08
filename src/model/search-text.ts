/** What is in brackets behind a name: its abbreviation, or the institute that is meant. */
export function abbreviationsIn(name: string): string[] {
  return [...name.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => inside);
}

/** The numbers by which a paper is known: those of its addresses at doi.org and arXiv. */
export function paperNumbers(addresses: readonly string[]): string[] {
  const numbers = addresses.flatMap((address) => {
    const [, site, number] = /^https:\/\/(doi|arxiv)\.org\/(?:abs\/)?(.+)$/.exec(address) ?? [];
    return site && number ? [`${site === 'doi' ? 'doi' : 'arXiv'}:${number}`] : [];
  });
  return [...new Set(numbers)];
}

/** One text of several; each begins a new sentence, so that an excerpt can be read. */
export function sentences(...parts: readonly string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
