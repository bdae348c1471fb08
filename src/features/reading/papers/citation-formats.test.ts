import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { paper as schema } from '#src/model/schemas/paper.ts';
import { bibliography, bibtex, type Citable, escapeTex, plainCitation, ris } from './citation-formats.ts';

const papers: Citable[] = readdirSync('content/papers').map((file) => ({
  id: file.replace('.yaml', ''),
  ...schema.parse(parse(readFileSync(`content/papers/${file}`, 'utf8'))),
}));

/** Entries of every form that a venue and a list of authors may have. */
const fixtures: Record<string, Omit<Citable, 'id' | 'summary' | 'category' | 'topic' | 'asOf' | 'sources'>> = {
  'cross-2022': {
    title: 'OpenQASM 3: A Broader and Deeper Quantum Assembly Language',
    authors: 'A. W. Cross, A. Javadi-Abhari, T. Alexander et al.',
    year: 2022,
    venue: 'ACM Transactions on Quantum Computing 3(3), Article 12',
    url: 'https://doi.org/10.1145/3505636',
    arxiv: '2104.14722',
  },
  'acharya-2024': {
    title: 'Quantum error correction below the surface code threshold',
    authors: 'Google Quantum AI and Collaborators (R. Acharya et al.)',
    year: 2024,
    venue: 'Nature, online 9 December 2024',
    url: 'https://doi.org/10.1038/s41586-024-08449-y',
    arxiv: '2408.13687',
  },
  'grover-1996': {
    title: 'A fast quantum mechanical algorithm for database search',
    authors: 'Lov K. Grover',
    year: 1996,
    venue: 'Proc. 28th ACM STOC, 212–219',
    url: 'https://doi.org/10.1145/237814.237866',
    arxiv: 'quant-ph/9605043',
  },
  'paetznick-2024': {
    title: 'Demonstration of logical qubits and repeated error correction with better-than-physical error rates',
    authors: 'A. Paetznick, M. P. da Silva, C. Ryan-Anderson et al. (Microsoft, Quantinuum)',
    year: 2024,
    venue: 'arXiv preprint',
    url: 'https://arxiv.org/abs/2404.02280',
  },
  'bluvstein-2023': {
    title: 'Logical quantum processor based on reconfigurable atom arrays',
    authors: 'D. Bluvstein, S. J. Evered, A. A. Geim et al. (Harvard, QuEra, MIT, NIST/UMD)',
    year: 2023,
    venue: 'Nature 626, 58–65 (online December 2023)',
    url: 'https://doi.org/10.1038/s41586-023-06927-3',
    arxiv: '2312.03982',
  },
  'arute-2019': {
    title: 'Quantum supremacy using a programmable superconducting processor',
    authors: 'F. Arute, K. Arya, R. Babbush et al. (Google AI Quantum)',
    year: 2019,
    venue: 'Nature 574, 505–510',
    url: 'https://doi.org/10.1038/s41586-019-1666-5',
  },
};

function paper(id: string): Citable {
  const facts = fixtures[id];
  if (!facts) throw new Error(`There is no paper ${id}`);
  return {
    ...facts,
    id,
    summary: 'What it shows.',
    category: 'Quantum Computing',
    topic: 'hardware',
    asOf: '2024-12',
    sources: [facts.url],
  };
}

describe('BibTeX', () => {
  it('of an article with issue, affiliation and shortened authors', () => {
    expect(bibtex(paper('cross-2022'))).toBe(`@article{cross-2022,
  author = {Cross, A. W. and Javadi-Abhari, A. and Alexander, T. and others},
  title = {{OpenQASM 3: A Broader and Deeper Quantum Assembly Language}},
  journal = {ACM Transactions on Quantum Computing},
  volume = {3},
  number = {3},
  pages = {12},
  year = {2022},
  doi = {10.1145/3505636},
  eprint = {2104.14722},
  archiveprefix = {arXiv},
  url = {https://doi.org/10.1145/3505636},
}
`);
  });

  it('of a collaboration, which keeps its name in one piece', () => {
    expect(bibtex(paper('acharya-2024'))).toContain('author = {{Google Quantum AI and Collaborators}},');
    expect(bibtex(paper('acharya-2024'))).toContain('note = {online 9 December 2024},');
  });

  it('of proceedings and of a preprint', () => {
    expect(bibtex(paper('grover-1996'))).toContain('@inproceedings{grover-1996,\n  author = {Grover, Lov K.},');
    expect(bibtex(paper('grover-1996'))).toContain('booktitle = {Proc. 28th ACM STOC},\n  pages = {212--219},');
    expect(bibtex(paper('paetznick-2024'))).toMatch(
      /^@misc\{paetznick-2024,\n {2}author = \{Paetznick, A\. and da Silva, M\. P\. and /,
    );
    expect(bibtex(paper('paetznick-2024'))).toContain('eprint = {2404.02280},');
  });

  it('has no empty field, and braces that match, for every paper', () => {
    for (const entry of papers) {
      const text = bibtex(entry);
      expect(text, entry.id).not.toMatch(/= \{+\}+|undefined|false/);
      let depth = 0;
      for (const [brace] of text.matchAll(/(?<!\\)[{}]/g)) {
        depth += brace === '{' ? 1 : -1;
        expect(depth, entry.id).toBeGreaterThanOrEqual(0);
      }
      expect(depth, entry.id).toBe(0);
    }
  });

  it('writes out what TeX would read as a command', () => {
    expect(escapeTex('50% of A_1 & B^2 #3 ~ $x$ {a\\b} 1–2')).toBe(
      '50\\% of A\\_1 \\& B\\textasciicircum{}2 \\#3 \\textasciitilde{} \\$x\\$ \\{a\\textbackslash{}b\\} 1--2',
    );
    expect(escapeTex('V. Havlíček')).toBe('V. Havlíček');
  });

  it('of all papers holds each once', () => {
    const keys = [...bibliography(papers).matchAll(/^@[a-z]+\{([^,]+),$/gm)].map(([, key]) => key);
    expect(keys).toEqual(papers.map(({ id }) => id));
  });
});

describe('RIS', () => {
  it('of an article', () => {
    expect(ris(paper('bluvstein-2023')).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Bluvstein, D.',
      'AU  - Evered, S. J.',
      'AU  - Geim, A. A.',
      `TI  - ${paper('bluvstein-2023').title}`,
      'PY  - 2023',
      'T2  - Nature',
      'VL  - 626',
      'SP  - 58',
      'EP  - 65',
      'DO  - 10.1038/s41586-023-06927-3',
      'UR  - https://doi.org/10.1038/s41586-023-06927-3',
      'AN  - arXiv:2312.03982',
      'N1  - online December 2023',
      'N1  - The list of authors is shortened.',
      'ER  - ',
      '',
    ]);
  });

  it('keeps to two letters, two spaces, a dash and a space in every line of every paper', () => {
    for (const entry of papers)
      for (const line of ris(entry).split('\r\n').slice(0, -1)) expect(line, entry.id).toMatch(/^[A-Z][A-Z0-9] {2}- /);
  });
});

describe('the plain citation', () => {
  it('names authors without their affiliation, title, venue, year and address', () => {
    expect(plainCitation(paper('arute-2019'))).toBe(
      'F. Arute, K. Arya, R. Babbush et al.: “Quantum supremacy using a programmable superconducting processor”, ' +
        'Nature 574, 505–510 (2019). https://doi.org/10.1038/s41586-019-1666-5',
    );
  });
});

it('a venue of a form that is not known stops the build, with the name of the file', () => {
  const entry = { ...paper('arute-2019'), venue: 'Somewhere' };
  expect(() => bibtex(entry)).toThrow('content/papers/arute-2019.yaml: the venue "Somewhere"');
});
