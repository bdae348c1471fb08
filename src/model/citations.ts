import type { z } from 'zod';
import type { entrySources } from './schemas/citation.ts';

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
