import { plain } from '../query/words.ts';

/** One mistake in this many letters is a slip; more make another word. */
const LETTERS_PER_MISTAKE = 4;

/** A name of which one word is meant is worth a little less than a name that is meant as a whole. */
const ONE_WORD_OF_MANY = 0.5;

/** The names that look most like what was typed, the nearest first; empty when none is near. */
export function nearestNames(typed: string, names: readonly string[], atMost: number): string[] {
  const query = plain(typed).trim();
  const allowed = Math.max(1, Math.floor(query.length / LETTERS_PER_MISTAKE));
  return names
    .map((name) => ({ name, distance: distanceTo(query, plain(name)) }))
    .filter(({ distance }) => distance < allowed + 1)
    .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length)
    .slice(0, atMost)
    .map(({ name }) => name);
}

function distanceTo(query: string, name: string): number {
  const words = query.includes(' ') ? [] : name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const byWord = words.map((word) => editDistance(query, word) + ONE_WORD_OF_MANY);
  return Math.min(editDistance(query, name), ...byWord);
}

/**
 * How many letters one has to insert, remove, replace or swap with a neighbor to turn one word into another: optimal
 * string alignment (Damerau 1964, Levenshtein 1966).
 */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;
