import { lastModified } from '#src/model/last-modified.ts';
import { allPages, entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { type Article, newestFirst } from './article.ts';

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
