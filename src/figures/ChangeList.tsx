import type { CSSProperties } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { percent } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import type { ChangesPage } from '#src/model/schemas/pages/data.ts';
import { sentences } from '#src/model/search-text.ts';
import { rowOf, sourceAddress } from './figure-addresses.ts';
import type { Change } from './figure-list.ts';
import { barScale, factorText, type SizeOfChange, sizeOf } from './size-of-change.ts';
import './row-fold.css';
import './change-list.css';

type Texts = ChangesPage['changes'];
type Scale = ReturnType<typeof barScale>;

/** The anchor of a year's changes. */
export const yearAnchor = (year: string) => `changed-${year}`;

/** Every change, year by year: when, of what, from what to what, by how much, and who says so. */
export function ChangeList({ changes, texts }: { changes: readonly Change[]; texts: Texts }) {
  const scale = barScale(changes.flatMap((change) => sizeOf(change) ?? []));
  const years = [...Map.groupBy(changes, ({ to }) => to.asOf.slice(0, 4))];
  return (
    <div data-repeats="" className="change-list" style={{ '--zero': percent(scale.zero) } as CSSProperties}>
      {years.map(([year, ofYear]) => (
        <section key={year} aria-labelledby={yearAnchor(year)}>
          <h3 id={yearAnchor(year)}>
            {year} <small>{ofYear.length === 1 ? texts.one : fillIn(texts.many, { count: ofYear.length })}</small>
          </h3>
          <ul>
            {ofYear.map((change) => (
              <ChangeRow
                key={`${change.figure.id} ${change.to.asOf} ${change.to.value}`}
                change={change}
                scale={scale}
                texts={texts}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChangeRow({ change, scale, texts }: { change: Change; scale: Scale; texts: Texts }) {
  const { figure, to } = change;
  const size = sizeOf(change);
  return (
    <li className="row-fold">
      <time dateTime={to.asOf}>{formatPartial(to.asOf)}</time>
      <a href={rowOf(figure)}>
        {figure.subject} <small>{figure.label}</small>
      </a>
      <Step change={change} />
      {size ? <Size size={size} scale={scale} error={texts.error} /> : null}
      <details>
        <summary>
          <span className="visually-hidden">{texts.basis}</span>
        </summary>
        <p>
          {to.scope ? `${sentences(to.scope)} ` : ''}
          <a href={sourceAddress(to.source.id)}>{to.source.title}</a>
        </p>
      </details>
    </li>
  );
}

function Step({ change: { from, to } }: { change: Change }) {
  return (
    <p>
      {to.correction ? 'corrected from ' : ''}
      {from.value ?? from.absent}
      {to.correction ? ' to ' : <span aria-hidden> → </span>}
      {to.correction ? null : <span className="visually-hidden"> to </span>}
      <b>{to.value ?? to.absent}</b>
    </p>
  );
}

function Size({ size, scale, error }: { size: SizeOfChange; scale: Scale; error: string }) {
  const factor = factorText(size);
  return (
    <p className={`size ${size.factor < 1 ? 'down' : ''} ${size.isOfError ? 'of-error' : ''}`.trimEnd()}>
      {size.isOfError ? fillIn(error, { factor }) : factor}
      <i style={{ '--length': percent(scale.lengthOf(size)) } as CSSProperties} />
    </p>
  );
}
