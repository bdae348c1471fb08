import { describe, expect, it } from 'vitest';
import { graphNodes, linksOf, tutorialsBefore } from './graph.ts';
import type { KindId } from './kinds.ts';
import type { Relation } from './relation-names.ts';
import { allEdges, type NodeKey } from './relations.ts';

describe('R64.1: relations are declared once', () => {
  it('and each has its reverse', () => {
    expect(allEdges().length).toBeGreaterThan(5000);
    const seen = (key: NodeKey, relation: Relation, isReverse: boolean, other: NodeKey) =>
      linksOf(key).filter(
        (link) => link.to.key === other && link.relation === relation && link.isReverse === isReverse,
      );
    const wrong = allEdges().filter(
      ({ from, relation, to }) =>
        seen(from, relation, false, to).length !== 1 || seen(to, relation, relation !== 'related', from).length !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('and lead to what is there', () => {
    const ends = new Set(allEdges().flatMap(({ from, to }) => [from, to]));
    expect(ends.difference(new Set(graphNodes().keys()))).toEqual(new Set());
  });
});

describe('R64.2: no entry stands alone', () => {
  const kinds: readonly KindId[] = ['algorithms', 'glossary', 'circuits', 'tasks', 'tutorials'];
  it.each(kinds)('among %s', (kind) => {
    const alone = [...graphNodes().values()]
      .filter((node) => node.kind === kind)
      .filter(({ key }) => !linksOf(key).some(({ to }) => to.kind !== 'sources' && to.kind !== 'topics'));
    expect(alone.map(({ key }) => key)).toEqual([]);
  });
});

describe('R64.3: what one needs', () => {
  it('has no circle', () => {
    const ways = (key: NodeKey, behind: readonly NodeKey[]): void => {
      expect(behind, 'comes back to itself').not.toContain(key);
      for (const { relation, isReverse, to } of linksOf(key))
        if (relation === 'needs' && !isReverse) ways(to.key, [...behind, key]);
    };
    for (const { key } of graphNodes().values()) ways(key, []);
  });

  it('before Shor’s algorithm is tutorials 0, 1, 4 and 6, in this order', () => {
    expect(tutorialsBefore('tutorials/shors-algorithm').map(({ number }) => number)).toEqual([0, 1, 4, 6]);
  });

  it('before an algorithm are the same and the tutorial that builds it', () => {
    expect(tutorialsBefore('algorithms/shor').map(({ number }) => number)).toEqual([0, 1, 4, 6, 7]);
  });

  it('before a task is its own tutorial, too', () => {
    const task = [...graphNodes().values()].find(
      ({ kind, key }) => kind === 'tasks' && tutorialsBefore(key).length > 2,
    );
    const ways = tutorialsBefore(task?.key ?? 'tasks/none');
    expect(ways.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(ways.map(({ number }) => number)).toEqual(ways.map(({ number }) => number).sort((a, b) => a - b));
  });
});
