import { round } from '#src/base/svg-path.ts';
import { type Chart, type Place, SIZES, type Size } from './chart.ts';
import type { Bar } from './count-each.ts';
import { textWidth } from './font.ts';
import { MarkLink } from './MarkLink.tsx';
import { Plot } from './Plot.tsx';
import { plotArea } from './plot-area.ts';
import { linear } from './scales.ts';

export interface BarRow extends Bar {
  /** The value as it is read; the plain number when left out. */
  text?: string;
  /** Drawn as an outline: reported, or counts something else than the others, as the note below the chart says. */
  isHollow?: boolean;
  /** Where it leads: what it counts, or where its value stands. */
  href: string;
}

/** Of a drawing, in its units. */
const BAR = 16;
const LAYOUTS = {
  wide: { fontSize: 13, row: 28 },
  middle: { fontSize: 13, row: 28 },
  narrow: { fontSize: 14, row: 30 },
} as const satisfies Record<Size, unknown>;

/** A name above its bar takes a line. */
const NAME_LINE = 18;
/** Of the drawing's width; longer names stand above their bars. */
const MOST_NAME = 0.42;
const GAP = 8;

interface BarLayout {
  areNamesAbove: boolean;
  left: number;
  rowHeight: number;
  height: number;
  /** Units of the drawing for one of the values. */
  unit: number;
}

const textOf = ({ text, value }: BarRow) => text ?? String(value);

function layoutOf(rows: readonly BarRow[], size: Size): BarLayout {
  const { fontSize, row } = LAYOUTS[size];
  const width = SIZES[size];
  const longest = Math.max(...rows.map(({ label }) => textWidth(label, fontSize)));
  const areNamesAbove = longest > MOST_NAME * width;
  const left = areNamesAbove ? 0 : longest + 2 * GAP;
  const rowHeight = row + (areNamesAbove ? NAME_LINE : 0);
  // The longest bar leaves room for its number, and so does a shorter one with a longer number.
  const units = rows
    .filter(({ value }) => value > 0)
    .map((each) => (width - left - 2 * GAP - textWidth(textOf(each), fontSize, 600)) / each.value);
  return { areNamesAbove, left, rowHeight, height: rows.length * rowHeight, unit: Math.min(...units, width) };
}

/** Bars to one scale, one below the other, each with its name and its number; the way to draw a chart of them. */
export function barDrawing(rows: readonly BarRow[], label: string): Chart['draw'] {
  return (size, place) => <BarChart rows={rows} label={label} size={size} place={place} />;
}

interface Props {
  rows: readonly BarRow[];
  label: string;
  size: Size;
  place: Place;
}

function BarChart({ rows, label, size, place }: Props) {
  const layout = layoutOf(rows, size);
  const { left, height } = layout;
  const width = SIZES[size];
  const plot = plotArea({
    width,
    height,
    margin: { top: 0, right: 0, bottom: 0, left },
    fontSize: LAYOUTS[size].fontSize,
    x: linear(0, 1),
    y: linear(0, 1),
  });
  return (
    <Plot plot={plot} label={label} role="group" className="block w-full overflow-visible">
      {rows.map((row, index) => (
        <g key={row.label}>
          <WordsOfRow row={row} top={index * layout.rowHeight} layout={layout} size={size} />
          <MarkLink place={place} href={row.href} name={`${row.label}: ${textOf(row)}`}>
            <BarOfRow row={row} top={index * layout.rowHeight} layout={layout} size={size} />
          </MarkLink>
        </g>
      ))}
    </Plot>
  );
}

interface RowProps {
  row: BarRow;
  top: number;
  layout: BarLayout;
  size: Size;
}

const COLOR = 'var(--color-viz-1)';

/** Where the bar of a row is: its middle and its length. */
function placeOfBar({ row, top, layout: { rowHeight, unit }, size }: RowProps) {
  const length = Math.max(row.value > 0 ? 2 : 0, row.value * unit);
  return { middle: top + rowHeight - LAYOUTS[size].row / 2, length };
}

/** Name and number; the link lies over them. */
function WordsOfRow(props: RowProps) {
  const { row, top, layout, size } = props;
  const { left, areNamesAbove } = layout;
  const { middle, length } = placeOfBar(props);
  const base = round(middle + 0.34 * LAYOUTS[size].fontSize);
  return (
    <>
      <text x="0" y={areNamesAbove ? round(top + 15) : base} fill="var(--color-ink)">
        {row.label}
      </text>
      <text x={round(left + (length > 0 ? length + GAP : 0))} y={base} fill="var(--color-ink)" fontWeight="600">
        {textOf(row)}
      </text>
    </>
  );
}

/** The whole row can be pressed. */
function BarOfRow(props: RowProps) {
  const { row, top, layout, size } = props;
  const { middle, length } = placeOfBar(props);
  const rim = row.isHollow ? 1 : 0;
  return (
    <>
      <rect x="0" y={round(top)} width={SIZES[size]} height={layout.rowHeight} fill="transparent" />
      {length > 0 ? (
        <rect
          x={round(layout.left + rim)}
          y={round(middle - BAR / 2 + rim)}
          width={round(Math.max(1, length - 2 * rim))}
          height={BAR - 2 * rim}
          fill={row.isHollow ? 'var(--color-paper)' : COLOR}
          stroke={row.isHollow ? COLOR : undefined}
          strokeWidth={row.isHollow ? 2 : undefined}
        />
      ) : null}
    </>
  );
}
