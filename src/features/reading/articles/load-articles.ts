import { lastModified } from '#src/model/last-modified.ts';
import { allPages, entriesOf } from '#src/model/read-content.ts';
import { ARTICLE_KINDS, type ARTICLE_LEVELS } from '#src/model/schemas/article.ts';
import { urls } from '#src/model/urls.ts';

/** Everything readable of the site, the newest first. Throws where the content says no date for a page. */
export function loadArticles(): Article[] {
  const dates = lastModified();
  return newestFirst(
    undatedArticles().map((article) => {
      const date = dates.get(article.path);
      if (!date) throw new Error(`No file in content/ gives a date for ${article.path}`);
      return { ...article, date };
    }),
  );
}

function undatedArticles(): Omit<Article, 'date'>[] {
  const pages = allPages().flatMap(({ heading, description, path, article }) =>
    article ? [{ title: heading, description, path, ...article }] : [],
  );
  const topics = entriesOf('topics').map(({ id, title, description, difficulty }) => {
    return { title, description, path: urls.topic(id), kind: 'Topic' as const, level: difficulty };
  });
  const tutorials = entriesOf('tutorials').map(({ id, title, description, difficulty }) => {
    return { title, description, path: urls.tutorial(id), kind: 'Tutorial' as const, level: difficulty };
  });
  const profiles = entriesOf('companies').map(({ id, name, description }) => {
    return {
      title: name,
      description,
      path: urls.company(id),
      kind: 'Company profile' as const,
      level: 'All levels' as const,
    };
  });
  return [...pages, ...topics, ...tutorials, ...profiles];
}

export type ArticleKind = (typeof ARTICLE_KINDS)[number];
type ArticleLevel = (typeof ARTICLE_LEVELS)[number];

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
