/** Minutes as the site writes them: "75 min", and from two hours on "2.5 hours". Halves are the finest step. */
export function formatDuration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  return `${Math.round(minutes / 30) / 2} hours`;
}

/** Words a minute at which explaining text is read, at the slow end for adults (Brysbaert 2019: 238 for non-fiction). */
const WORDS_PER_MINUTE = 200;

/** The number of words in an MDX text: without tags and their attributes, and formulas; a computed number is one. */
export function countWords(mdx: string): number {
  const text = mdx
    .replace(/<Exercise task="([^"]*)"/g, ' $1 <')
    .replace(/<Number [^>]*>/g, ' 1 ')
    .replace(/<\/?[A-Z][^>]*?(\{\{[\s\S]*?\}\})?[^>]*>/g, ' ')
    .replace(/\{[^}]*\}/g, ' ');
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’−-]*/gu)?.length ?? 0;
}

/** Minutes to read all these texts, at least one; running the programs comes on top. */
export function readingMinutes(texts: readonly string[]): number {
  return Math.max(1, Math.round(texts.reduce((sum, text) => sum + countWords(text), 0) / WORDS_PER_MINUTE));
}
