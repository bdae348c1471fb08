interface Work {
  url: string;
  name: string;
}

const DOI = 'https://doi.org/';
const ARXIV = 'https://arxiv.org/abs/';

/** How a term names its source: by the work's short name, its DOI, its arXiv number, or the site it stands on. */
export function citation(url: string, works: readonly Work[]): string {
  const work = works.find((entry) => entry.url === url);
  if (work) return work.name;
  if (url.startsWith(DOI)) return `doi:${url.slice(DOI.length)}`;
  if (url.startsWith(ARXIV)) return `arXiv:${url.slice(ARXIV.length)}`;
  return new URL(url).hostname.replace(/^www\./, '');
}
