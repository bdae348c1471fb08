/** What marking needs of a term's file in `content/glossary/`. */
export interface NamedTerm {
  id: string;
  term: string;
  aliases?: readonly string[] | undefined;
  /** `false` for everyday words. */
  mark?: false | undefined;
}

export interface FoundTerm {
  id: string;
  /** Where it is in the text. */
  start: number;
  end: number;
}

/** An apostrophe as typed, as printed and as React writes it into HTML. */
const APOSTROPHE = "(?:'|’|&#x27;|&#39;)";

/**
 * Answers the function that finds all uses of the terms in a piece of HTML text, as whole words. Where one name holds
 * another ("logical qubit", "qubit"), the longer one counts. Abbreviations and single letters count only as they are
 * written ("T1", "QFT"); ordinary words may begin small, be joined by a hyphen or a blank, and take the plural.
 * Before a capitalised word they are part of a name ("Post-Quantum Cryptography Coalition") and do not count.
 */
export function termFinder(terms: readonly NamedTerm[]): (text: string) => FoundTerm[] {
  const names = terms
    .filter(({ mark }) => mark !== false)
    .flatMap(({ id, term, aliases = [] }) => [...namesIn(term), ...aliases].map((name) => ({ id, name })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ id, name }) => ({ id, pattern: patternOf(name) }));
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}_|&-])(?:${names.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\p{N}_*]| \\p{Lu}\\p{Ll})`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(anyName)].flatMap((match) => {
      const name = names[match.findIndex((group, index) => index > 0 && group !== undefined) - 1];
      return name ? [{ id: name.id, start: match.index, end: match.index + match[0].length }] : [];
    });
}

/** "Readout Error (SPAM)" has two names. */
function namesIn(term: string): string[] {
  const [, name = term, other] = /^(.+?) \((.+)\)$/.exec(term) ?? [];
  return other ? [name, other] : [name];
}

function patternOf(name: string): string {
  const words = name
    .split(/(?<=[ -])|(?=[ -])/)
    .map((part) => (/^[ -]$/.test(part) ? '[ -]' : wordPattern(part)))
    .join('');
  return words.replace(/([a-z])$/, '$1(?:s|es)?').replace(/s\(\?:s\|es\)\?$/, '(?:s|es)?');
}

/** "Bell" may also begin small; "CNOT", "T" and "iSWAP" may not change. */
function wordPattern(word: string): string {
  const escaped = word
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/['’]/g, APOSTROPHE)
    .replaceAll('–', '[–-]');
  if (!/^\p{Lu}[\p{Ll}'’–,]+(\p{Lu}\p{Ll}+)?$/u.test(word)) return escaped;
  return `[${word.charAt(0)}${word.charAt(0).toLowerCase()}]${escaped.slice(1)}`;
}
