import { LONGEST_NAME } from './names.ts';

/** Why a value from outside is not what it should be, in one sentence. */
export class ParseFault extends Error {}

/** What `parse` answers, or the fault with which it stops. */
export function orFault<Answer>(parse: () => Answer): Answer | { fault: string } {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ParseFault) return { fault: error.message };
    throw error;
  }
}

/** The fields of an object: all of `keys`, and none but these and the `optional` ones. Any where no keys are given. */
export function record(
  value: unknown,
  keys: readonly string[] | undefined,
  what: string,
  optional: readonly string[] = [],
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ParseFault(`${what} is no object.`);
  const found = Object.keys(value);
  const missing = keys?.find((key) => !found.includes(key));
  if (missing !== undefined) throw new ParseFault(`${what} lacks "${missing}".`);
  const unknown = keys && found.find((key) => !keys.includes(key) && !optional.includes(key));
  if (unknown !== undefined)
    throw new ParseFault(`${what} has "${unknown.slice(0, LONGEST_NAME)}", which means nothing.`);
  return { ...value };
}

export function list(value: unknown, most: number, what: string, done = 'drawn'): unknown[] {
  if (!Array.isArray(value)) throw new ParseFault(`The ${what} are no list.`);
  if (value.length > most) throw new ParseFault(`There are ${value.length} ${what}; at most ${most} can be ${done}.`);
  return value;
}

export function text(value: unknown, longest: number, what: string): string {
  if (typeof value !== 'string') throw new ParseFault(`${what} is no text.`);
  if (value.length > longest) throw new ParseFault(`${what} has more than ${longest} characters.`);
  return value;
}

export function oneOf<Choice extends string>(value: unknown, choices: readonly Choice[], what: string): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new ParseFault(`${what} one of ${choices.join(', ')}.`);
  return found;
}
