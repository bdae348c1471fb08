import type { CSSProperties } from 'react';
import { countEach } from '#src/charts/count-each.ts';
import { urls } from '#src/model/urls.ts';
import type { Article } from './load-articles.ts';
import './articles.css';

/** What there is to read by its kind, the most first: bars that narrow the list. */
export function ArticleKinds({ articles, label }: { articles: readonly Article[]; label: string }) {
  const kinds = countEach(articles.map(({ kind }) => kind));
  const most = Math.max(...kinds.map(({ value }) => value));
  return (
    <nav aria-label={label} className="wrap article-kinds">
      {kinds.map(({ label: kind, value }) => (
        <a
          key={kind}
          href={`${urls.articles()}?kind=${encodeURIComponent(kind)}`}
          data-sets="kind"
          style={{ '--share': Math.round((100 * value) / most) / 100 } as CSSProperties}
        >
          <b>{value}</b> <i /> <span>{kind}</span>
        </a>
      ))}
    </nav>
  );
}
