import type { Figure } from './figures.ts';

/**
 * Addresses that no statement may rest on: texts made by machines or copied from elsewhere, private blogs, and lists that
 * gather links but neither money nor head-counts. Each begins with a host; a path may follow.
 */
const REFUSED = [
  'smartqbit.com',
  'globalnewsx.com',
  'aubook.com.au',
  'outputnews.com',
  'ambasnajones.com',
  'georgesjabbour.com',
  'oodaloop.com',
  'menafn.com',
  'quantumpirates.substack.com',
  'convergedigest.blogspot.com',
  'qpf.org',
  'asiamanufacturingreview.com',
  'advfn.com',
  'github.com/Michele-Minervini/awesome-quantum-startups',
  'github.com/qosf/awesome-quantum-software',
];

interface File {
  file: string;
  data: unknown;
}

/** No file of the content names an address that statements may not rest on. */
export function addressesAreAccepted(files: readonly File[]): string[] {
  return files.flatMap(({ file, data }) =>
    addressesIn(data)
      .filter(isRefused)
      .map((url) => `${file}: ${url} is no source; cite the paper, the filing or the release that it was copied from`),
  );
}

/** A source is a document: the front page of a site says something else next week. */
export function sourcesAreDocuments(files: readonly File[]): string[] {
  return files.flatMap(({ file, data }) =>
    (file.startsWith('content/sources/') ? addressesIn(data) : listedWorks(data))
      .filter((url) => new URL(url).pathname === '/' && new URL(url).search === '')
      .map((url) => `${file}: ${url} is a home page; cite the page, release or paper that says it`),
  );
}

/** No figure's newest value rests on a list, a blog or an aggregator. */
export function figuresHaveEvidence(figures: readonly Pick<Figure, 'file' | 'name' | 'values'>[]): string[] {
  return figures
    .filter(({ values: [newest] }) => newest.source.kind === 'secondary')
    .map(
      ({ file, name, values: [{ source }] }) =>
        `${file}: figures.${name} rests on ${source.id}, which is secondary; cite who knows, or write "absent: not on record"`,
    );
}

function isRefused(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return REFUSED.some((refused) => {
    const [host = '', ...path] = refused.split('/');
    return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(`/${path.join('/')}`);
  });
}

/** Addresses of the works that are in lists of sources, at whatever depth. */
function listedWorks(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'sources' ? addressesIn(inner) : listedWorks(inner),
  );
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return URL.canParse(value) && value.startsWith('https:') ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

/**
 * A reported value that cites a filing or a release says which publication was read instead: the reader sees the link to
 * the filing and would take it for what we read.
 */
export function reportedValuesSayWhatWasRead(figures: readonly Pick<Figure, 'file' | 'name' | 'values'>[]): string[] {
  return figures.flatMap(({ file, name, values }) =>
    values
      .filter(
        ({ reported, source, via }) =>
          reported && (source.isPrimary ? !via || via.id === source.id : via?.id === source.id),
      )
      .map(
        ({ asOf, source }) =>
          `${file}: figures.${name} of ${asOf} is reported, and cites ${source.id}; name the publication that was read in "via", or take "reported" out if it was this one`,
      ),
  );
}
