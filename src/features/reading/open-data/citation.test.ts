import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { citationFile, citationInBibtex, citationInWords } from './citation.ts';
import { dataVersion } from './data-version.ts';

const cited = { version: dataVersion(), asOf: '2026-11-28', origin: 'https://hub.example' };

describe('the citation of the open data', () => {
  it('R68.1: the file in the repository says the version of the changelog', () => {
    expect(readFileSync('CITATION.cff', 'utf8')).toBe(citationFile(cited));
  });

  it('R68.1: the published file is YAML with what the format requires, and the address of the page', () => {
    const file = parse(citationFile(cited, cited.origin));
    expect(file).toMatchObject({
      'cff-version': '1.2.0',
      type: 'dataset',
      version: cited.version.version,
      license: 'CC-BY-4.0',
      url: 'https://hub.example/data',
    });
    for (const field of ['message', 'title', 'authors']) expect(file).toHaveProperty(field);
    expect(file['date-released']).toBe(cited.version.date);
  });

  it('R68.1: words and BibTeX name publisher, version, date, address and license', () => {
    for (const text of [citationInWords(cited), citationInBibtex(cited)])
      for (const part of [
        'Quantum Computing Knowledge Hub',
        cited.version.version,
        '2026',
        'https://hub.example/data',
        'CC BY 4.0',
      ])
        expect(text).toContain(part);
  });
});
