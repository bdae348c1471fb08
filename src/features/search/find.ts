import type { CatalogEntry } from './catalog.ts';
import { nearestNames } from './did-you-mean/nearest-names.ts';
import type { Engine } from './engine.ts';
import { conceptsIn, type ExcerptPart, excerptOf } from './excerpt.ts';
import { type Aliases, type Concept, keyOf, type Query, understand } from './query/concepts.ts';
import { type IndexedEntry, indexed, type Ranked, rank, type TextCounts } from './query/rank.ts';
import { stemOf, wordsOf } from './query/words.ts';

export interface Found {
  url: string;
  title: string;
  kind: string;
  excerpt: readonly ExcerptPart[];
}

export interface FoundGroup {
  kind: string;
  /** How many there are, shown or not. */
  count: number;
  results: readonly Found[];
}

export interface Answer {
  /** The first results of all kinds. */
  best: readonly Found[];
  /** The results by kind, the kind of the best result first. */
  groups: readonly FoundGroup[];
  /** Names that look like what was typed, when nothing is found. */
  suggestions: readonly string[];
}

export interface Question {
  query: string;
  best: number;
  ofEachKind: number;
}

const NO_COUNTS: TextCounts = new Map();
const SUGGESTIONS = 3;
/** How many longer words are looked for in place of one that is still being typed. */
const COMPLETIONS = 3;
const SHORTEST_BEGINNING = 3;

/** Answers questions: at once from the names of what there is, and fully with the engine, which knows the texts. */
export class Finder {
  private readonly entries: readonly IndexedEntry[];
  private readonly aliases: Aliases;
  /** The words of names and leads by their stems, to complete what is being typed. */
  private readonly words = new Map<string, string>();

  constructor(catalog: readonly CatalogEntry[]) {
    this.entries = catalog.map(indexed);
    this.aliases = aliasesOf(catalog);
    for (const { title, names, lead } of catalog) {
      for (const word of wordsOf([title, ...names, lead].join(' '))) this.words.set(stemOf(word), word);
    }
  }

  /** The answer from names, headings and first sentences alone. */
  fromNames(question: Question): Promise<Answer> {
    const query = this.understand(question.query);
    return answerOf(question, query.concepts, rank(query, this.entries, NO_COUNTS));
  }

  /** The answer from names and texts. */
  async fromTexts(question: Question, engine: Engine): Promise<Answer> {
    const query = this.understand(question.query);
    const { concepts } = query;
    const phrases = concepts.flatMap(({ variants }) => variants.map(({ text }) => text));
    const ranked = rank(query, this.entries, await engine.count([...new Set(phrases)]));
    const answer = await answerOf(question, concepts, ranked, engine);
    return ranked.length > 0 ? answer : { ...answer, suggestions: this.suggestions(question.query) };
  }

  private understand(text: string): Query {
    const query = understand(text, this.aliases);
    return { ...query, concepts: query.concepts.map((one) => (one.isPrefix ? this.completed(one) : one)) };
  }

  /** A known word is taken as it is; for any other, the longer words that begin so are looked for as well. */
  private completed(concept: Concept): Concept {
    const [typed = ''] = concept.variants[0]?.stems ?? [];
    if (this.words.has(typed)) return { ...concept, isPrefix: false };
    if (typed.length < SHORTEST_BEGINNING) return concept;
    const longer = [...this.words].filter(([stem]) => stem.startsWith(typed)).slice(0, COMPLETIONS);
    const variants = longer.map(([stem, word]) => ({ stems: [stem], text: word, weight: 0.9 }));
    return { ...concept, variants: [...concept.variants, ...variants] };
  }

  private suggestions(query: string): string[] {
    const named = this.entries.filter(({ entry }) => entry.kind !== 'Tutorial steps');
    const names = new Set(named.flatMap(({ entry: { title, names } }) => [title, ...names]));
    return nearestNames(query, [...names], SUGGESTIONS);
  }
}

/** Terms have several names: a query for one of them finds what bears another. */
function aliasesOf(catalog: readonly CatalogEntry[]): Aliases {
  const aliases = new Map<string, string[]>();
  for (const { kind, title, names } of catalog) {
    if (kind !== 'Glossary terms') continue;
    const all = [title, ...names];
    for (const name of all) {
      const key = keyOf(name);
      aliases.set(key, [...(aliases.get(key) ?? []), ...all.filter((other) => keyOf(other) !== key)]);
    }
  }
  return aliases;
}

async function answerOf(
  { best, ofEachKind }: Question,
  concepts: readonly Concept[],
  ranked: readonly Ranked[],
  engine?: Engine,
): Promise<Answer> {
  const found = async ({ entry }: Ranked): Promise<Found> => ({
    url: entry.url,
    title: entry.title,
    kind: entry.kind,
    excerpt: excerptOf(await textFor(entry, concepts, engine), concepts),
  });
  const kinds = [...Map.groupBy(ranked, ({ entry }) => entry.kind)];
  return {
    best: await Promise.all(ranked.slice(0, best).map(found)),
    groups: await Promise.all(
      kinds.map(async ([kind, all]) => ({
        kind,
        count: all.length,
        results: await Promise.all(all.slice(0, ofEachKind).map(found)),
      })),
    ),
    suggestions: [],
  };
}

/** The beginning of the text where that has what is asked for; otherwise the whole text, which has to be fetched. */
async function textFor(entry: CatalogEntry, concepts: readonly Concept[], engine?: Engine): Promise<string> {
  const ownWords = `${entry.title} ${entry.names.join(' ')} ${entry.lead}`;
  if (!engine || conceptsIn(ownWords, concepts) === concepts.filter(({ isHint }) => !isHint).length) return entry.lead;
  return (await engine.textOf(entry.id)) || entry.lead;
}
