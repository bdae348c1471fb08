import { useEffect, useMemo } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { Breadcrumbs } from '#src/frame/Breadcrumbs.tsx';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonHead, ComparisonPortraits } from './ComparisonHead.tsx';
import { ComparisonHistory, hasHistory } from './ComparisonHistory.tsx';
import { ComparisonRows } from './ComparisonRows.tsx';
import { compare, FEWEST, inWords, MOST, type readIds, sentence } from './comparison.ts';
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
  const { texts } = data;
  const comparison = useMemo(() => compare(data, ids), [data, ids]);
  const works = useMemo(() => new NumberedWorks(comparison, data), [comparison, data]);
  const { items, rows, alone, same, title } = comparison;
  const heading = headingOf(items.length, data);
  const count = inWords(items.length);

  useEffect(() => {
    document.title = `${heading}: ${items.map(({ name }) => name).join(', ')}`;
  }, [heading, items]);

  return (
    <div className="comparison">
      <Breadcrumbs
        breadcrumbs={[
          { name: list.title, path: list.path },
          { name: texts.place, path: '' },
        ]}
      />
      <h1 tabIndex={-1} className="text-3xl tracking-head outline-none">
        {heading}
      </h1>
      <Notes asked={asked} data={data} />
      {items.length >= FEWEST ? (
        <div className="comparison-finding">
          <h2>{title}</h2>
          <p>{lineOf(comparison.incomparable, data)}</p>
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
            <ComparisonHead
              items={items}
              remove={texts.remove}
              onRemove={(id) => onChange(ids.filter((each) => each !== id))}
            />
            <ComparisonRows rows={rows} items={items} works={works} texts={texts} />
            {hasHistory(items, data) ? <ComparisonHistory items={items} data={data} /> : null}
            {alone.length > 0 ? (
              <ComparisonRows
                rows={alone}
                items={items}
                works={works}
                texts={texts}
                title={fillIn(texts.onlyOne, { count })}
              />
            ) : null}
          </table>
        </div>
      ) : null}
      {same.length > 0 ? (
        <section className="comparison-same">
          <h2>{items.length === FEWEST ? texts.sameInBoth : fillIn(texts.sameInAll, { count })}</h2>
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
      <Works works={works} title={texts.sources} />
    </div>
  );
}

function headingOf(count: number, { one, many, texts: { heading } }: ComparisonData): string {
  if (count >= FEWEST) return fillIn(heading.several, { count: inWords(count), many });
  return fillIn(count === 1 ? heading.one : heading.none, { one });
}

function lineOf(incomparable: number, { texts: { order, hatched } }: ComparisonData): string {
  if (incomparable === 0) return order;
  if (incomparable === 1) return `${order} ${hatched.one}`;
  return `${order} ${fillIn(hatched.several, { Count: sentence(inWords(incomparable)) })}`;
}

/** What the address asked for and did not get. */
function Notes({ asked: { unknown, isRepeated, isTooMany, ids }, data }: Pick<Props, 'asked' | 'data'>) {
  const { one, many, texts } = data;
  const names = unknown.map((id) => `“${id}”`).join(', ');
  const notes = [
    isTooMany && fillIn(texts.notes.tooMany, { most: MOST, mostInWords: inWords(MOST) }),
    unknown.length > 0 && fillIn(texts.notes.unknown, { one, names }),
    isRepeated && fillIn(texts.notes.repeated, { one }),
    ids.length === 1 && fillIn(texts.notes.single, { one }),
    ids.length === 0 && fillIn(texts.notes.none, { many }),
  ].filter(Boolean);
  return notes.length > 0 ? (
    <p role="status" className="comparison-note">
      {notes.join(' ')}
    </p>
  ) : null;
}

function Works({ works, title }: { works: NumberedWorks; title: string }) {
  if (works.list.length === 0) return null;
  return (
    <section className="comparison-works">
      <h2>{title}</h2>
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
