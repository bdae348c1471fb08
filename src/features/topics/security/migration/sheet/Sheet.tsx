import '#src/charts/chart.css';
import './sheet.css';
import type { Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import type { MigrationPage } from '#src/model/schemas/pages/security.ts';
import { yearOn } from '../by-when/year-axis.ts';
import { drawing } from '../by-when-chart.tsx';
import { sayingsOf } from '../your-years.ts';
import { type SheetContent, shortName } from './sheet-content.ts';
import { bytesOf } from './sheet-text.ts';

interface Props {
  content: SheetContent;
  page: MigrationPage;
  today: string;
  /** Where this page is, printed at its foot. */
  address: string;
}

/** One side of A4 for management: the threat, one's own years, the dates that hold here, what to do, what with, and the sources. */
export function Sheet({ content, page, today, address }: Props) {
  const { sheet, yours } = page;
  const dues = content.deadlines.map(({ due }) => yearOn(due));
  const sayings = sayingsOf(yours.example, yearOn(today), dues, yours);
  return (
    <article className="sheet">
      <h1>
        {page.heading.split(',')[0]}: {content.region}
        <small>{formatPartial(today)}</small>
      </h1>
      <p data-says="title" aria-live="polite" className="sheet-finding">
        {sayings.title}
      </p>
      <p className="sheet-threat">{sheet.threat.join(' ')}</p>
      <Terms sayings={sayings} words={sheet.terms} />
      <div className="sheet-chart">
        {(['middle', 'narrow'] as const).map((size) => (
          <div key={size} className={`drawing drawing-${size}`}>
            {drawn(content, page, today, size)}
          </div>
        ))}
      </div>
      <p data-says="passed">{sayings.passed}</p>
      <div className="sheet-columns">
        <Dates content={content} texts={sheet} />
        <h2>{sheet.actionsTitle}</h2>
        <ol className="sheet-actions">
          {sheet.actions.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
        <h2>{sheet.schemesTitle}</h2>
        <dl>
          {content.schemes.map(({ use, set }) => (
            <div key={use}>
              <dt>{use}</dt>
              <dd>
                <b>{set.name}</b>, {bytesOf(set)}
              </dd>
            </div>
          ))}
        </dl>
        <Works content={content} title={sheet.sources} />
      </div>
      <p className="sheet-foot">{address}</p>
    </article>
  );
}

function drawn({ deadlines, regions }: SheetContent, page: MigrationPage, today: string, size: Size) {
  return drawing({ deadlines, regions, page, today, size, place: 'alone', hasYours: true });
}

/** x + y − z, with what it comes to. */
function Terms({ sayings, words }: { sayings: ReturnType<typeof sayingsOf>; words: MigrationPage['sheet']['terms'] }) {
  return (
    <dl className="sheet-terms">
      {(['secrecy', 'migration', 'machine', 'exposed'] as const).map((name, index) => (
        <div key={name}>
          <dd>
            {index > 0 ? <span>{['+', '−', '='][index - 1]} </span> : null}
            <b data-says={name}>{sayings[name]}</b>
          </dd>
          <dt>{words[name]}</dt>
        </div>
      ))}
    </dl>
  );
}

function Dates({ content, texts }: { content: SheetContent; texts: MigrationPage['sheet'] }) {
  const { deadlines, binding, dates } = content;
  const numbers = { binding, count: deadlines.length };
  const more = deadlines.length - dates.length;
  return (
    <>
      <h2>{texts.dates}</h2>
      <p>{fillIn(binding > 0 ? texts.order : texts.noneBinds, numbers)}</p>
      <ul className="sheet-dates">
        {dates.map(({ deadline: { id, due, what, authority, force }, number }) => (
          <li key={id}>
            <b>{formatPartial(due)}</b>
            <span>
              {what}{' '}
              <small>
                {shortName(authority)}, {force}
                {number ? ` [${number}]` : null}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{fillIn(texts.more, { count: more })}</p> : null}
    </>
  );
}

function Works({ content: { sources }, title }: { content: SheetContent; title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="sheet-works">
        {sources.map(({ url, title: work, publisher, date }) => (
          <li key={url}>
            <a href={url} data-identifier="" target="_blank" rel="noopener noreferrer">
              {work ?? publisher}
            </a>
            , {publisher}
            {date ? `, ${date.slice(0, 4)}` : null}
          </li>
        ))}
      </ol>
    </>
  );
}
