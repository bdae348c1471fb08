import { describe, expect, it } from 'vitest';
import { countsAreComputed, filedUnder, piecesAreFiledOnce, piecesOf } from './pieces.ts';
import { entryOf, pageOf, sectionOf } from './read-content.ts';

describe('pieces that are filed under a topic', () => {
  it('R5.3: those of the families of algorithms are filed under algorithms', () => {
    const filed = new Set(filedUnder(entryOf('topics', 'algorithms')));
    const families = sectionOf(pageOf('algorithms'), 'algorithm-categories').items.flatMap(({ pieces }) => pieces);
    expect(families.filter((piece) => !filed.has(piece))).toEqual([]);
  });

  it('have a name and an address, whether page or entry', () => {
    expect(piecesOf(['pages/hardware', 'glossary/qubit', 'tools/qiskit']).map(({ address }) => address)).toEqual([
      '/hardware',
      '/glossary/qubit',
      '/tools#qiskit',
    ]);
    expect(() => piecesOf(['papers/nothing'])).toThrow('"papers/nothing" names no entry and no page');
  });
});

describe('the build refuses', () => {
  it('a piece that is filed twice', () => {
    const topics = [
      { id: 'hardware', pieces: ['glossary/qubit'] },
      { id: 'ethics', pieces: ['glossary/qubit', 'pages/ethics'] },
    ];
    expect(piecesAreFiledOnce(topics, new Map())).toEqual([
      'content/topics/ethics.yaml: pieces names glossary/qubit, which is filed under hardware; take it out',
    ]);
    expect(piecesAreFiledOnce(topics.slice(0, 1), new Map([['cryptography', ['glossary/qubit']]]))).toEqual([
      'content/topics/hardware.yaml: pieces names glossary/qubit, which is filed under cryptography; take it out',
    ]);
  });

  it('a count that is typed where a list gives it', () => {
    const badges = [{ label: 'Expert Level: All' }, { label: '42 Articles' }];
    const content = [
      { file: 'content/pages/hardware.yaml', data: { badges } },
      { file: 'content/pages/news.yaml', data: { lede: 'The articles of 2024.' } },
    ];
    expect(countsAreComputed(content)).toEqual([
      'content/pages/hardware.yaml: badges[1].label types "42 Articles", which the list "pieces" of a topic or category gives; take the number out',
    ]);
  });
});
