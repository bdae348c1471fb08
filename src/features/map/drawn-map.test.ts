import { describe, expect, it } from 'vitest';
import { linksOf } from '#src/model/graph.ts';
import { entriesOf } from '#src/model/read-content.ts';
import type { NodeKey } from '#src/model/relations.ts';
import { drawnMap, drawnRelations, groupsOf } from './drawn-map.ts';
import { mapModel } from './model.ts';
import { meet } from './place-names.ts';
import { inBothDirections } from './use-choice.ts';

const map = drawnMap();
const drawn = map.areas.flatMap((area) => groupsOf(area).flatMap(({ entries }) => entries));

/** The keys of an entry, and of a tutorial's steps, whose relations are its own on the map. */
function partsOf(key: NodeKey): NodeKey[] {
  const [kind, id] = key.split('/');
  if (kind !== 'tutorials') return [key];
  const steps = entriesOf('tutorial-steps').filter((step) => step.id.startsWith(`${id}/`));
  return [key, ...steps.map((step): NodeKey => `tutorial-steps/${step.id}`)];
}

function isRelation(one: NodeKey, other: NodeKey): boolean {
  const ends = new Set(partsOf(other));
  return partsOf(one).some((part) => linksOf(part).some(({ to }) => ends.has(to.key)));
}

describe('the map', () => {
  it('R65.4: has every entry in one area, with at least one relation to another', () => {
    expect(drawn.length).toBeGreaterThan(500);
    expect(new Set(drawn.map(({ key }) => key)).size).toBe(drawn.length);
    const related = inBothDirections(drawnRelations());
    expect(drawn.filter((_, place) => related[place]?.size === 0).map(({ key }) => key)).toEqual([]);
  });

  it('R65.4: leaves out no tutorial, term, algorithm or circuit', () => {
    const keys = new Set<string>(drawn.map(({ key }) => key));
    for (const kind of ['tutorials', 'glossary', 'algorithms', 'circuits'] as const)
      for (const { id } of entriesOf(kind)) expect(keys, `${kind}/${id}`).toContain(`${kind}/${id}`);
  });

  it('R65.5: draws relations of the graph alone', () => {
    const lines = [...map.near, ...map.ladder].map(([one, other]) => [one.key, other.key] as const);
    const told = drawnRelations().flatMap((others, place) =>
      others.map((other) => [drawn[place]?.key ?? 'sources/none', drawn[other]?.key ?? 'sources/none'] as const),
    );
    expect(told.length).toBe(mapModel().edges.length);
    const inRoads = map.roads.reduce((sum, { count }) => sum + count, 0);
    expect(lines.length + inRoads).toBe(told.length);
    expect([...lines, ...told].filter(([one, other]) => !isRelation(one, other))).toEqual([]);
  });

  it('R65.5: draws as the ladder what tutorials need, and nothing else', () => {
    const needed = entriesOf('tutorials').flatMap(({ id, after }) =>
      after.map((before) => [before, id].sort().join(' ')),
    );
    expect(map.ladder.map(([one, other]) => [one.id, other.id].sort().join(' ')).sort()).toEqual(needed.sort());
  });
});

describe('names', () => {
  it('say at first what each area has, and come one after the other', () => {
    for (const { id, entries } of map.areas.slice(1))
      expect(entries.filter(({ named }) => named === 1).length, id).toBeGreaterThan(1);
    const never = drawn.filter(({ named }) => named === undefined).length;
    expect(never / drawn.length).toBeLessThan(0.2);
  });

  it('meet where their boxes do', () => {
    const box = { left: 0, right: 10, top: 0, bottom: 10 };
    expect(meet(box, { ...box, left: 9, right: 20 })).toBe(true);
    expect(meet(box, { ...box, left: 10, right: 20 })).toBe(false);
  });
});
