import { expect, it } from 'vitest';
import { abbreviationsIn, paperNumbers, sentences } from './search-text.ts';

it('an abbreviation stands in brackets behind a name', () => {
  expect(abbreviationsIn('Delft University of Technology (QuTech)')).toEqual(['QuTech']);
  expect(abbreviationsIn('ETH Zurich')).toEqual([]);
});

it('a paper is known by its numbers at doi.org and arXiv, each once', () => {
  const addresses = [
    'https://doi.org/10.1038/s41586-024-08449-y',
    'https://arxiv.org/abs/2408.13687',
    'https://arxiv.org/abs/2408.13687',
    'https://example.com/paper',
  ];
  expect(paperNumbers(addresses)).toEqual(['doi:10.1038/s41586-024-08449-y', 'arXiv:2408.13687']);
});

it('each part begins a new sentence', () => {
  expect(sentences('A memory.', 'Nature 638')).toBe('A memory. Nature 638.');
});
