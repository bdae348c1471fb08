import type { Paper } from '#src/model/schemas/paper.ts';

export interface Person {
  family: string;
  given: string;
}

/** A paper's authors and venue in their parts: only what its entry says. */
export interface Reference {
  kind: 'article' | 'proceedings' | 'preprint';
  people: Person[];
  /** A collaboration that signs as one author. */
  group?: string | undefined;
  /** Whether the entry ends its authors with "et al.". */
  isShortened: boolean;
  /** Journal, proceedings or archive. */
  venue: string;
  volume?: string | undefined;
  issue?: string | undefined;
  /** "195–202", or the number of the article. */
  pages?: string | undefined;
  /** What the venue says beyond its place: "online 9 December 2024". */
  note?: string | undefined;
  doi?: string | undefined;
  /** "2408.13687" or "quant-ph/9508027". */
  arxiv?: string | undefined;
}

/** Takes the entry's authors and venue apart. Throws, naming the paper, when its venue has a form that is not known. */
export function referenceOf(paper: Paper & { id: string }): Reference {
  const parts = venueParts(paper.venue);
  if (!parts) throw new Error(`content/papers/${paper.id}.yaml: the venue "${paper.venue}" cannot be taken apart`);
  return { ...parts, ...authorParts(paper.authors), doi: after(DOI, paper.url), arxiv: arxivOf(paper) };
}

const DOI = 'https://doi.org/';
const ARXIV = 'https://arxiv.org/abs/';

function after(start: string, address: string): string | undefined {
  return address.startsWith(start) ? address.slice(start.length) : undefined;
}

function arxivOf({ arxiv, url }: Paper): string | undefined {
  return arxiv ?? after(ARXIV, url);
}

type VenueParts = Pick<Reference, 'kind' | 'venue' | 'volume' | 'issue' | 'pages' | 'note'>;

/** "Nature 626, 58–65 (online December 2023)", with an issue in brackets where there is one; letters are "R2493–R2496". */
const JOURNAL =
  /^(?<venue>.+?) (?<volume>\d+)(?:\((?<issue>\d+)\))?, (?:Article )?(?<pages>[A-Z]?\d+(?:–[A-Z]?\d+)?)(?: \((?<note>.+)\))?$/;
/** "Proc. 28th ACM STOC, 212–219" */
const PROCEEDINGS = /^(?<venue>Proc\. .+), (?<pages>\d+–\d+)$/;
/** "Nature, online 9 December 2024" */
const ONLINE_FIRST = /^(?<venue>[^,\d]+), (?<note>online .+)$/;
/** "arXiv preprint (MIT-CTP/4610)" */
const PREPRINT = /^arXiv preprint(?: \((?<note>.+)\))?$/;

function venueParts(venue: string): VenueParts | undefined {
  const preprint = PREPRINT.exec(venue);
  if (preprint) return { kind: 'preprint', venue: 'arXiv', note: preprint.groups?.note };
  const proceedings = PROCEEDINGS.exec(venue)?.groups;
  if (proceedings?.venue) return { kind: 'proceedings', venue: proceedings.venue, pages: proceedings.pages };
  const journal = (JOURNAL.exec(venue) ?? ONLINE_FIRST.exec(venue))?.groups;
  return journal?.venue ? { kind: 'article', ...journal, venue: journal.venue } : undefined;
}

/** Affiliations in brackets are left out; citations do not carry them. */
function authorParts(authors: string): Pick<Reference, 'people' | 'group' | 'isShortened'> {
  const names = authors.replace(/ \([^)]*\)$/, '');
  const listed = names.replace(/ et al\.$/, '');
  if (listed.endsWith(' and Collaborators')) return { people: [], group: listed, isShortened: false };
  return { people: listed.split(', ').map(person), isShortened: listed !== names };
}

/** The family name is the last word, with the particles before it: "M. P. da Silva". */
function person(name: string): Person {
  const words = name.split(' ');
  const particle = words.findIndex((word) => /^\p{Ll}+$/u.test(word));
  const start = particle > 0 ? particle : words.length - 1;
  return { given: words.slice(0, start).join(' '), family: words.slice(start).join(' ') };
}
