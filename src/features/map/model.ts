import { type GraphNode, graphNodes, linksOf } from '#src/model/graph.ts';
import { placeOfStep } from '#src/model/kinds.ts';
import { entriesOf, pageOf, remembered } from '#src/model/read-content.ts';
import { allEdges, type NodeKey } from '#src/model/relations.ts';
import { MAP_KINDS, type MapAreaTexts } from '#src/model/schemas/pages/map.ts';

/** An entry of the map. */
export interface MapEntry extends GraphNode {
  kind: (typeof MAP_KINDS)[number];
  /** With how many other entries of the map it is related. */
  relations: number;
}

export interface MapArea extends Pick<MapAreaTexts, 'id' | 'title' | 'what'> {
  /** Tutorials in the order of the ladder, all others from the most related on. */
  entries: readonly MapEntry[];
}

/** Two related entries of the map. */
export type MapEdge = readonly [NodeKey, NodeKey];

export interface MapModel {
  areas: readonly MapArea[];
  edges: readonly MapEdge[];
  /** How many entries of these kinds are left out, since none other of the map is related with them. */
  alone: number;
}

/** What the map shows: entries in their areas, and the relations between them. */
export function mapModel(): MapModel {
  return remembered('map', () => {
    const candidates = MAP_KINDS.flatMap((kind) =>
      [...graphNodes().values()].filter((node) => node.kind === kind).map((node) => ({ ...node, kind })),
    );
    const edges = edgesBetween(new Set(candidates.map(({ key }) => key)));
    const relations = new Map<NodeKey, number>();
    for (const key of edges.flat()) relations.set(key, (relations.get(key) ?? 0) + 1);
    const related = candidates.flatMap((node): MapEntry[] => {
      const count = relations.get(node.key);
      return count ? [{ ...node, relations: count }] : [];
    });
    return { areas: inAreas(related), edges, alone: candidates.length - related.length };
  });
}

/** Pairs of related entries among those named; what a step says of a term its tutorial says. */
function edgesBetween(keys: ReadonlySet<NodeKey>): MapEdge[] {
  const pairs = allEdges().flatMap(({ from, to }): [string, MapEdge][] => {
    const [a, b] = [wholeOf(from), wholeOf(to)].toSorted() as [NodeKey, NodeKey];
    return a !== b && keys.has(a) && keys.has(b) ? [[`${a} ${b}`, [a, b]]] : [];
  });
  return [...new Map(pairs).values()];
}

/** An entry as the map has it: of a step its tutorial. */
export function wholeOf(key: NodeKey): NodeKey {
  const [kind, ...rest] = key.split('/');
  return kind === 'tutorial-steps' ? `tutorials/${placeOfStep(rest.join('/'))[0]}` : key;
}

/** @throws where an entry has no area: `content/pages/map.yaml` has to say which. */
function inAreas(entries: readonly MapEntry[]): MapArea[] {
  const { areas } = pageOf('map');
  const byArea = Map.groupBy(entries, (entry) => {
    const area = areas.find(({ holds }) => holds.some((holding) => isHeld(entry, holding)));
    if (!area) throw new Error(`content/pages/map.yaml: no area holds ${entry.key} (${categoryOf(entry)})`);
    return area.id;
  });
  return areas.map(({ id, title, what }) => ({ id, title, what, entries: (byArea.get(id) ?? []).toSorted(byRank) }));
}

function isHeld(entry: MapEntry, { kind, categories, topic }: MapAreaTexts['holds'][number]): boolean {
  if (entry.kind !== kind) return false;
  if (topic && !linksOf(entry.key).some(({ to }) => to.key === `topics/${topic}`)) return false;
  return !categories || categories.includes(categoryOf(entry) ?? '');
}

/** The category that an entry's file names, of kinds that have some. */
function categoryOf({ kind, id }: MapEntry): string | undefined {
  if (kind !== 'glossary' && kind !== 'algorithms') return undefined;
  const all = remembered(`categories of ${kind}`, () => {
    const entries: readonly { id: string; category: string }[] = entriesOf(kind);
    return new Map(entries.map((entry) => [entry.id, entry.category]));
  });
  return all.get(id);
}

function byRank(a: MapEntry, b: MapEntry): number {
  return a.kind === 'tutorials' ? 0 : b.relations - a.relations || a.key.localeCompare(b.key, 'en');
}
