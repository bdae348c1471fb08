import { describe, expect, it } from 'vitest';
import { addressOf, anchorOf, entriesWithPage, fillsPage, hasPage } from './entry-pages.ts';
import { linksOf } from './graph.ts';
import { entriesOf } from './read-content.ts';

describe('R64.4: an entry has a page if it fills one', () => {
  it.each([
    [{ words: 120, relations: 0, kinds: 0 }, true],
    [{ words: 119, relations: 4, kinds: 4 }, false],
    [{ words: 0, relations: 5, kinds: 3 }, true],
    [{ words: 0, relations: 40, kinds: 2 }, false],
  ])('%j: %s', (substance, fills) => expect(fillsPage(substance)).toBe(fills));

  it('else its address is an anchor of its list', () => {
    const [full] = entriesWithPage('glossary');
    const thin = entriesOf('glossary').find(({ id }) => !hasPage('glossary', id));
    expect(addressOf('glossary', full?.id ?? '')).toBe(`/glossary/${full?.id}`);
    expect(anchorOf('glossary', full?.id ?? '')).toBe(`/glossary#${full?.id}`);
    expect(addressOf('glossary', thin?.id ?? '')).toBe(`/glossary#${thin?.id}`);
  });

  it('by relations with entries that one reads on: works and topics do not count', () => {
    for (const { id } of entriesWithPage('papers')) {
      const links = linksOf(`papers/${id}`).filter(({ to }) => to.kind !== 'sources' && to.kind !== 'topics');
      expect(links.length, id).toBeGreaterThanOrEqual(5);
    }
  });

  it('of each kind there are some, and some that have none', () => {
    for (const kind of ['glossary', 'papers', 'algorithms', 'circuits', 'puzzles'] as const) {
      const count = entriesWithPage(kind).length;
      expect(count, kind).toBeGreaterThan(0);
      expect(count, kind).toBeLessThan(entriesOf(kind).length);
    }
  });
});
