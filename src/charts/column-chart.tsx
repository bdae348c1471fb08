import { round } from '#src/base/svg-path.ts';
import { type Chart, SIZES, type Size } from './chart.ts';
import type { Bar } from './count-each.ts';
import { textWidth } from './font.ts';
import { Plot } from './Plot.tsx';
import { type PlotArea, plotArea } from './plot-area.ts';
import { linear } from './scales.ts';

/** Of a drawing, in its units. */
const LAYOUTS = {
  wide: { fontSize: 13, plot: 190 },
  middle: { fontSize: 13, plot: 170 },
  narrow: { fontSize: 14, plot: 150 },
} as const satisfies Record<Size, unknown>;

const TOP = 22;
const BOTTOM = 26;
/** Of the distance from column to column. */
const WIDTH = 0.76;

/** Counts as columns along an axis, such as years, each with its count on it; the way to draw a chart of them. */
export function columnDrawing(columns: readonly Bar[], label: string): Chart['draw'] {
  const values = columns.map((column) => `${column.label}: ${column.value}`).join('; ');
  return (size) => <ColumnChart columns={columns} label={`${label}. ${values}.`} size={size} />;
}

function ColumnChart({ columns, label, size }: { columns: readonly Bar[]; label: string; size: Size }) {
  const { fontSize, plot: plotHeight } = LAYOUTS[size];
  const plot = plotArea({
    width: SIZES[size],
    height: TOP + plotHeight + BOTTOM,
    margin: { top: TOP, right: 0, bottom: BOTTOM, left: 0 },
    fontSize,
    x: linear(0, columns.length),
    y: linear(0, Math.max(1, ...columns.map(({ value }) => value))),
  });
  const every = labelsApart(columns, plot);
  return (
    <Plot plot={plot} label={label} className="block w-full overflow-visible">
      {columns.map((column, index) => (
        <Column key={column.label} column={column} index={index} plot={plot} hasLabel={isLabeled(index, every)} />
      ))}
      <path d={`M0 ${plot.bottom}H${plot.width}`} stroke="var(--color-rule-strong)" />
    </Plot>
  );
}

/** In the middle of its column; at the first and the last it does not leave the drawing. */
function endsInside(index: number, { x, width }: PlotArea, labelWidth: number) {
  const middle = (x(index) + x(index + 1)) / 2;
  if (middle < labelWidth / 2) return { x: 0, textAnchor: 'start' } as const;
  if (middle + labelWidth / 2 > width) return { x: width, textAnchor: 'end' } as const;
  return { x: round(middle), textAnchor: 'middle' } as const;
}

/** The first, which may be longer, and from the other end of the room that it takes every so manieth. */
function isLabeled(index: number, every: number): boolean {
  return index === 0 || (index >= every && (index - 1) % every === 0);
}

/** Every how manieth label has room. */
function labelsApart(columns: readonly Bar[], { width, fontSize }: PlotArea): number {
  const step = width / columns.length;
  const longest = Math.max(...columns.map(({ label }) => textWidth(label, fontSize)));
  return Math.ceil((longest + 6) / step);
}

interface ColumnProps {
  column: Bar;
  index: number;
  plot: PlotArea;
  hasLabel: boolean;
}

function Column({ column: { label, value }, index, plot, hasLabel }: ColumnProps) {
  const [from, to] = [plot.x(index), plot.x(index + 1)];
  const [middle, half] = [(from + to) / 2, (WIDTH * (to - from)) / 2];
  const top = plot.y(value);
  return (
    <>
      {value > 0 ? (
        <>
          <rect
            x={round(middle - half)}
            y={top}
            width={round(2 * half)}
            height={round(plot.bottom - top)}
            fill="var(--color-viz-1)"
          />
          <text x={round(middle)} y={round(top - 6)} textAnchor="middle" fontWeight="600" fill="var(--color-ink)">
            {value}
          </text>
        </>
      ) : null}
      {hasLabel ? (
        <text y={plot.bottom + 19} {...endsInside(index, plot, textWidth(label, plot.fontSize))}>
          {label}
        </text>
      ) : null}
    </>
  );
}
