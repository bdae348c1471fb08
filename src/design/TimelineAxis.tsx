import type { ReactNode } from 'react';
import { round } from '#src/base/svg-path.ts';
import type { Span, TimelineScale } from './timeline-scale.ts';

/** Shades of one color, from the first phase to the last. */
const SHADES = ['var(--color-seq-4)', 'var(--color-seq-5)', 'var(--color-seq-6)', 'var(--color-seq-7)'] as const;

/** User units: the drawing is stretched to the width, so only its heights are true. */
const WIDTH = 1000;
const AXIS_Y = 30;
const BAR = 10;
const HEIGHT = 76;

/**
 * The time axis of a timeline: the phases as bars to scale, their years above, and each bar fanned out to its column.
 * Decoration for the list below, which says the same in words.
 */
export function TimelineAxis({ scale }: { scale: TimelineScale }) {
  const { spans, years, ticks } = scale;
  return (
    <div aria-hidden className="relative max-lg:hidden" style={{ height: HEIGHT }}>
      <Stretched>
        {spans.map((span, index) => (
          <path key={span.start} d={fan(span, index, spans.length)} fill={shadeOf(index)} opacity="0.16" />
        ))}
        <path
          d={ticks.map((at) => `M${round(at * WIDTH)} ${AXIS_Y - 2}v-4`).join('')}
          stroke="var(--color-rule-strong)"
          vectorEffect="non-scaling-stroke"
        />
        {spans.map((span, index) => (
          <path key={span.start} d={bar(span)} fill={shadeOf(index)} />
        ))}
      </Stretched>
      {years.map(({ year, at }) => (
        <YearLabel key={year} year={year} at={at} />
      ))}
    </div>
  );
}

function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute size-full overflow-visible"
    >
      {children}
    </svg>
  );
}

/** The color of a phase's bar and of what stands for it below. */
export function shadeOf(index: number): string {
  return SHADES[index % SHADES.length] ?? SHADES[0];
}

/** A bar with a hair's gap before the next one; an open phase ends in a point. */
function bar({ start, end, isOpen }: Span): string {
  const [left, right] = [round(start * WIDTH + 1), round(end * WIDTH - 1)];
  const top = AXIS_Y;
  if (!isOpen) return `M${left} ${top}H${right}v${BAR}H${left}z`;
  return `M${left} ${top}H${right - 12}L${right} ${top + BAR / 2}L${right - 12} ${top + BAR}H${left}z`;
}

/** From a phase's bar, which is to scale, to its column below, which is as wide as the others: no year is left open. */
function fan({ start, end }: Span, index: number, columns: number): string {
  const [left, right] = [round(start * WIDTH + 1), round(end * WIDTH - 1)];
  const [toLeft, toRight] = [round((index / columns) * WIDTH + 1), round(((index + 1) / columns) * WIDTH - 1)];
  return `M${left} ${AXIS_Y + BAR}H${right}L${toRight} ${HEIGHT}H${toLeft}z`;
}

function YearLabel({ year, at }: { year: number; at: number }) {
  const shift = at === 0 ? 'translate-x-0' : at === 1 ? '-translate-x-full' : '-translate-x-1/2';
  return (
    <span
      className={`absolute top-0 text-xs font-semibold text-ink-2 tabular-nums ${shift}`}
      style={{ left: `${round(at * 100, 2)}%` }}
    >
      {year}
    </span>
  );
}
