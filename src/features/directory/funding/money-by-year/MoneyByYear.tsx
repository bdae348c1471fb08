import { round } from '#src/base/svg-path.ts';
import { type Tick, YAxis } from '#src/charts/Axis.tsx';
import type { Place } from '#src/charts/chart.ts';
import { halo } from '#src/charts/Label.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import type { PlotArea } from '#src/charts/plot-area.ts';
import type { Column } from './columns.ts';
import { kindColors } from './kinds.ts';
import type { MoneyLayout, Row } from './layout.ts';
import { RoundMarks } from './RoundMarks.tsx';

/** Words in the drawing, from `content/pages/funding.yaml`. */
export interface DrawingTexts {
  sums: string;
  sumsDetail: string;
  /** Under the number of the year that is not over. */
  running: string;
  /** Names of the rows, and what stands below them. */
  rowName: (row: Row) => string;
  rowDetail: (row: Row) => string;
}

interface Props {
  layout: MoneyLayout;
  place: Place;
  label: string;
  texts: DrawingTexts;
  runningYear: number | undefined;
}

/** Sums of the years as stacked columns; below, on the same years, each round in the row of its kind. */
export function MoneyByYear({ layout, place, label, texts, runningYear }: Props) {
  const { plot, columns, rows, areNamesAbove } = layout;
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      <YAxis plot={plot} ticks={moneyTicks(plot)} />
      {areNamesAbove ? null : <RowName y={plot.bottom - 20} name={texts.sums} detail={texts.sumsDetail} />}
      {columns.map((column) => (
        <YearColumn
          key={column.year}
          column={column}
          plot={plot}
          running={runningYear === column.year && texts.running}
        />
      ))}
      <YearLines layout={layout} />
      {rows.map((row) => (
        <g key={row.kind}>
          <path d={`M0 ${round(row.top)}H${plot.width}`} stroke="var(--color-rule)" />
          <RowName
            y={areNamesAbove ? row.top + 20 : nameHeight(row)}
            name={texts.rowName(row)}
            detail={texts.rowDetail(row)}
            isOneLine={areNamesAbove}
          />
          <RoundMarks row={row} place={place} />
        </g>
      ))}
    </Plot>
  );
}

/** Beside the middle of circles, beside the first of several lines. */
function nameHeight({ kind, top, bottom }: Row): number {
  return kind === 'foreign' || kind === 'none' ? top + 22 : (top + bottom) / 2 - 3;
}

interface RowNameProps {
  y: number;
  name: string;
  detail: string;
  isOneLine?: boolean;
}

function RowName({ y, name, detail, isOneLine }: RowNameProps) {
  return (
    <text y={round(y)} fill="var(--color-ink)" fontWeight="600">
      {name}
      {isOneLine ? '  ' : null}
      <tspan x={isOneLine ? undefined : 0} dy={isOneLine ? undefined : 17} fontWeight="500" fill="var(--color-ink-2)">
        {detail}
      </tspan>
    </text>
  );
}

function YearColumn({ column, plot, running }: { column: Column; plot: PlotArea; running: string | false }) {
  const { year, parts, sum } = column;
  return (
    <>
      {parts.map(({ kind, left, right, top, bottom }) => (
        <rect
          key={kind}
          x={round(left)}
          y={round(top)}
          width={round(right - left)}
          height={round(bottom - top)}
          fill={kindColors[kind]}
        />
      ))}
      {sum.text ? (
        <text
          x={round(sum.x)}
          y={round(sum.y)}
          textAnchor="middle"
          fontSize={Math.min(plot.fontSize, 13)}
          fontWeight="600"
          fill="var(--color-ink)"
          {...halo('paper')}
        >
          {sum.text}
        </text>
      ) : null}
      <text x={round(sum.x)} y={plot.bottom + 18} textAnchor="middle">
        {year}
        {running ? (
          <tspan x={round(sum.x)} dy="16">
            {running}
          </tspan>
        ) : null}
      </text>
    </>
  );
}

/** The turns of the years, through all rows. */
function YearLines({ layout: { plot, years, rows } }: { layout: MoneyLayout }) {
  const top = round(rows[0]?.top ?? plot.bottom);
  const lines = years.slice(1).map((year) => `M${plot.x(year)} ${top}V${plot.height}`);
  return <path d={lines.join('')} stroke="var(--color-rule-strong)" strokeDasharray="1 4" />;
}

/** Even billions. */
function moneyTicks({ y, top }: PlotArea): Tick[] {
  const ticks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => 2e9 * step).filter((at) => y(at) >= top - 0.5);
  return ticks.map((at) => ({ at, text: at === 0 ? '0' : `$${at / 1e9}B` }));
}
