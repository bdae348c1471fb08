import { z } from 'zod';

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** What a page is that one reads; topics, tutorials and profiles are so of themselves. */
const PAGE_KINDS = ['Explainer', 'Report', 'Reference', 'Directory'] as const;

export const ARTICLE_KINDS = [
  'Explainer',
  'Topic',
  'Tutorial',
  'Report',
  'Reference',
  'Directory',
  'Company profile',
] as const;

/** The levels of topics and tutorials, and one for what needs no level, such as a directory. */
export const ARTICLE_LEVELS = [...DIFFICULTIES, 'All levels'] as const;

/** How a page appears in the list of all articles. */
export const articleLabel = z.strictObject({
  kind: z.enum(PAGE_KINDS).describe('What it is'),
  level: z.enum(ARTICLE_LEVELS).describe('Whom it is for'),
});
