import { round } from '#src/base/svg-path.ts';
import type { Bar } from './count-each.ts';

interface Props {
  /** In their order; every label is short. */
  columns: readonly Bar[];
  /** What is counted, for screen readers: "Companies by year of founding". */
  label: string;
}

/** Heights in pixels. Widths are shares of the drawing's, so that it fits any width and its text keeps its size. */
const PLOT_BOTTOM = 150;
const TALLEST = 124;
const HEIGHT = 174;
const GAP_SHARE = 0.24;

/** Counts as columns along an axis, such as years; each count is on its column. */
export function ColumnChart({ columns, label }: Props) {
  const most = Math.max(...columns.map(({ value }) => value));
  const step = 100 / columns.length;
  const values = columns.map((column) => `${column.label}: ${column.value}`).join('; ');
  return (
    <svg
      role="img"
      aria-label={`${label}. ${values}.`}
      width="100%"
      height={HEIGHT}
      className="overflow-visible text-2xs"
    >
      {columns.map((column, index) => (
        <Column key={column.label} column={column} height={(column.value / most) * TALLEST} index={index} step={step} />
      ))}
      <rect width="100%" height="1" y={PLOT_BOTTOM} fill="var(--color-rule-strong)" />
    </svg>
  );
}

interface ColumnProps {
  column: Bar;
  /** In pixels. */
  height: number;
  index: number;
  /** From one column to the next, in percent of the width. */
  step: number;
}

function Column({ column, height, index, step }: ColumnProps) {
  const middle = `${round((index + 0.5) * step, 2)}%`;
  const top = round(PLOT_BOTTOM - height);
  return (
    <>
      {column.value > 0 ? (
        <>
          <rect
            x={`${round((index + GAP_SHARE / 2) * step, 2)}%`}
            width={`${round((1 - GAP_SHARE) * step, 2)}%`}
            y={top}
            height={round(height)}
            fill="var(--color-viz-1)"
          />
          <text x={middle} y={top - 6} textAnchor="middle" fontWeight="600" fill="var(--color-ink)">
            {column.value}
          </text>
        </>
      ) : null}
      <AxisLabel at={middle} isMinor={index % 2 === 1}>
        {column.label}
      </AxisLabel>
    </>
  );
}

/** Every second label is left out where the columns are narrow. */
function AxisLabel({ at, isMinor, children }: { at: string; isMinor: boolean; children: string }) {
  return (
    <text
      x={at}
      y={HEIGHT - 6}
      textAnchor="middle"
      fill="var(--color-ink-3)"
      className={isMinor ? 'max-sm:hidden' : undefined}
    >
      {children}
    </text>
  );
}
