import { plain } from '../query/words.ts';
import { editDistance } from './edit-distance.ts';

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
