import { ARTICLE_KINDS, type ARTICLE_LEVELS } from '#src/model/schemas/article.ts';

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

/** Newest first; among those of one date by kind, and otherwise as they are. */
export function newestFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted(
    (a, b) => b.date.localeCompare(a.date) || ARTICLE_KINDS.indexOf(a.kind) - ARTICLE_KINDS.indexOf(b.kind),
  );
}
