import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { formatMonth } from '#src/design/format-date.ts';
import type { Article, ArticleKind } from './load-articles.ts';

const tones: Record<ArticleKind, BadgeTone> = {
  Explainer: 'green',
  Topic: 'blue',
  Tutorial: 'indigo',
  Report: 'orange',
  Reference: 'cyan',
  Directory: 'purple',
  'Company profile': 'gray',
};

export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul id="articles" data-rows="" data-repeats="" className="border-t border-rule-strong">
      {articles.map((article) => (
        <li key={article.path} data-kind={article.kind} data-level={article.level} className="border-b border-rule">
          <ArticleLine article={article} />
        </li>
      ))}
    </ul>
  );
}

function ArticleLine({ article: { title, description, path, kind, level, date } }: { article: Article }) {
  return (
    <article className="grid gap-x-8 gap-y-2 py-5 md:grid-cols-[10rem_1fr]">
      <div data-search="" className="min-w-0">
        <h3 className="text-xl">
          <a href={path}>{title}</a>
        </h3>
        <p className="mt-1 max-w-measure text-sm text-ink-2">{description}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 md:order-first md:flex-col md:items-start">
        <Badge tone={tones[kind]}>{kind}</Badge> <span>{level}</span> <time dateTime={date}>{formatMonth(date)}</time>
      </div>
    </article>
  );
}
