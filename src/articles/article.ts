import { DIFFICULTIES } from '#src/model/schemas/topic.ts';

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

export type ArticleKind = (typeof ARTICLE_KINDS)[number];
export type ArticleLevel = (typeof ARTICLE_LEVELS)[number];

/** A page of this site that one reads. */
export interface Article {
  title: string;
  description: string;
  path: string;
  kind: ArticleKind;
  level: ArticleLevel;
  /** When its statements were last checked: an ISO day or month. */
  date: string;
}

/** Newest first; among those of one date by kind, and otherwise as they stand. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted(
    (a, b) => b.date.localeCompare(a.date) || ARTICLE_KINDS.indexOf(a.kind) - ARTICLE_KINDS.indexOf(b.kind),
  );
}
