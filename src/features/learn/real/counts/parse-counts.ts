/** Counts by outcome, bit 0 rightmost; or why the text holds none, as one sentence. */
export type ReadCounts = { readonly counts: ReadonlyMap<string, number> } | { readonly fault: string };

/** In which order a text writes the bits of an outcome. */
export type BitOrder = 'first right' | 'first left';

const LONGEST_TEXT = 200_000;
export const MOST_SHOTS = 1e9;
const EXAMPLE = '{"00": 489, "11": 511}';

/**
 * Reads counts as programs print them: a dictionary of JSON or Python, `Counter({…})`, or one outcome a line. Outcomes
 * are bits, also in quotes and with a space between registers, or hexadecimal numbers as Qiskit keeps them. `bits` is
 * how many each has.
 */
export function parseCounts(text: string, bits: number, order: BitOrder = 'first right'): ReadCounts {
  if (text.trim() === '') return { fault: `Paste counts such as ${EXAMPLE}.` };
  if (text.length > LONGEST_TEXT) return { fault: 'This is too long for counts: paste the dictionary alone.' };
  const pairs = pairsIn(text);
  if (!pairs)
    return { fault: `This cannot be read as counts. They look like ${EXAMPLE}, or one outcome a line: 00 489.` };
  const counts = new Map<string, number>();
  for (const [key, value] of pairs) {
    const outcome = outcomeOf(key, bits);
    if ('fault' in outcome) return outcome;
    const count = Number(value);
    if (!Number.isInteger(count) || count < 0)
      return { fault: `“${short(key)}” has the count ${short(value)}; counts are whole numbers from 0 on.` };
    const digits = order === 'first left' ? [...outcome.digits].reverse().join('') : outcome.digits;
    counts.set(digits, (counts.get(digits) ?? 0) + count);
  }
  const shots = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (shots === 0) return { fault: 'All counts are 0: there is nothing to compare.' };
  if (shots > MOST_SHOTS) return { fault: 'More than a billion shots are too many to compare here.' };
  return { counts };
}

/** What stands round a dictionary: `Counter({…})`, `counts = {…}`. */
const DICTIONARY = /^[^{}]*\{([^{}]*)\}[\s)\];]*$/;
const KEY = String.raw`(?:"([^"\n]*)"|'([^'\n]*)'|([\w+.-]+))`;
const IN_DICTIONARY = new RegExp(String.raw`^\s*${KEY}\s*:\s*([\w+.-]+)\s*$`);
const ON_A_LINE = new RegExp(String.raw`^\s*${KEY}\s*[:=,;\t ]\s*([\w+.-]+)\s*,?\s*$`);

function pairsIn(text: string): [key: string, value: string][] | undefined {
  const [, inside] = DICTIONARY.exec(text) ?? [];
  const [parts, pattern] =
    inside === undefined ? ([text.split('\n'), ON_A_LINE] as const) : ([inside.split(','), IN_DICTIONARY] as const);
  const pairs: [string, string][] = [];
  for (const part of parts) {
    if (part.trim() === '') continue;
    const [found, double, single, bare, value = ''] = pattern.exec(part) ?? [];
    if (found === undefined) return undefined;
    pairs.push([double ?? single ?? bare ?? '', value]);
  }
  return pairs.length > 0 ? pairs : undefined;
}

function outcomeOf(key: string, bits: number): { digits: string } | { fault: string } {
  const hexadecimal = /^0x[0-9a-f]+$/i.test(key);
  const digits = hexadecimal ? BigInt(key).toString(2).padStart(bits, '0') : key.replace(/\s/g, '');
  if (!/^[01]+$/.test(digits)) return { fault: `“${short(key)}” is no outcome: it must consist of 0 and 1.` };
  if (digits.length !== bits)
    return { fault: `This circuit reads ${counted(bits, 'bit')}, and “${short(key)}” has ${digits.length}.` };
  return { digits };
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

const short = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);
