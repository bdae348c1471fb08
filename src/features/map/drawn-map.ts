import { textWidth } from '#src/charts/font.ts';
import { entriesOf, remembered } from '#src/model/read-content.ts';
import type { NodeKey } from '#src/model/relations.ts';
import { type Circle, layOut } from './layout.ts';
import { type MapArea, type MapEntry, mapModel } from './model.ts';
import { DROP, NAME_SIZE, TITLE_SIZE } from './names.ts';
import { type Named, placeNames } from './place-names.ts';
import { type Point, ZOOMS } from './zoom.ts';

/** An entry at its place. */
export interface DrawnEntry extends MapEntry {
  x: number;
  y: number;
  /** From which size of the map on its name shows: a place in `ZOOMS`; undefined where it never has room. */
  named: number | undefined;
}

export interface DrawnArea extends Circle {
  id: string;
  title: string;
  entries: readonly DrawnEntry[];
}

/** Two areas, and how many relations their entries have with each other. */
export interface Road {
  from: DrawnArea;
  to: DrawnArea;
  count: number;
}

export interface DrawnMap {
  width: number;
  height: number;
  areas: readonly DrawnArea[];
  /** Relations within an area. */
  near: readonly (readonly [DrawnEntry, DrawnEntry])[];
  /** The steps of the ladder: a tutorial, and one that needs it. */
  ladder: readonly (readonly [DrawnEntry, DrawnEntry])[];
  roads: readonly Road[];
}

/** Names for so many of an area's entries from the first size on. */
const hubsOf = (count: number) => Math.min(6, Math.max(2, Math.round(count / 14)));

/** The map as the page draws it; laid out once a build. */
export function drawnMap(): DrawnMap {
  return remembered('drawn map', drawMap);
}

function drawMap(): DrawnMap {
  const { areas, edges } = mapModel();
  const hubs = new Set(areas.flatMap(({ entries }) => entries.filter(isTopic).slice(0, hubsOf(entries.length))));
  const reachOf = (entry: MapEntry) => {
    if (entry.kind === 'tutorials') return 24;
    return hubs.has(entry) ? Math.min(44, Math.max(26, widthOf(entry.name) * 0.4)) : 10;
  };
  const rungs = rungsOf();
  const bodies = areas.map(({ id, entries }) => ({
    key: id,
    entries: entries.map((entry) => ({ key: entry.key, reach: reachOf(entry), ...rungs.get(entry.key) })),
  }));
  const layout = layOut(bodies, edges);
  const at = (key: string) => layout.entries.get(key) ?? { x: 0, y: 0 };
  const circles = areas.map(({ id, title }) => ({
    ...(layout.areas.get(id) ?? { x: 0, y: 0, r: 0 }),
    width: textWidth(title, TITLE_SIZE, 'serif'),
  }));
  const named = placeNames(namesAt(areas, hubs, at), circles);
  const drawn = areas.map(({ id, title, entries }, index): DrawnArea => {
    const { x, y, r } = circles[index] ?? { x: 0, y: 0, r: 0 };
    const placed = entries.map((entry) => ({ ...entry, ...at(entry.key), named: named.get(entry.key) }));
    return { id, title, x, y, r, entries: placed };
  });
  return { width: layout.width, height: layout.height, areas: drawn, ...linesOf(drawn) };
}

/** The names of all entries at their places, hubs first. */
function namesAt(areas: readonly MapArea[], hubs: ReadonlySet<MapEntry>, at: (key: string) => Point): Named[] {
  const names = areas.flatMap(({ entries }) =>
    entries.map(
      (entry): Named => ({
        key: entry.key,
        ...at(entry.key),
        width: widthOf(entry.name),
        drop: entry.kind === 'tutorials' ? DROP.rung : DROP.sign,
        isHub: hubs.has(entry),
      }),
    ),
  );
  return names.toSorted((a, b) => Number(b.isHub) - Number(a.isHub));
}

/** How high tutorials lie: each above those that it needs. */
function rungsOf(): ReadonlyMap<NodeKey, { height: number }> {
  const rungs = new Map<NodeKey, number>();
  for (const { id, after } of entriesOf('tutorials'))
    rungs.set(`tutorials/${id}`, Math.max(0, ...after.map((before) => (rungs.get(`tutorials/${before}`) ?? 0) + 1)));
  const top = Math.max(1, ...rungs.values());
  return new Map([...rungs].map(([key, rung]) => [key, { height: rung / top }]));
}

/** An area's entries in the order in which they are drawn, grouped by `named`: those that have their names first come last. */
export function groupsOf({ entries }: DrawnArea): { from: number; entries: readonly DrawnEntry[] }[] {
  const groups = Map.groupBy(entries, ({ named }) => named ?? ZOOMS.length);
  return [...groups].map(([from, group]) => ({ from, entries: group })).toSorted((a, b) => b.from - a.from);
}

/** For each entry, in the order in which they are drawn, the places of those after it with which it is related. */
export function drawnRelations(): number[][] {
  const keys = drawnMap().areas.flatMap((area) =>
    groupsOf(area).flatMap(({ entries }) => entries.map(({ key }) => key)),
  );
  const places = new Map(keys.map((key, place) => [key, place]));
  const after = keys.map((): number[] => []);
  for (const edge of mapModel().edges) {
    const [first = -1, second = -1] = edge.map((key) => places.get(key) ?? -1).toSorted((a, b) => a - b);
    after[first]?.push(second);
  }
  return after;
}

/** Whether an entry may have its name from the first size on: the ladder has its numbers there. */
const isTopic = ({ kind }: MapEntry) => kind !== 'tutorials';

/** Letters that the face does not have are about as wide as an n. */
function widthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

const letterWidth = (letter: string) =>
  remembered(`width of ${letter}`, () => {
    try {
      return textWidth(letter, NAME_SIZE);
    } catch {
      return textWidth('n', NAME_SIZE);
    }
  });

function linesOf(areas: readonly DrawnArea[]): Pick<DrawnMap, 'near' | 'ladder' | 'roads'> {
  const place = new Map(areas.flatMap((area) => area.entries.map((entry) => [entry.key, { area, entry }])));
  const near: [DrawnEntry, DrawnEntry][] = [];
  const ladder: [DrawnEntry, DrawnEntry][] = [];
  const roads = new Map<string, Road>();
  for (const edge of mapModel().edges) {
    const [one, other] = [place.get(edge[0]), place.get(edge[1])];
    if (!one || !other) continue;
    // The first area is that of the tutorials.
    if (one.area === other.area) (one.area === areas[0] ? ladder : near).push([one.entry, other.entry]);
    else {
      const [from, to] = [one.area, other.area].toSorted((a, b) => areas.indexOf(a) - areas.indexOf(b));
      if (!from || !to) continue;
      const pair = `${from.id} ${to.id}`;
      roads.set(pair, { from, to, count: (roads.get(pair)?.count ?? 0) + 1 });
    }
  }
  return { near, ladder, roads: [...roads.values()] };
}
