import type { CslWork } from './read-citation.ts';

/** The fields of a new file of `content/sources`, as far as a citation gives them. */
export interface SourceDraft {
  title: string;
  publisher: string;
  date?: string | undefined;
  url?: string | undefined;
  kind: 'paper';
}

/** The fields of a new file of `content/papers`, as far as a citation gives them. */
export interface PaperDraft {
  title: string;
  authors: string;
  year?: number | undefined;
  venue: string;
  url?: string | undefined;
  arxiv?: string | undefined;
}

export interface WorkDraft {
  id: string;
  source: SourceDraft;
  paper: PaperDraft;
}

/** What a citation says, in the fields of the two kinds of work. @param taken ids that name another work. */
export function draftOf(work: CslWork, taken: ReadonlySet<string>): WorkDraft {
  const date = dateOf(work);
  const arxiv = arxivNumber([work.DOI, work.URL, work.number].filter(Boolean).join(' '));
  const url = addressOf(work, arxiv);
  const title = plain(work.title ?? '');
  const venue = venueOf(work, arxiv);
  const year = date ? Number(date.slice(0, 4)) : undefined;
  const isPreprint = arxiv !== undefined && url === `https://arxiv.org/abs/${arxiv}`;
  return {
    id: freeId([slug(firstFamily(work)) || 'unknown', date?.slice(0, 4)].filter(Boolean).join('-'), taken),
    source: { title, publisher: [authorsInShort(work), venue].filter(Boolean).join(', '), date, url, kind: 'paper' },
    paper: {
      title,
      authors: authorsInFull(work),
      year,
      venue: isPreprint ? 'arXiv preprint' : venue,
      url,
      arxiv: isPreprint ? undefined : arxiv,
    },
  };
}

/** An id that nothing has: "wang-2021", else "wang-2021-b" and so on. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  for (let letter = 'b'.charCodeAt(0); letter <= 'z'.charCodeAt(0); letter += 1) {
    const next = `${id}-${String.fromCharCode(letter)}`;
    if (!taken.has(next)) return next;
  }
  return `${id}-${taken.size}`;
}

/** A name as ids are written: lower-case words joined by hyphens. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The number of a preprint that a text names: "2408.13687", "quant-ph/9508027". */
export function arxivNumber(text: string): string | undefined {
  return /(?:^|arxiv(?:\.org\/|[.:/\s])*(?:abs\/|pdf\/)?)(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?\b/i.exec(
    text,
  )?.[1];
}

/** The DOI that a text is or holds, without its resolver. */
export function doiIn(text: string): string | undefined {
  return /\b(10\.\d{4,9}\/[^\s"<>]+?)[.,;)]*(?:\s|$)/.exec(text)?.[1];
}

function addressOf({ DOI, URL: url }: CslWork, arxiv: string | undefined): string | undefined {
  if (DOI && !/^10\.48550\//i.test(DOI)) return `https://doi.org/${DOI}`;
  if (arxiv) return `https://arxiv.org/abs/${arxiv}`;
  return url?.replace(/^http:/, 'https:');
}

function dateOf({ issued }: CslWork): string | undefined {
  const [year, ...rest] = issued?.['date-parts']?.[0] ?? [];
  if (!year) return undefined;
  return [String(year), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

function venueOf(work: CslWork, arxiv: string | undefined): string {
  const container = plain([work['container-title'] ?? ''].flat()[0] ?? '');
  if (!container) return arxiv ? `arXiv:${arxiv}` : plain(work.publisher ?? '');
  const place = [work.volume, work.page?.replace(/-+/, '–') ?? work.number].filter(Boolean).join(', ');
  return place ? `${container} ${place}` : container;
}

function nameOf({ family, given, literal }: NonNullable<CslWork['author']>[number]): string {
  if (!family) return literal ?? given ?? '';
  const initials = given
    ?.split(/[\s.]+/)
    .filter(Boolean)
    .map((part) => `${part[0]}.`)
    .join(' ');
  return [initials, family].filter(Boolean).join(' ');
}

/** "D. G. Cory et al.", or the names of two. */
function authorsInShort({ author = [] }: CslWork): string {
  const [first, second] = author;
  if (!first) return '';
  if (author.length > 2) return `${nameOf(first)} et al.`;
  return second ? `${nameOf(first)} and ${nameOf(second)}` : nameOf(first);
}

/** Up to six names, otherwise three and "et al.", as papers have them. */
function authorsInFull({ author = [] }: CslWork): string {
  const names = author.map(({ family, given, literal }) =>
    family ? [given, family].filter(Boolean).join(' ') : (literal ?? ''),
  );
  return names.length > 6 ? `${names.slice(0, 3).join(', ')} et al.` : names.join(', ');
}

function firstFamily({ author: [first] = [] }: CslWork): string {
  return first?.family ?? first?.literal ?? '';
}

/** A title without markup and doubled spaces, which registries put into it. */
function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
