import { fillIn } from '#src/charts/fill-in.ts';
import { formatMonth } from '#src/design/format-date.ts';
import type { Article } from './load-articles.ts';
import './articles.css';

interface Props {
  /** The newest first. */
  articles: readonly Article[];
  /** What opens the company profiles: {count}. */
  profiles: string;
}

/** What there is to read, a group a month; the profiles of companies fold at the end. */
export function ArticleList({ articles, profiles }: Props) {
  const { pages = [], ofCompanies = [] } = Object.groupBy(articles, ({ kind }) =>
    kind === 'Company profile' ? 'ofCompanies' : 'pages',
  );
  return (
    <div id="articles">
      {[...Map.groupBy(pages, ({ date }) => date.slice(0, 'yyyy-mm'.length))].map(([month, ofMonth]) => (
        <section key={month} data-group="" aria-label={formatMonth(month)} className="article-month">
          <p>
            <time dateTime={month}>{formatMonth(month)}</time>
          </p>
          <Lines articles={ofMonth} />
        </section>
      ))}
      <section data-group="" className="article-profiles">
        <details>
          <summary>
            <b>{fillIn(profiles, { count: ofCompanies.length })}</b>
            <span aria-hidden>{ofCompanies.map(({ title }) => title).join(', ')}</span>
          </summary>
          <Lines articles={ofCompanies} hasDates />
        </details>
      </section>
    </div>
  );
}

function Lines({ articles, hasDates = false }: { articles: readonly Article[]; hasDates?: boolean }) {
  return (
    <ul data-rows="" data-repeats="" className="article-lines">
      {articles.map(({ title, description, path, kind, level, date }) => (
        <li key={path} data-kind={kind} data-level={level}>
          <div data-search="">
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{description}</p>
          </div>
          <small>
            {`${kind}, ${level.toLowerCase()}`}
            {hasDates ? (
              <>
                , <time dateTime={date}>{formatMonth(date)}</time>
              </>
            ) : null}
          </small>
        </li>
      ))}
    </ul>
  );
}
