/** A circuit as Quirk keeps it in its address, as far as the lab reads and writes it. */
export interface QuirkCircuit {
  readonly cols: readonly (readonly QuirkCell[])[];
  readonly gates?: readonly QuirkCustomGate[];
  readonly init?: readonly (0 | 1 | string)[];
}

/** 1 is an empty place. */
export type QuirkCell = 1 | string | QuirkFormulaGate;

export interface QuirkFormulaGate {
  readonly id: string;
  readonly arg: string;
}

export interface QuirkCustomGate {
  readonly id: string;
  readonly name: string;
  readonly circuit: { readonly cols: readonly (readonly QuirkCell[])[] };
}

export const QUIRK_ADDRESS = 'https://algassert.com/quirk';

/** Why a Quirk circuit cannot be read: one sentence. */
export class QuirkError extends Error {}

/**
 * The JSON in what somebody pasted: a whole address, its fragment, or the JSON itself, percent-encoded or not.
 * Throws a `QuirkError`.
 */
export function jsonIn(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') throw new QuirkError('There is nothing to read.');
  const [, fragment] = /(?:^|[#?&])circuit=([\s\S]*)$/.exec(trimmed) ?? [];
  if (fragment === undefined && /^https?:/i.test(trimmed)) {
    throw new QuirkError('The address holds no circuit: after # it should go on with circuit=.');
  }
  const found = fragment ?? trimmed;
  const isEncoded = /^%7b/i.test(found);
  if (!isEncoded && !found.startsWith('{')) {
    throw new QuirkError('A Quirk circuit begins with a curly bracket; this text does not.');
  }
  const json = isEncoded || (fragment !== undefined && hasEncodedSigns(found)) ? decoded(found) : found;
  if (isTooDeep(json)) throw new QuirkError('The gates in the link are nested too deeply.');
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new QuirkError('The circuit is cut off or damaged: it is no complete JSON.');
    throw error;
  }
}

const DEEPEST = 100;

/** Whether brackets open beyond what a circuit needs; those in strings count as well, which does no harm. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [sign] of json.matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Browsers encode some signs of an address and leave others. */
const hasEncodedSigns = (text: string) => /%[0-9a-f]{2}/i.test(text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError)
      throw new QuirkError('The address is damaged: a percent sign in it stands for nothing.');
    throw error;
  }
}

/** What an object of a link may hold. */
export interface Json {
  readonly cols?: unknown;
  readonly gates?: unknown;
  readonly init?: unknown;
  readonly wires?: unknown;
  readonly id?: unknown;
  readonly name?: unknown;
  readonly matrix?: unknown;
  readonly circuit?: unknown;
  readonly arg?: unknown;
}

/** Ids and names in sentences: short, in one line. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
