import type { ReactNode } from 'react';
import { ChartHead } from './ChartHead.tsx';
import type { Chart, Legend, Place, Size } from './chart.ts';
import { Drawings } from './Drawings.tsx';
import { TakeLine } from './TakeLine.tsx';

interface Props {
  chart: Chart;
  /** The level of its heading. */
  level?: 1 | 2 | 3;
  /** Whether its page has the rows that its marks are named by. */
  place?: Extract<Place, 'page' | 'alone'>;
  /** Those that its place on the page has room for; all of them without it. */
  sizes?: readonly Size[];
  /** In the place of the legend: keys that can be pressed. */
  keys?: ReactNode;
  /** The page's own table of what is drawn, where it has one. */
  tableHref?: string;
  /** In the place of the plain table of its values: one with the numbers of their sources. */
  table?: ReactNode;
  /** Between the drawing and what it leaves out. */
  children?: ReactNode;
}

/** A chart: what it shows, its key, the drawing that fits, what it leaves out, and the ways to take it along. */
export function DrawnChart({ chart, level = 3, place = 'page', sizes, keys, tableHref, table, children }: Props) {
  const { address, title, note, legend = [], unlessNarrow } = chart;
  const id = anchorOf(address);
  return (
    <figure id={id} aria-labelledby={`${id}-title`} className="chart">
      <ChartHead id={`${id}-title`} level={level} title={title} unit={<UnitOf chart={chart} />} />
      {keys ?? <LegendList legend={legend} />}
      <Drawings sizes={sizes} draw={(size) => chart.draw(size, place)} />
      {children}
      {note ? (
        <figcaption>
          {note}
          <UnlessNarrow text={unlessNarrow?.note} />
        </figcaption>
      ) : null}
      <TakeLine chart={chart} tableHref={tableHref} table={table} />
    </figure>
  );
}

/** What is measured or counted in a chart, with what the narrow drawing leaves out. */
export function UnitOf({ chart: { unit, unlessNarrow } }: Pick<Props, 'chart'>) {
  return (
    <>
      {unit}
      <UnlessNarrow text={unlessNarrow?.unit} />
    </>
  );
}

function UnlessNarrow({ text }: { text: string | undefined }) {
  return text ? <span className="unless-narrow"> {text}</span> : null;
}

/** The part of an address behind its "#". */
function anchorOf(address: string): string {
  return address.slice(address.indexOf('#') + 1);
}

export function LegendList({ legend }: { legend: readonly Legend[] }) {
  if (legend.length === 0) return null;
  return (
    <ul className="chart-key">
      {legend.map(({ sign, text, unlessNarrow }) => (
        <li key={text} className={unlessNarrow ? 'unless-narrow' : undefined}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            {sign}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
