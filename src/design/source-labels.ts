/** Short names of the sources of one entry, each of its own: a name that comes twice is counted. */
export function sourceLabels(urls: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return urls.map((url) => {
    const label = sourceLabel(url);
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

/** Short name of a source: a DOI (ISO 26324), an arXiv number or a repository where the address says one, else the host. */
export function sourceLabel(url: string): string {
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  if (host === 'doi.org') return `doi:${decodeURIComponent(pathname.slice(1))}`;
  if (host === 'arxiv.org') return `arXiv:${pathname.replace(/^\/(abs|pdf)\//, '')}`;
  if (host === 'github.com') return host + pathname.split('/').slice(0, 3).join('/');
  return host;
}

/** Whether a short name is the document's own, by which it is found without its address. */
export function isIdentifier(label = ''): boolean {
  return /^(doi|arXiv):/.test(label);
}

/** Plain addresses as a page lists its sources. */
export function listedSources(urls: readonly string[]): { title: string; publisher: string; url: string }[] {
  const labels = sourceLabels(urls);
  return urls.map((url, index) => ({ title: labels[index] ?? url, publisher: new URL(url).hostname, url }));
}
