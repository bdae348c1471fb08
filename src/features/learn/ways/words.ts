/** Fields that name something instead of saying it. */
const NAMES = new Set(
  'id,href,link,url,shape,icon,layout,kind,at,asOf,source,sources,figure,figures,papers,aliases,article,badges,proof'.split(
    ',',
  ),
);

/**
 * The number of words in a part of the content: every text in it, whatever its field, but ids, addresses, sources and
 * dates. What a page computes beside its texts (tables of entries, values of figures) is looked at and not counted.
 */
export function wordsOf(part: unknown): number {
  if (typeof part === 'string') return part.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’−-]*/gu)?.length ?? 0;
  if (typeof part !== 'object' || part === null) return 0;
  return Object.entries(part).reduce((sum, [name, value]) => sum + (NAMES.has(name) ? 0 : wordsOf(value)), 0);
}

/** Shapes of sections that are words and nothing else; any other is drawn, or a table that one looks at. */
const WORDS_ALONE = new Set(['prose', 'cards', 'links', 'questions', 'checklist']);

/** The number of pictures in a part of the content: fields called `picture` or `chart`, and sections that are drawn. */
export function picturesOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const own = 'shape' in part && typeof part.shape === 'string' && !WORDS_ALONE.has(part.shape) ? 1 : 0;
  return Object.entries(part).reduce(
    (sum, [name, value]) => sum + (name === 'picture' || name === 'chart' ? 1 : picturesOf(value)),
    own,
  );
}
