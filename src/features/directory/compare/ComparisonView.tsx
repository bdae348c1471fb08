import { useEffect, useMemo } from 'react';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonHead, ComparisonPortraits } from './ComparisonHead.tsx';
import { ComparisonHistory, hasHistory } from './ComparisonHistory.tsx';
import { ComparisonRows } from './ComparisonRows.tsx';
import { compare, FEWEST, inWords, MOST, type readIds } from './comparison.ts';
import type { ComparisonData } from './comparison-data.ts';
import { NumberedWorks } from './numbered-works.ts';

interface Props {
  list: { path: string; title: string };
  data: ComparisonData;
  asked: ReturnType<typeof readIds>;
  /** Shows others in their place; none leads back to the list. */
  onChange: (ids: readonly string[]) => void;
}

/** Two to four entries side by side: what differs first, each value with its source. */
export function ComparisonView({ list, data, asked, onChange }: Props) {
  const { ids } = asked;
  const comparison = useMemo(() => compare(data, ids), [data, ids]);
  const works = useMemo(() => new NumberedWorks(comparison, data), [comparison, data]);
  const { items, rows, alone, same, title } = comparison;
  const heading = headingOf(items.length, data);
  const all = items.length === FEWEST ? 'both' : `all ${inWords(items.length)}`;

  useEffect(() => {
    document.title = `${heading}: ${items.map(({ name }) => name).join(', ')}`;
  }, [heading, items]);

  return (
    <div className="comparison">
      <nav aria-label="Breadcrumb" className="mb-2 text-xs text-ink-2 print:hidden">
        <a
          href={list.path}
          onClick={(event) => {
            event.preventDefault();
            onChange([]);
          }}
        >
          {list.title}
        </a>{' '}
        › Compare
      </nav>
      <h1 tabIndex={-1} className="text-3xl tracking-head outline-none">
        {heading}
      </h1>
      <Notes asked={asked} data={data} />
      {items.length >= FEWEST ? (
        <div className="comparison-finding">
          <h2>{title}</h2>
          <p>{lineOf(comparison.incomparable)}</p>
        </div>
      ) : null}
      <ComparisonActions comparison={comparison} data={data} ids={ids} onChange={onChange} />
      {items.length > 0 ? (
        <div
          className="comparison-scroll"
          data-columns={items.length}
          style={{ '--columns': items.length } as React.CSSProperties}
        >
          <ComparisonPortraits items={items} />
          <table>
            <caption className="visually-hidden">{heading}</caption>
            <ComparisonHead items={items} onRemove={(id) => onChange(ids.filter((each) => each !== id))} />
            <ComparisonRows rows={rows} items={items} works={works} />
            {hasHistory(items, data) ? <ComparisonHistory items={items} data={data} /> : null}
            {alone.length > 0 ? (
              <ComparisonRows
                rows={alone}
                items={items}
                works={works}
                title={`Only one of the ${inWords(items.length)} publishes it`}
              />
            ) : null}
          </table>
        </div>
      ) : null}
      {same.length > 0 ? (
        <section className="comparison-same">
          <h2>The same in {all}</h2>
          <p>
            {same.map(({ label, text }, index) => (
              <span key={label}>
                {index > 0 ? ' · ' : ''}
                {label}: <b>{text}</b>
              </span>
            ))}
          </p>
        </section>
      ) : null}
      <Works works={works} />
    </div>
  );
}

function headingOf(count: number, { one, many }: ComparisonData): string {
  return count >= FEWEST ? `Compare ${inWords(count)} ${many}` : `Compare: add a ${count === 1 ? 'second ' : ''}${one}`;
}

function lineOf(incomparable: number): string {
  const line = 'Values of the same kind stand on one scale. What differs comes first.';
  if (incomparable === 0) return line;
  const [are, they] = incomparable === 1 ? ['value does', 'It is'] : ['values do', 'They are'];
  const number = inWords(incomparable);
  return `${line} ${number.charAt(0).toUpperCase()}${number.slice(1)} ${are} not compare. ${they} hatched.`;
}

/** What the address asked for and did not get. */
function Notes({ asked: { unknown, isRepeated, isTooMany, ids }, data: { one, many } }: Pick<Props, 'asked' | 'data'>) {
  const notes = [
    isTooMany && `${MOST} at most stand side by side: these are the first ${inWords(MOST)}.`,
    unknown.length > 0 && `There is no ${one} called ${unknown.map((id) => `“${id}”`).join(', ')}.`,
    isRepeated && `A ${one} is compared with others, so each stands here once.`,
    ids.length === 1 && `One ${one} alone is no comparison: add another.`,
    ids.length === 0 && `None of the ${many} is chosen.`,
  ].filter(Boolean);
  return notes.length > 0 ? (
    <p role="status" className="comparison-note">
      {notes.join(' ')}
    </p>
  ) : null;
}

function Works({ works }: { works: NumberedWorks }) {
  if (works.list.length === 0) return null;
  return (
    <section className="comparison-works">
      <h2>Sources</h2>
      <ol>
        {works.list.map(({ title, publisher, url, date }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
            </a>
            <small>{[publisher, date].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
