import type { CSSProperties } from 'react';
import { formatPartial } from '#src/design/format-date.ts';
import { aboutDocument, SourceTitle } from '#src/design/Sources.tsx';
import { RestFold } from '#src/filters/RestFold.tsx';
import type { Figure } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { carryingFirst, isOutside } from './carrying-works.ts';
import { rowOf } from './figure-addresses.ts';
import './row-fold.css';
import './source-list.css';

interface Props {
  sources: readonly Entry<'sources'>[];
  /** The figures that rest on each source, by its id. */
  figures: ReadonlyMap<string, readonly Figure[]>;
}

/** Works: those that figures rest on first, the most figures leading; the others unfold. */
export function SourceList({ sources, figures }: Props) {
  const carrying = carryingFirst(sources, figures);
  const others = sources.filter(({ id }) => !figures.has(id));
  const shared = {
    figures,
    most: Math.max(...carrying.filter(isOutside).map(({ id }) => figures.get(id)?.length ?? 0)),
    hasKinds: new Set(sources.map(({ kind }) => kind)).size > 1,
  };
  if (carrying.length === 0) return <SourceRows sources={others} {...shared} />;
  return (
    <>
      <div data-group="">
        <p className="mb-2 text-sm font-semibold">Carry figures of the hub, most first, our own last</p>
        <SourceRows sources={carrying} {...shared} />
      </div>
      <div data-group="">
        <RestFold more={`Show the other ${others.length}, A to Z`} fewer="Show only those that carry figures">
          <SourceRows sources={others} {...shared} />
        </RestFold>
      </div>
    </>
  );
}

interface RowsProps extends Props {
  /** How many figures rest on the outside work that carries most. */
  most: number;
  /** Whether the kind of each is said: not where all are of one. */
  hasKinds: boolean;
}

/** Works, one a line where there is room: title, publisher, date, kind, and how many figures rest on each. */
function SourceRows({ sources, figures, most, hasKinds }: RowsProps) {
  return (
    <ul
      data-rows=""
      data-repeats=""
      className="source-list"
      style={hasKinds ? undefined : ({ '--kind': 0 } as CSSProperties)}
    >
      {sources.map((source) => (
        <li key={source.id} id={source.id} data-kind={source.kind} className="row-fold">
          <h3 data-search="">
            <SourceTitle title={source.title} url={source.url} />
          </h3>
          <About
            source={source}
            kind={hasKinds ? source.kind : undefined}
            count={figures.get(source.id)?.length ?? 0}
            most={most}
          />
          <Work source={source} figures={figures.get(source.id) ?? []} />
        </li>
      ))}
    </ul>
  );
}

interface AboutProps {
  source: Entry<'sources'>;
  /** Left out where all are of one. */
  kind: string | undefined;
  /** How many figures rest on it, and on the outside work that carries most. */
  count: number;
  most: number;
}

function About({ source, kind, count, most }: AboutProps) {
  return (
    <p data-search="">
      <span>{aboutDocument({ ...source, date: undefined })}</span>{' '}
      {source.date ? <time dateTime={source.date}>{formatPartial(source.date)}</time> : null}{' '}
      {kind ? <small>{kind}</small> : null}{' '}
      {count > 0 ? (
        <b>
          {count === 1 ? '1 figure' : `${count} figures`}
          {isOutside(source) ? <i style={{ '--share': count / most } as CSSProperties} /> : null}
        </b>
      ) : null}
    </p>
  );
}

/** What a work holds, and the figures that rest on it. */
function Work({ source: { holds }, figures }: { source: Entry<'sources'>; figures: readonly Figure[] }) {
  return (
    <details data-fold="">
      <summary>
        <span className="visually-hidden">What it holds{figures.length > 0 ? ', and what rests on it' : ''}</span>
      </summary>
      <p data-search="">{holds}</p>
      {figures.length > 0 ? (
        <ul>
          {figures.map((figure) => (
            <li key={figure.id}>
              <a href={rowOf(figure)}>
                {figure.subject}, {figure.label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
