import { expect, test } from 'vitest';
import { citation } from './citation.ts';

const works = [{ url: 'https://doi.org/10.1017/CBO9780511976667', name: 'Nielsen & Chuang' }];

test.each([
  ['https://doi.org/10.1017/CBO9780511976667', 'Nielsen & Chuang'],
  ['https://doi.org/10.6028/NIST.FIPS.203', 'doi:10.6028/NIST.FIPS.203'],
  ['https://arxiv.org/abs/quant-ph/9707021', 'arXiv:quant-ph/9707021'],
  ['https://www.nsa.gov/Press-Room/', 'nsa.gov'],
])('%s is cited as %s', (url, text) => {
  expect(citation(url, works)).toBe(text);
});
