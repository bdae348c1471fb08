import { expect, it } from 'vitest';
import { type Article, type ArticleKind, newestFirst } from './load-articles.ts';

const article = (title: string, date: string, kind: ArticleKind): Article => ({
  title,
  date,
  kind,
  description: title,
  path: '/',
  level: 'Beginner',
});

it('the newest stands first, then the kind decides, then the given order', () => {
  const sorted = newestFirst([
    article('profile', '2024-12', 'Company profile'),
    article('old explainer', '2024-09', 'Explainer'),
    article('second topic', '2024-12', 'Topic'),
    article('third topic', '2024-12', 'Topic'),
    article('day', '2024-12-09', 'Reference'),
  ]);
  expect(sorted.map(({ title }) => title)).toEqual(['day', 'second topic', 'third topic', 'profile', 'old explainer']);
});
