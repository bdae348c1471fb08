import { describe, expect, it } from 'vitest';
import { similarCompanies } from './load-profile.ts';

const company = (name: string, technology: 'ion' | 'atom' | 'anneal', category: 'Hardware' | 'Full Stack') => ({
  name,
  technology,
  category,
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('similarCompanies', () => {
  const all = [
    company('A', 'atom', 'Full Stack'),
    company('B', 'atom', 'Hardware'),
    company('C', 'ion', 'Full Stack'),
    company('D', 'ion', 'Hardware'),
    company('E', 'ion', 'Hardware'),
  ];

  it('ranks technology before category, and names neither the company itself nor what shares nothing', () => {
    expect(names(similarCompanies(company('D', 'ion', 'Hardware'), all))).toEqual(['E', 'C', 'B']);
  });

  it('falls back on the category where the technology stands alone', () => {
    expect(names(similarCompanies(company('F', 'anneal', 'Full Stack'), all))).toEqual(['A', 'C']);
  });

  it('names four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => company(`Ion ${index}`, 'ion', 'Hardware'));
    expect(similarCompanies(company('D', 'ion', 'Hardware'), many)).toHaveLength(4);
  });
});
