import { expect, it } from 'vitest';
import { isIdentifier, sourceLabels } from './source-labels.ts';

it('names a source by what its address says', () => {
  expect(
    sourceLabels([
      'https://doi.org/10.1038/s41586-024-08449-y',
      'https://arxiv.org/abs/quant-ph/0205095',
      'https://github.com/Qiskit/qiskit/blob/main/README.md',
      'https://www.nist.gov/pqcrypto',
    ]),
  ).toEqual(['doi:10.1038/s41586-024-08449-y', 'arXiv:quant-ph/0205095', 'github.com/Qiskit/qiskit', 'nist.gov']);
});

it('gives no two sources of an entry the same name', () => {
  expect(sourceLabels(['https://nist.gov/a', 'https://www.nist.gov/b'])).toEqual(['nist.gov', 'nist.gov (2)']);
});

it('knows by which names a document is found without its address', () => {
  expect(['doi:10.1038/s41586-024-08449-y', 'arXiv:2408.13687', 'nist.gov'].map(isIdentifier)).toEqual([
    true,
    true,
    false,
  ]);
});
