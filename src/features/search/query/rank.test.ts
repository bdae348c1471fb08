import { describe, expect, it } from 'vitest';
import type { CatalogEntry } from '../catalog.ts';
import { understand } from './concepts.ts';
import { indexed, rank } from './rank.ts';

const entry = (title: string, facts: Partial<CatalogEntry> = {}): CatalogEntry => ({
  url: `/${title}`,
  title,
  kind: 'Research papers',
  names: [],
  headings: [],
  lead: '',
  length: 100,
  id: title,
  ...facts,
});

const OTHERS = Array.from({ length: 20 }, (_, index) => entry(`Other ${index}`));

function order(query: string, entries: CatalogEntry[], texts: Record<string, Record<string, number>> = {}): string[] {
  const counts = new Map(Object.entries(texts).map(([word, of]) => [word, new Map(Object.entries(of))]));
  const ranked = rank(understand(query, new Map()), [...entries, ...OTHERS].map(indexed), counts);
  return ranked.map((one) => one.entry.title);
}

describe('the order of what is found', () => {
  it('is title, other name, text', () => {
    const entries = [entry('A'), entry('B', { names: ['Kyber'] }), entry('Kyber')];
    expect(order('kyber', entries, { kyber: { A: 9 } })).toEqual(['Kyber', 'B', 'A']);
  });

  it('puts what is called so, and nothing else, before what is called so among others', () => {
    expect(order('qubit', [entry('Logical Qubit'), entry('Qubit')])).toEqual(['Qubit', 'Logical Qubit']);
  });

  it('puts what has all that was asked for before what has a part', () => {
    const texts = { alpha: { A: 1, B: 1 }, beta: { B: 1 } };
    expect(order('alpha beta', [entry('A'), entry('B')], texts)).toEqual(['B', 'A']);
  });

  it('finds what has a part where nothing has all', () => {
    expect(order('alpha nowhere', [entry('Alpha')])).toEqual(['Alpha']);
  });

  it('lets a rare word count for more than one that stands everywhere', () => {
    const everywhere = Object.fromEntries(OTHERS.map(({ id }) => [id, 1]));
    const found = order('common rare', [entry('A')], { common: everywhere, rare: { A: 1 } });
    expect(found[0]).toBe('A');
  });

  it('lets a word weigh more in a short text', () => {
    const entries = [entry('Long', { length: 5000 }), entry('Short', { length: 40 })];
    expect(order('alpha', entries, { alpha: { Long: 2, Short: 2 } })).toEqual(['Short', 'Long']);
  });

  it('finds a name by its beginning while it is being typed', () => {
    expect(order('entang', [entry('Entanglement')])).toEqual(['Entanglement']);
    expect(order('entang ', [entry('Entanglement')])).toEqual([]);
  });

  it('puts each of two things that are compared before what only speaks of both (R2.11)', () => {
    const entries = [entry('A story', { headings: ['Alpha and Beta'] }), entry('Alpha'), entry('Beta')];
    expect(order('alpha vs beta', entries).slice(0, 2)).toEqual(['Alpha', 'Beta']);
  });

  it('puts entries of the kind that is asked for first, and the page that lists them (R2.11)', () => {
    const list = entry('Directory', { kind: 'Pages', names: ['Companies'], lead: 'Photonic and other makers' });
    const company = entry('Gamma', { kind: 'Companies', lead: 'Photonic machines' });
    const others = [entry('A photonic chip'), entry('Photonic money', { kind: 'News' })];
    expect(
      order('photonic companies', [...others, company, list])
        .slice(0, 2)
        .sort(),
    ).toEqual(['Directory', 'Gamma']);
  });

  it('lets a word tell less in a title that is a sentence (R2.11)', () => {
    const sentence = 'Somebody announces that alpha was mixed with much beta and sold before winter came';
    expect(order('alpha beta', [entry(sentence), entry('Alpha code', { lead: 'Made of beta' })])[0]).toBe('Alpha code');
  });

  it('puts an answer before a puzzle that has the same words in its title (R2.11)', () => {
    const puzzle = entry('Read two bits', { kind: 'Puzzles of the circuit lab' });
    expect(order('read bits', [puzzle, entry('Read all bits', { kind: 'Pages' })])[0]).toBe('Read all bits');
  });

  it('is empty where no word is known', () => {
    expect(order('xxyyzz', [entry('A')])).toEqual([]);
  });
});
