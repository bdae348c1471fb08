import type { CatalogEntry } from '../catalog.ts';
import type { Concept, Query, Variant } from './concepts.ts';
import { stemsOf } from './words.ts';

/** How often each variant of a query's concepts occurs in the texts: by its words, then by the record's id. */
export type TextCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Ranked {
  entry: CatalogEntry;
  score: number;
}

/** A record's own words, ready to be compared. */
export interface IndexedEntry {
  entry: CatalogEntry;
  /** The stems of the title and of each other name. */
  names: readonly ReadonlySet<string>[];
  headings: readonly ReadonlySet<string>[];
  lead: ReadonlySet<string>;
  kind: ReadonlySet<string>;
  /** The stems of the kinds that a page lists. */
  lists: readonly ReadonlySet<string>[];
}

/** What a word's place is worth. */
const WORTH = { title: 1, name: 0.95, heading: 0.55, kind: 0.6, lead: 0.45, text: 0.4 } as const;
/** A title of more words is a sentence, in which each word tells less. */
const TITLE_WORDS = 5;
/** A word of which only the beginning was typed is worth a little less than a whole one. */
const BEGINNING = 0.8;
/** An entry that is called what was asked for, and nothing else. */
const NAMED = 0.6;
/** An entry of the kind that was asked for, as all of "photonic companies" are. */
const KIND_ASKED_FOR = 0.3;
/** How much an entry loses that has only a part of what was asked for: the part, to this power. */
const MISSING = 1.4;
/** A word that occurs everywhere still tells something, and one that occurs once does not tell everything. */
const LEAST_RARITY = 0.2;
const MOST_RARITY = 2.2;
/** How much a word more is worth that is there already, and how much a long text costs (BM25: k1 and b). */
const SATURATION = 1.2;
const LENGTH_COST = 0.3;

/** Entries with less than this share of the best one's worth are left out. */
const LEAST = 0.45;

/** Among equals an explanation comes before what only mentions the thing. */
const PREFERENCE: Readonly<Record<string, number>> = {
  'Glossary terms': 0.05,
  Topics: 0.05,
  Algorithms: 0.02,
  Companies: 0.03,
  Tutorials: 0.03,
  Pages: 0.03,
  'Tutorial steps': -0.04,
  // They are many, and tell of one day, one claim or one date.
  News: -0.04,
  Promises: -0.08,
  'Claims of quantum advantage': -0.1,
  'Estimates of what algorithms take': -0.1,
  'Experiments with logical qubits': -0.1,
  'Migration deadlines': -0.05,
  'Parameter sets': -0.05,
  // Something to do: it answers who names it, and hardly any question.
  Circuits: -0.2,
  Tasks: -0.2,
  'Puzzles of the circuit lab': -0.2,
  'Steps of the tour through the circuit lab': -0.2,
};

export function indexed(entry: CatalogEntry): IndexedEntry {
  return {
    entry,
    names: [entry.title, ...entry.names].map(stemSet),
    headings: entry.headings.map(stemSet),
    lead: stemSet(entry.lead),
    kind: stemSet(entry.kind),
    lists: entry.kind === 'Pages' ? entry.names.map(stemSet) : [],
  };
}

const stemSet = (text: string): ReadonlySet<string> => new Set(stemsOf(text));

/** The entries that have something of what is asked for, the best first. */
export function rank({ concepts, compares }: Query, entries: readonly IndexedEntry[], counts: TextCounts): Ranked[] {
  const averageLength = entries.reduce((sum, { entry }) => sum + entry.length, 0) / entries.length;
  const asked = concepts.map((concept) => {
    const worths = entries.map((entry) => worthOf(concept, entry, counts, averageLength));
    return { concept, worths, rarity: rarityOf(worths) * concept.weight };
  });
  const total = asked.reduce((sum, { concept, rarity }) => sum + (concept.isHint ? 0 : rarity), 0);
  const ranked = entries.flatMap((entry, index) => {
    let had = 0;
    let worth = 0;
    for (const { concept, worths, rarity } of asked) {
      const own = worths[index] ?? 0;
      worth += (own * rarity) / total;
      if (own > 0 && !concept.isHint) had += rarity / total;
    }
    if (had === 0) return [];
    const named = nameFit(asked, entry, total, compares);
    const preferred = had * ((PREFERENCE[entry.entry.kind] ?? 0) + KIND_ASKED_FOR * kindFit(concepts, entry));
    return [
      { entry: entry.entry, had: Math.max(had, named), score: worth * had ** MISSING + NAMED * named + preferred },
    ];
  });
  const most = Math.max(...ranked.map(({ had }) => had));
  return ranked.filter(({ had }) => had >= LEAST * most).sort((a, b) => b.score - a.score);
}

/** How much a word tells: little where most entries have it, much where few have it (BM25's idf). */
function rarityOf(worths: readonly number[]): number {
  const having = worths.filter((worth) => worth > 0).length;
  return Math.min(MOST_RARITY, Math.max(LEAST_RARITY, Math.log((worths.length - having + 0.5) / (having + 0.5))));
}

/** What an entry is worth for one thing that is asked for: the best place in which one of its names is. */
function worthOf(concept: Concept, entry: IndexedEntry, counts: TextCounts, averageLength: number): number {
  let best = 0;
  for (const variant of concept.variants) {
    const inNames = worthOfNames(variant, entry, concept.isPrefix);
    const inText = WORTH.text * saturated(counts.get(variant.text)?.get(entry.entry.id) ?? 0, entry, averageLength);
    best = Math.max(best, variant.weight * (Math.max(inNames, inText) + 0.2 * Math.min(inNames, inText)));
  }
  return best;
}

function worthOfNames(variant: Variant, entry: IndexedEntry, isPrefix: boolean): number {
  const [title = EMPTY, ...names] = entry.names;
  const place = (worth: number, stems: ReadonlySet<string>) => worth * standsIn(variant, stems, isPrefix);
  return Math.max(
    place(WORTH.lead + (WORTH.title - WORTH.lead) * Math.min(1, TITLE_WORDS / title.size), title),
    ...names.map((name) => place(WORTH.name, name)),
    ...entry.headings.map((heading) => place(WORTH.heading, heading)),
    place(WORTH.kind, entry.kind),
    place(WORTH.lead, entry.lead),
  );
}

/** Whether all of a variant's words occur; less when one only begins so. */
function standsIn({ stems }: Variant, there: ReadonlySet<string>, isPrefix: boolean): number {
  if (stems.every((stem) => there.has(stem))) return 1;
  const [typed] = stems;
  if (!isPrefix || typed === undefined || stems.length > 1 || typed.length < 2) return 0;
  for (const stem of there) if (stem.startsWith(typed)) return BEGINNING;
  return 0;
}

/** Between 0 and 1: how much of a text a word is. */
function saturated(count: number, { entry }: IndexedEntry, averageLength: number): number {
  if (count === 0) return 0;
  const length = 1 - LENGTH_COST + LENGTH_COST * (entry.length / averageLength);
  return (count * (SATURATION + 1)) / (count + SATURATION * length) / (SATURATION + 1);
}

/**
 * Between 0 and 1: how much of one of the entry's names was asked for, and how much of what was asked for it is. Of
 * several things that are compared, each is all that was asked for.
 */
function nameFit(
  asked: readonly { concept: Concept; rarity: number }[],
  { names }: IndexedEntry,
  total: number,
  compares: boolean,
): number {
  let best = 0;
  for (const name of names) {
    const left = new Set([...name].filter((stem) => !SMALL_WORDS.has(stem)));
    const size = left.size;
    let had = 0;
    for (const { concept, rarity } of asked) {
      const { variants, isPrefix, isHint } = concept;
      const match = variants.find((variant) => variant.weight === 1 && standsIn(variant, name, isPrefix) > 0);
      if (!match || isHint) continue;
      had += rarity / total;
      for (const stem of left) if (isMeant(stem, match, isPrefix)) left.delete(stem);
    }
    if (size > 0) best = Math.max(best, (compares ? 1 : had) * ((size - left.size) / size) ** 2);
  }
  return best;
}

/** Between 0 and 1: how surely the entry is of a kind that was asked for, or lists what there is of it. */
function kindFit(concepts: readonly Concept[], { kind, lists }: IndexedEntry): number {
  const variants = concepts.flatMap((concept) => (concept.isHint ? [] : concept.variants));
  const fits = ({ stems }: Variant) => [kind, ...lists].some((name) => stems.every((stem) => name.has(stem)));
  return Math.max(0, ...variants.filter(fits).map(({ weight }) => weight));
}

const isMeant = (stem: string, { stems }: Variant, isPrefix: boolean) =>
  stems.includes(stem) || (isPrefix && stem.startsWith(stems[0] ?? stem));

const EMPTY: ReadonlySet<string> = new Set();
const SMALL_WORDS: ReadonlySet<string> = stemSet('a an and the of on in for with to is what');
