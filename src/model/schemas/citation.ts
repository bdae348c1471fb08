import { z } from 'zod';
import { prose } from './fields.ts';
import { references } from './references.ts';

const SOURCE_FORM = 'Name a file of content/sources, or a paper as "paper:acharya-2024"';

/** The id of a source in content/sources, or "paper:" and the id of a paper in content/papers. */
export const sourceId = z
  .string(SOURCE_FORM)
  .regex(/^(paper:)?[a-z0-9]+(-[a-z0-9]+)*$/, SOURCE_FORM)
  .register(references, { kind: 'sources' });

/** A work, and the place in it that a statement is from: nobody finds a sentence in a book of 700 pages. */
const citation = z.union([
  sourceId,
  z.strictObject({
    source: sourceId.describe('The work'),
    at: prose.describe('The place in it: "section 4.3", "table 2", "page 17"'),
  }),
]);

/** The works that the statements of an entry or a section are from. */
export const entrySources = z
  .array(citation)
  .min(1, 'Every entry names at least one source')
  .describe(
    'Where the statements are from, most important first: ids of content/sources, papers as "paper:<id>"; {source, at} names the place in a long work',
  );

/** A work as the content names it, by its id, with the place in it where that is given. */
export interface Citation {
  source: string;
  at?: string | undefined;
}

/** Works as an entry or a section lists them, in one form. */
export function citations(sources: z.output<typeof entrySources>): Citation[] {
  return sources.map((source) => (typeof source === 'string' ? { source } : source));
}

/** Every work that a page or an entry cites, at whatever depth its `sources` are, in the order of the file. */
export function citationsIn(content: unknown): Citation[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    name === 'sources' && Array.isArray(value) ? value.flatMap(asCitation) : citationsIn(value),
  );
}

/** A page's own list holds whole works with their titles; they are no citations. */
function asCitation(source: unknown): Citation[] {
  if (typeof source === 'string') return [{ source }];
  return isCitation(source) ? [source] : [];
}

function isCitation(value: unknown): value is Citation {
  return typeof value === 'object' && value !== null && 'source' in value && typeof value.source === 'string';
}
