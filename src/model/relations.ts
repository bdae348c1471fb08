import type { z } from 'zod';
import { isKindId, type KindId, kindIds, kinds, placeOfStep } from './kinds.ts';
import { entriesOf, remembered } from './read-content.ts';
import type { Relation } from './relation-names.ts';
import { referencesIn } from './schemas/references.ts';

/** An entry by its kind and id: "glossary/qubit". */
export type NodeKey = `${KindId}/${string}`;

/** A relation as the content declares it, once, in the entry that knows. */
export interface Edge {
  from: NodeKey;
  relation: Relation;
  to: NodeKey;
}

/**
 * What the fields of each kind that name other entries say of them; lists are written without their places. A field
 * without a row is an error of `edgesOf`, so that no relation is lost. `false`: another field says it more exactly.
 */
const RELATION_OF_FIELD: { [K in KindId]?: Readonly<Record<string, Relation | 'holds' | false>> } = {
  'advantage-claims': { algorithms: 'uses', machines: 'runs-on' },
  algorithms: { terms: 'about', uses: 'uses' },
  circuits: { algorithms: 'shows', terms: 'shows', tutorials: 'part-of' },
  codes: { parent: 'part-of', term: 'about' },
  companies: { papers: 'cites', terms: 'uses' },
  developments: {
    'about.algorithms': 'about',
    'about.companies': 'about',
    'about.glossary': 'about',
    'about.machines': 'about',
    'about.papers': 'about',
    'about.topics': 'about',
  },
  estimates: { algorithms: 'about', improves: 'related', 'layout.codes': 'uses' },
  'funding-rounds': { profile: 'about' },
  glossary: { related: 'related' },
  'lesson-plans': {
    'homework.puzzle': 'uses',
    'homework.task': 'uses',
    'phases.pages': 'uses',
    'phases.set.puzzle': 'uses',
    'phases.set.task': 'uses',
  },
  'logical-experiments': { algorithms: 'uses', codes: 'uses', machines: 'runs-on' },
  machines: { company: 'part-of', papers: 'cites' },
  newsletters: {
    'items.development': 'about',
    'items.paper': 'about',
    'items.promise': 'about',
  },
  papers: { topic: 'part-of' },
  promises: { company: 'about', 'measures.machine': 'about' },
  puzzles: { terms: 'uses', 'trains.tutorial': false },
  startups: { profile: 'about' },
  tasks: { terms: 'uses', tutorial: false },
  threats: { 'attack.estimates': 'uses' },
  thresholds: { code: 'about' },
  tools: { company: 'part-of' },
  topics: { pieces: 'holds' },
  'tutorial-steps': { assumes: 'assumes', teaches: 'teaches' },
  tutorials: { after: 'needs', algorithms: 'teaches' },
  workloads: { algorithms: 'uses', 'corrected.estimate': 'uses', 'shown.machine': 'runs-on' },
};

/** Fields that name works: those of an entry, of a figure, of an answer. */
const OF_WORKS = /(^|\.)(sources?|via)(\.source)?$/;

/** Every relation between two entries, each once. What names a page, or an entry that is missing, is left out. */
export function allEdges(): readonly Edge[] {
  return remembered('edges', () => {
    const known = new Set<string>(kindIds.flatMap((kind) => entriesOf(kind).map(({ id }) => `${kind}/${id}`)));
    const edges = [...kindIds.flatMap(edgesOf), ...trainingEdges()].filter(
      ({ from, to }) => from !== to && known.has(from) && known.has(to),
    );
    return [...new Map(edges.map((edge) => [nameOf(edge), edge])).values()];
  });
}

/** A relation as one of its two entries sees it. */
export interface SeenEdge extends Edge {
  /** Whether the other entry declares it: a term is taught by a step. What is related is so in both directions. */
  isReverse: boolean;
}

/** Every relation from both of its entries: those that declare it first. */
export function edgesFromBothEnds(): readonly SeenEdge[] {
  return [
    ...allEdges().map((edge) => ({ ...edge, isReverse: false })),
    ...allEdges().map(({ from, relation, to }) => ({
      from: to,
      relation,
      to: from,
      isReverse: relation !== 'related',
    })),
  ];
}

/** One name for the same relation, also where both of two related entries name each other. */
function nameOf({ from, relation, to }: Edge): string {
  return relation === 'related' ? [relation, ...[from, to].sort()].join(' ') : `${from} ${relation} ${to}`;
}

/** What the entries of a kind declare in their fields. @throws where a field has no row in the table. */
function edgesOf(kind: KindId): Edge[] {
  const schema: z.ZodType = kinds[kind].schema;
  return entriesOf(kind).flatMap(({ id, ...fields }) =>
    referencesIn(schema, fields).flatMap((reference): Edge[] => {
      if (!isKindId(reference.kind)) return [];
      const [own, other]: NodeKey[] = [`${kind}/${id}`, `${reference.kind}/${reference.id}`];
      const relation = relationOf(kind, reference.field);
      if (!relation || !own || !other) return [];
      return relation === 'holds'
        ? [{ from: other, relation: 'part-of', to: own }]
        : [{ from: own, relation, to: other }];
    }),
  );
}

function relationOf(kind: KindId, field: string): Relation | 'holds' | false {
  const name = field.replaceAll(/\[\d+\]|\.\d+/g, '').replaceAll(/\["[^"]*"\]/g, '');
  if (OF_WORKS.test(name)) return 'cites';
  const relation = RELATION_OF_FIELD[kind]?.[name];
  if (relation === undefined) throw new Error(`src/model/relations.ts: say what ${name} of ${kind} relates to`);
  return relation;
}

/** Steps are part of their tutorials; tasks and puzzles of the step that they train. */
function trainingEdges(): Edge[] {
  const steps = new Map(entriesOf('tutorial-steps').map(({ id }) => [placeOfStep(id).join(' '), id]));
  const trains = (from: NodeKey, tutorial: string, step: number): Edge => {
    const to = steps.get(`${tutorial} ${step}`);
    return { from, relation: 'part-of', to: to ? `tutorial-steps/${to}` : `tutorials/${tutorial}` };
  };
  return [
    ...entriesOf('tutorial-steps').map(
      ({ id }): Edge => ({ from: `tutorial-steps/${id}`, relation: 'part-of', to: `tutorials/${placeOfStep(id)[0]}` }),
    ),
    ...entriesOf('tasks').map(({ id, tutorial, step }) => trains(`tasks/${id}`, tutorial, step)),
    ...entriesOf('puzzles').map(({ id, trains: { tutorial, step } }) => trains(`puzzles/${id}`, tutorial, step)),
  ];
}
