import type { Paper } from '#src/model/schemas/paper.ts';
import { referenceOf } from './reference.ts';

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

/** A reference in words. */
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
