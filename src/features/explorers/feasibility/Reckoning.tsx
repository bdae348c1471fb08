import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { urls } from '#src/model/urls.ts';
import { reckoningOf } from './reckoning.ts';
import { type Column, OWN, type Row } from './table.ts';

interface Props {
  row: Row;
  column: Column;
  texts: FeasibilityTexts;
}

/** The reckoning of one cell, with the way to what it rests on. */
export function Reckoning({ row, column, texts }: Props) {
  const { title, finding, asks, href, has, so, left } = reckoningOf(row, column, texts);
  const { reckoning } = texts;
  return (
    <div className="feasibility-reckoning">
      <p>{title}</p>
      <h3>{finding}</h3>
      <dl>
        <dt>{reckoning.asks}</dt>
        <dd>
          {href ? (
            <a href={href} className="link">
              {asks}
            </a>
          ) : (
            asks
          )}
        </dd>
        <dt>{reckoning.has}</dt>
        <dd>
          {column.id === OWN ? (
            has
          ) : (
            <a href={urls.machine(column.id)} className="link">
              {has}
            </a>
          )}
        </dd>
        {so ? (
          <>
            <dt>{reckoning.so}</dt>
            <dd>{so}</dd>
          </>
        ) : null}
        <dt>{reckoning.left}</dt>
        <dd>{left}</dd>
      </dl>
    </div>
  );
}
