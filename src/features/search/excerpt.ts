import type { Concept } from './query/concepts.ts';
import { stemOf, stemsOf, wordsOf } from './query/words.ts';

/** A piece of an excerpt; what was found is marked. */
export interface ExcerptPart {
  text: string;
  isMarked: boolean;
}

const LONGEST = 220;
const SENTENCE = /[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*\s*/g;

/**
 * A few whole sentences of a text, from the one that has most of what is asked for. It begins where that sentence
 * begins, and is cut at a word where it would become too long.
 */
export function excerptOf(text: string, concepts: readonly Concept[]): ExcerptPart[] {
  const sentences = text.match(SENTENCE) ?? [text];
  const had = sentences.map((sentence) => conceptsIn(sentence, concepts));
  const best = had.indexOf(Math.max(...had));
  const excerpt = shortened(sentences.slice(Math.max(best, 0)).join('').trim());
  return marked(excerpt, soughtIn(excerpt, concepts));
}

/** How many of the things asked for are in a text. */
export function conceptsIn(text: string, concepts: readonly Concept[]): number {
  const stems = new Set(stemsOf(text));
  return concepts.filter(
    ({ variants, isPrefix, isHint }) =>
      !isHint &&
      variants.some(
        (variant) =>
          variant.stems.every((stem) => stems.has(stem)) ||
          (isPrefix && [...stems].some((stem) => stem.startsWith(variant.stems[0] ?? stem))),
      ),
  ).length;
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')} …`;
}

/** Whether a word of this text was asked for; one of a phrase only where the text has the others too. */
function soughtIn(text: string, concepts: readonly Concept[]): (stem: string) => boolean {
  const there = new Set(stemsOf(text));
  const variants = concepts.filter(({ isHint }) => !isHint).flatMap((concept) => concept.variants);
  const whole = new Set(
    variants.filter(({ stems }) => stems.every((stem) => there.has(stem))).flatMap(({ stems }) => stems),
  );
  const beginnings = concepts.filter(({ isPrefix }) => isPrefix).map(({ variants: [typed] }) => typed?.stems[0] ?? '');
  return (stem) =>
    whole.has(stem) || beginnings.some((beginning) => beginning.length > 1 && stem.startsWith(beginning));
}

/** The text in pieces, each word that was asked for one of its own. */
function marked(text: string, isSought: (stem: string) => boolean): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue;
    const [word] = wordsOf(piece);
    const isMarked = word !== undefined && isSought(stemOf(word));
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked && !isMarked) last.text += piece;
    else parts.push({ text: piece, isMarked });
  }
  return parts;
}
