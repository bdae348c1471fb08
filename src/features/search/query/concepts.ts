import { COMPARES, HINTS, NARROWER, STOP_WORDS, SUBJECT, SYNONYMS } from './vocabulary.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** One of several ways to say a thing: a word or a phrase, as stems. */
export interface Variant {
  stems: readonly string[];
  /** As the engine is asked for it. */
  text: string;
  /** 1 for what was typed, less for other words for it. */
  weight: number;
}

/** One thing that a query asks for. */
export interface Concept {
  variants: readonly Variant[];
  /** Whether the word may be the beginning of a longer one: the last one, while somebody types. */
  isPrefix: boolean;
  /** Whether what lacks it is a full answer all the same. */
  isHint: boolean;
  /** How much it counts beside the others. */
  weight: number;
}

/** What somebody typed, understood. */
export interface Query {
  concepts: readonly Concept[];
  /** Whether it names several things, each of which is an answer. */
  compares: boolean;
}

/** Other names of things by one of their names, both as words joined by spaces. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

const SYNONYM_WEIGHT = 0.7;
const HINT_WEIGHT = 0.4;
const SUBJECT_WEIGHT = 0.3;
const LONGEST_PHRASE = 4;

/**
 * What a query asks for: its words without those of the question round them, each with the other words for it. A
 * phrase of which synonyms are known is one thing, and so are words that are synonyms of each other.
 */
export function understand(query: string, aliases: Aliases): Query {
  const typed = [...new Set(wordsOf(query))];
  const telling = typed.filter((word) => !STOP_WORDS.has(word));
  const words = telling.length > 0 ? telling : typed;
  const isTyping = /[\p{L}\p{N}]$/u.test(query);
  const concepts: Concept[] = [];
  for (let index = 0; index < words.length; ) {
    const length = knownPhraseAt(words, index);
    const phrase = words.slice(index, index + length).join(' ');
    index += length;
    const isPrefix = isTyping && length === 1 && index === words.length && phrase === typed.at(-1);
    const weight = SUBJECT.has(phrase) ? SUBJECT_WEIGHT : 1;
    add({ variants: variantsOf(phrase, aliases), isPrefix, isHint: false, weight }, concepts);
  }
  return {
    concepts: [...concepts, ...hintsOf(typed)],
    compares: COMPARES.test(query.toLowerCase()),
  };
}

/** Adds a concept, or its words to one that is the same thing in other words. */
function add(concept: Concept, concepts: Concept[]): void {
  const [own] = concept.variants;
  const same = concepts.findIndex(({ variants }) =>
    variants.some(({ text }) => own && keyOf(text) === keyOf(own.text)),
  );
  const other = concepts[same];
  if (!other) concepts.push(concept);
  else concepts[same] = { ...concept, variants: strongest([...other.variants, ...concept.variants]) };
}

/** Of equal variants only the one that weighs most stays. */
function strongest(variants: readonly Variant[]): Variant[] {
  const byText = new Map<string, Variant>();
  for (const one of variants) {
    if ((byText.get(one.text)?.weight ?? 0) < one.weight) byText.set(one.text, one);
  }
  return [...byText.values()];
}

function hintsOf(typed: readonly string[]): Concept[] {
  return typed.flatMap((word) => {
    const phrases = HINTS.get(word);
    if (!phrases) return [];
    const variants = phrases.map((phrase) => variant(phrase, 1));
    return [{ variants, isPrefix: false, isHint: true, weight: HINT_WEIGHT }];
  });
}

/** How many words from here are one phrase of the list of synonyms; 1 where none is. */
function knownPhraseAt(words: readonly string[], start: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 1; length -= 1) {
    if (SYNONYMS_OF.has(keyOf(words.slice(start, start + length).join(' ')))) return length;
  }
  return 1;
}

function variantsOf(phrase: string, aliases: Aliases): Variant[] {
  const variants = [variant(phrase, 1)];
  for (const alias of aliases.get(keyOf(phrase)) ?? []) variants.push(variant(alias, 1));
  for (const synonym of SYNONYMS_OF.get(keyOf(phrase)) ?? []) variants.push(variant(synonym, SYNONYM_WEIGHT));
  return variants;
}

function variant(text: string, weight: number): Variant {
  const words = wordsOf(text);
  return { stems: words.map(stemOf), text: words.join(' '), weight };
}

/** The key of a phrase, whatever its endings. */
export function keyOf(phrase: string): string {
  return stemsOf(phrase).join(' ');
}

const SYNONYMS_OF = new Map<string, string[]>([...NARROWER].map(([word, narrower]) => [keyOf(word), [...narrower]]));
for (const group of SYNONYMS) {
  for (const phrase of group) {
    const others = group.filter((other) => other !== phrase);
    SYNONYMS_OF.set(keyOf(phrase), [...(SYNONYMS_OF.get(keyOf(phrase)) ?? []), ...others]);
  }
}
