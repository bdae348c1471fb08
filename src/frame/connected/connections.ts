import { graphNodes, type Link, linksOf } from '#src/model/graph.ts';
import { type KindId, kinds, placeOfStep } from '#src/model/kinds.ts';
import { entryOf } from '#src/model/read-content.ts';
import { RELATIONS, type Relation } from '#src/model/relation-names.ts';
import type { NodeKey } from '#src/model/relations.ts';

/** Entries of one kind that are related with an entry in one way. */
export interface Connection {
  relation: Relation;
  isReverse: boolean;
  /** What the others are called together. */
  label: string;
  links: readonly { key: NodeKey; name: string; href: string }[];
}

/** What stands in the page's list of sources, and is nothing to read on. */
const WORKS: KindId = 'sources';

/**
 * The relations of an entry by their kind and that of the other entries, in the order of `RELATIONS`; without the
 * kinds that its page shows in a way of its own.
 */
export function connectionsOf(key: NodeKey, shown: readonly KindId[] = []): Connection[] {
  const others = linksOf(key).filter(({ to }) => to.kind !== WORKS && !shown.includes(to.kind));
  // What is about an entry most often cites it, too.
  const told = new Set(others.filter(({ relation }) => relation !== 'cites').map(({ to }) => to.key));
  const links = others.filter(({ relation, to }) => relation !== 'cites' || !told.has(to.key));
  const groups = Map.groupBy(links, ({ relation, isReverse, to }) => `${relation} ${isReverse} ${to.kind}`);
  return [...groups.values()].flatMap(connection).toSorted((a, b) => placeOf(a) - placeOf(b));
}

function connection(links: readonly Link[]): Connection[] {
  const [first] = links;
  if (!first) return [];
  const { relation, isReverse, to } = first;
  const { label } = kinds[to.kind];
  return [
    { relation, isReverse, label, links: links.map(({ to: { key, href } }) => ({ key, href, name: nameOf(key) })) },
  ];
}

const placeOf = ({ relation, isReverse }: Connection) => 2 * RELATIONS.indexOf(relation) + Number(isReverse);

/** What an entry is called where its list does not say whose it is: a step with its tutorial. */
function nameOf(key: NodeKey): string {
  const node = graphNodes().get(key);
  if (node?.kind !== 'tutorial-steps') return node?.name ?? key;
  const [tutorial, step] = placeOfStep(node.id);
  return `${entryOf('tutorials', tutorial).title}, step ${step}: ${node.name}`;
}
