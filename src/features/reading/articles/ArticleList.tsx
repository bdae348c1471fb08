import { fillIn } from '#src/charts/fill-in.ts';
import { formatMonth } from '#src/design/format-date.ts';
import { PagePicture } from '#src/features/learn/PagePicture.tsx';
import { ARTICLE_KINDS } from '#src/model/schemas/article.ts';
import type { Article } from './load-articles.ts';
import './articles.css';

interface Props {
  /** The newest first. */
  articles: readonly Article[];
  /** What opens the company profiles: {count}. */
  profiles: string;
}

/** What there is to read, a group a kind, the newest of each first; the profiles of companies fold at the end. */
export function ArticleList({ articles, profiles }: Props) {
  const byKind = Map.groupBy(articles, ({ kind }) => kind);
  const ofCompanies = byKind.get('Company profile') ?? [];
  return (
    <div id="articles">
      {ARTICLE_KINDS.filter((kind) => kind !== 'Company profile').map((kind) => {
        const ofKind = byKind.get(kind) ?? [];
        return ofKind.length === 0 ? null : (
          <section key={kind} data-group="" aria-label={kind} className="article-kind">
            <p>
              {kind} <span>{ofKind.length}</span>
            </p>
            <Lines articles={ofKind} hasPictures />
          </section>
        );
      })}
      <section data-group="" className="article-profiles">
        <details>
          <summary>
            <b>{fillIn(profiles, { count: ofCompanies.length })}</b>
            <span aria-hidden>{ofCompanies.map(({ title }) => title).join(', ')}</span>
          </summary>
          <Lines articles={ofCompanies} />
        </details>
      </section>
    </div>
  );
}

function Lines({ articles, hasPictures = false }: { articles: readonly Article[]; hasPictures?: boolean }) {
  return (
    <ul data-rows="" data-repeats="" className="article-lines">
      {articles.map(({ title, description, path, kind, level, date }) => (
        <li key={path} data-kind={kind} data-level={level}>
          {hasPictures ? <PagePicture path={path} /> : null}
          <div data-search="">
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p className="line-clamp-2">{description}</p>
          </div>
          <small>
            {level}, <time dateTime={date}>{formatMonth(date)}</time>
          </small>
        </li>
      ))}
    </ul>
  );
}
