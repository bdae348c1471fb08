import { graphNodes, type Link, linksOf, tutorialsBefore } from '#src/model/graph.ts';
import { entriesOf, remembered } from '#src/model/read-content.ts';
import type { NodeKey } from '#src/model/relations.ts';
import type { Basis, Rung, Target, WayKind } from './target.ts';

/** Kinds of entries to which one may ask the way. */
export const WAY_KINDS: readonly WayKind[] = [
  'tutorials',
  'algorithms',
  'glossary',
  'circuits',
  'codes',
  'tasks',
  'puzzles',
];

/** So many terms of a tutorial are named at most. */
const GIVEN = 4;

/** All entries to which one may ask the way, by names that differ: a term says that it is one where something else has its name. */
export function allTargets(): Target[] {
  return remembered('targets', () => {
    const nodes = WAY_KINDS.flatMap((kind) => [...graphNodes().values()].filter((node) => node.kind === kind));
    const counts = Map.groupBy(nodes, ({ name }) => name.toLowerCase());
    const isTaken = (name: string) => (counts.get(name.toLowerCase())?.length ?? 0) > 1;
    return nodes.map(({ key, name, kind }) => {
      const target = targetOf(key);
      return isTaken(name) && kind !== 'algorithms' ? { ...target, isNamesake: true } : target;
    });
  });
}

/** An entry with the tutorials that lead to it. @throws for a key without an entry, or of another kind. */
export function targetOf(key: NodeKey): Target {
  const node = graphNodes().get(key);
  const kind = WAY_KINDS.find((each) => each === node?.kind);
  if (!node || !kind) throw new Error(`Nobody asks the way to ${key}`);
  const taught = tutorialsBefore(key);
  const isTaught = taught.length > 0 || kind === 'tutorials';
  const bases = isTaught ? [] : foundationsOf(key, new Set());
  const ways = isTaught ? taught : bases.flatMap((base) => tutorialsBefore(base));
  const own = new Set(ways.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  const onWay = new Set(ways.map(({ id }) => id));
  const basis: Basis = isTaught ? 'taught' : ways.length > 0 ? 'built on' : 'none';
  const tutorials = entriesOf('tutorials').filter(({ id }) => onWay.has(id));
  const wanted = wantedBy(key, kind === 'tutorials' ? [node.id] : [...own]);
  const given = new Set<string>();
  const rungs = tutorials.map(({ id, number }, index): Rung => {
    const isOwn = own.has(id);
    const step = isOwn ? stepOf(key, id) : undefined;
    const gives = isOwn && isTaught ? [] : givenBy(id, bases, wanted, tutorials.slice(index + 1), given);
    for (const name of gives) given.add(name);
    return { number, isOwn, gives, ...(step ? { at: step } : {}) };
  });
  return { name: node.name, kind, href: node.href, basis, rungs };
}

/** What an entry is built on that tutorials teach: what it is about, shows or uses, or else what that uses in turn. */
function foundationsOf(key: NodeKey, seen: Set<NodeKey>): NodeKey[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return linksOf(key)
    .filter(isFoundation)
    .flatMap(({ to }) => {
      if (tutorialsBefore(to.key).some(({ isOwn }) => isOwn)) return [to.key];
      return to.kind === 'algorithms' ? foundationsOf(to.key, seen) : [];
    });
}

/** A term has the algorithm that it names for a foundation. */
function isFoundation({ relation, isReverse, to }: Link): boolean {
  if (isReverse) return relation === 'about' && to.kind === 'algorithms';
  return (relation === 'about' || relation === 'uses' || relation === 'shows') && isLearned(to.kind);
}

const isLearned = (kind: string) => kind === 'algorithms' || kind === 'glossary';

/** Terms that an entry names, and those that its own tutorials assume or have tasks on. */
function wantedBy(key: NodeKey, tutorials: readonly string[]): Set<NodeKey> {
  const named = linksOf(key).filter(({ to }) => to.kind === 'glossary');
  return new Set([...named.map(({ to }) => to.key), ...tutorials.flatMap((id) => [...termsUsedIn(id)])]);
}

/** Names of what a tutorial teaches first of the foundations, else of what is wanted, of what the tutorials after it use, or anything. */
function givenBy(
  id: string,
  bases: readonly NodeKey[],
  wanted: ReadonlySet<NodeKey>,
  after: readonly { id: string }[],
  given: ReadonlySet<string>,
): string[] {
  const taught = taughtIn(id).filter((term) => !given.has(nameOf(term)));
  const later = new Set(after.flatMap((next) => [...termsUsedIn(next.id)]));
  const choices = [bases, [...wanted], [...later], taught].map((some) => taught.filter((term) => some.includes(term)));
  const names = choices.find(({ length }) => length > 0)?.map(nameOf) ?? [];
  // An algorithm and its term have one name.
  return [...new Set(names)].slice(0, GIVEN);
}

/** Terms and algorithms that a tutorial and its steps teach, in their order. */
function taughtIn(tutorial: string): readonly NodeKey[] {
  return remembered(`taught in ${tutorial}`, () => {
    const taught = partsOf(tutorial).flatMap((part) =>
      linksOf(part).filter(({ relation, isReverse }) => relation === 'teaches' && !isReverse),
    );
    return [...new Set(taught.map(({ to }) => to.key))];
  });
}

/** Terms that the steps of a tutorial assume, or that its tasks, puzzles and circuits use. */
function termsUsedIn(tutorial: string): ReadonlySet<NodeKey> {
  return remembered(`used in ${tutorial}`, () => {
    const parts = partsOf(tutorial);
    const filed = parts.flatMap((part) =>
      linksOf(part).filter(({ relation, isReverse }) => relation === 'part-of' && isReverse),
    );
    const users = [...parts, ...filed.map(({ to }) => to.key)];
    const used = users.flatMap((user) =>
      linksOf(user).filter(
        ({ relation, isReverse, to }) =>
          !isReverse &&
          to.kind === 'glossary' &&
          (relation === 'assumes' || relation === 'uses' || relation === 'shows'),
      ),
    );
    return new Set(used.map(({ to }) => to.key));
  });
}

/** A tutorial and its steps. */
function partsOf(tutorial: string): NodeKey[] {
  const steps = entriesOf('tutorial-steps').filter(({ id }) => id.startsWith(`${tutorial}/`));
  return [`tutorials/${tutorial}`, ...steps.map(({ id }): NodeKey => `tutorial-steps/${id}`)];
}

/** The step of a tutorial that teaches an entry, or that it trains. */
function stepOf(key: NodeKey, tutorial: string): Rung['at'] {
  const step = linksOf(key).find(
    ({ relation, isReverse, to }) =>
      to.kind === 'tutorial-steps' &&
      to.id.startsWith(`${tutorial}/`) &&
      (isReverse ? relation === 'teaches' : relation === 'part-of'),
  );
  return step ? { name: step.to.name, href: step.to.href } : undefined;
}

function nameOf(key: NodeKey): string {
  return graphNodes().get(key)?.name ?? key;
}
