import { isKindId, type KindId } from './kinds.ts';
import { allEntries } from './listings.ts';
import { entriesOf, remembered } from './read-content.ts';
import { edgesFromBothEnds, type NodeKey, type SeenEdge } from './relations.ts';

/** An entry of the content with its place on this site. */
export interface GraphNode {
  key: NodeKey;
  kind: KindId;
  id: string;
  name: string;
  href: string;
}

/** A relation as one of its two entries sees it. */
export interface Link extends Pick<SeenEdge, 'relation' | 'isReverse'> {
  to: GraphNode;
}

/** All entries by their keys, in the order of their lists. */
export function graphNodes(): ReadonlyMap<NodeKey, GraphNode> {
  return remembered('graph nodes', () => {
    const nodes = allEntries().map(({ kind, id, name, address }): GraphNode => {
      return { key: `${kind}/${id}`, kind, id, name, href: address };
    });
    return new Map(nodes.map((node) => [node.key, node]));
  });
}

/** The relations of an entry: those that it declares, then those that others declare with it, in the order of lists. */
export function linksOf(key: NodeKey): readonly Link[] {
  return remembered('graph links', allLinks).get(key) ?? [];
}

function allLinks(): ReadonlyMap<NodeKey, readonly Link[]> {
  const nodes = graphNodes();
  const links = new Map<NodeKey, Link[]>([...nodes.keys()].map((key) => [key, []]));
  for (const { from, relation, isReverse, to } of edgesFromBothEnds()) {
    const node = nodes.get(to);
    if (node) links.get(from)?.push({ relation, isReverse, to: node });
  }
  return links;
}

/**
 * The tutorials that one needs before an entry, in the order of the ladder: those of which it is a part or which teach
 * it, and all that these need. Of a tutorial itself only what it needs. None where no tutorial leads there.
 */
export function tutorialsBefore(key: NodeKey): Entryway[] {
  const [kind = ''] = key.split('/');
  const own = isKindId(kind) && kind === 'tutorials' ? [] : tutorialsOf(key);
  const before = new Set(own);
  const queue: NodeKey[] = own.length > 0 ? [...own] : [key];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const { relation, isReverse, to } of linksOf(next))
      if (relation === 'needs' && !isReverse && !before.has(to.key)) {
        before.add(to.key);
        queue.push(to.key);
      }
  return entriesOf('tutorials').flatMap(({ id, number }) => {
    const node = graphNodes().get(`tutorials/${id}`);
    return node && before.has(node.key) ? [{ ...node, number, isOwn: own.includes(node.key) }] : [];
  });
}

/** A tutorial on the way to an entry. */
export interface Entryway extends GraphNode {
  /** Its place on the ladder. */
  number: number;
  /** Whether it is about the entry itself, and not only needed before. */
  isOwn: boolean;
}

/** The tutorial that teaches an entry, or that it is a part of; where several do, the first of the ladder. */
function tutorialsOf(key: NodeKey): NodeKey[] {
  const places = linksOf(key).filter(
    ({ relation, isReverse, to }) =>
      ((relation === 'teaches' && isReverse) || (relation === 'part-of' && !isReverse)) &&
      (to.kind === 'tutorials' || to.kind === 'tutorial-steps'),
  );
  const tutorials = places.map(({ to }): NodeKey => `tutorials/${to.id.replace(/\/.*/, '')}`);
  const first = entriesOf('tutorials').find(({ id }) => tutorials.includes(`tutorials/${id}`));
  return first ? [`tutorials/${first.id}`] : [];
}
