/** Shorter blocks are labels and captions of one word, not sentences; the glossary's marks leave them out, too. */
const SHORTEST_SENTENCE = 50;

/**
 * The sentences of a step as its source has them, block by block: without formulas, pictures, programs, headings, code
 * and the addresses of links. What stands between two tags, such as a result or an exercise, counts.
 */
export function runningText(source: string): string[] {
  return source
    .replace(/<(?:Symbols|Formula|M)\b[\s\S]*?\/>/g, ' ')
    .replace(/<pre[\s\S]*?<\/pre>/g, ' ')
    .replace(/<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/^#.*$|[*]/gm, '')
    .split(/\n\s*\n/)
    .filter((block) => block.trim().length >= SHORTEST_SENTENCE);
}
