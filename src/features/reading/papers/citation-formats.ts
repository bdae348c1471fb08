import type { Paper } from '#src/model/schemas/paper.ts';

/** A paper that can be cited: with its id, which becomes the key of its BibTeX entry. */
export type Citable = Paper & { id: string };

/** One BibTeX entry in UTF-8, as biber and current LaTeX read it. */
export function bibtex(paper: Citable): string {
  const { kind, venue, volume, issue, pages, note, people, isShortened, group, doi, arxiv } = referenceOf(paper);
  const type = { article: 'article', proceedings: 'inproceedings', preprint: 'misc' }[kind];
  const names = people.map(({ family, given }) => escapeTex(given ? `${family}, ${given}` : family));
  const fields = {
    author: [...names, group ? `{${escapeTex(group)}}` : '', isShortened ? 'others' : ''].filter(Boolean).join(' and '),
    // The second braces keep capitals, which BibTeX styles would lower.
    title: `{${escapeTex(paper.title)}}`,
    journal: kind === 'article' && escapeTex(venue),
    booktitle: kind === 'proceedings' && escapeTex(venue),
    volume,
    number: issue,
    pages: pages && escapeTex(pages),
    year: String(paper.year),
    note: note && escapeTex(note),
    doi,
    eprint: arxiv,
    archiveprefix: arxiv && 'arXiv',
    url: paper.url,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return `@${type}{${paper.id},\n${lines.join('\n')}\n}\n`;
}

/** One RIS record; its lines end as the format wants it, with CR and LF. */
export function ris(paper: Citable): string {
  const { kind, venue, volume, issue, pages, note, people, isShortened, group, doi, arxiv } = referenceOf(paper);
  const [first, last] = pages?.split('–') ?? [];
  const fields: [tag: string, value: string | undefined][] = [
    ['TY', { article: 'JOUR', proceedings: 'CPAPER', preprint: 'GEN' }[kind]],
    ...people.map(({ family, given }): [string, string] => ['AU', given ? `${family}, ${given}` : family]),
    ['AU', group],
    ['TI', paper.title],
    ['PY', String(paper.year)],
    ['T2', venue],
    ['VL', volume],
    ['IS', issue],
    ['SP', first],
    ['EP', last],
    ['DO', doi],
    ['UR', paper.url],
    ['AN', arxiv && `arXiv:${arxiv}`],
    ['N1', note],
    ['N1', isShortened ? 'The list of authors is shortened.' : undefined],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []));
  return [...lines, 'ER  - ', ''].join('\r\n');
}

export function plainCitation(paper: Citable): string {
  const { people, group, isShortened } = referenceOf(paper);
  const names = [...people.map(({ family, given }) => [given, family].filter(Boolean).join(' ')), group ?? ''];
  const authors = `${names.filter(Boolean).join(', ')}${isShortened ? ' et al.' : ''}`;
  return `${authors}: “${paper.title}”, ${paper.venue} (${paper.year}). ${paper.url}`;
}

/** All papers as one BibTeX file. */
export function bibliography(papers: readonly Citable[]): string {
  return papers.map(bibtex).join('\n');
}

/** Text inside a braced BibTeX field: what TeX would read as a command is written out, dashes as TeX has them. */
export function escapeTex(text: string): string {
  return text.replace(/[\\{}$&#%_~^–—]/g, (character) => TEX[character] ?? character);
}

/** TeX's ten special characters (The TeXbook, chapter 7), and the dashes. */
const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '—': '---',
};

/** The formats in which a paper can be taken along, by the ending of their files. */
export const citationFormats = {
  bib: { write: bibtex, type: 'application/x-bibtex' },
  ris: { write: ris, type: 'application/x-research-info-systems' },
};

export type CitationFormat = keyof typeof citationFormats;

interface Person {
  family: string;
  given: string;
}

/** A paper's authors and venue in their parts: only what its entry says. */
interface Reference {
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
function referenceOf(paper: Paper & { id: string }): Reference {
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
