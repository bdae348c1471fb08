import type { ReactNode } from 'react';
import { round } from '#src/base/svg-path.ts';

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

/** A phase as years; `to` is missing where it has no end. */
interface Period {
  from: number;
  to?: number;
}

/** A phase on the axis, as fractions of its length. */
interface Span {
  start: number;
  end: number;
  isOpen: boolean;
}

interface TimelineScale {
  spans: Span[];
  /** The years at which a phase begins or ends, each once, in their order. */
  years: { year: number; at: number }[];
  /** Where each year begins, up to the last year that is named. */
  ticks: number[];
}

const PERIOD = /^(\d{4})(?:\s*[-–]\s*(\d{4})|\s*\+)$/;

/** The years in "2024-2027" or, without an end, "2030+". Throws a RangeError for anything else. */
export function parsePeriod(text: string): Period {
  const [, from, to] = PERIOD.exec(text) ?? [];
  if (from === undefined) throw new RangeError(`Write a period as "2024-2027" or "2030+": ${text}`);
  if (to === undefined) return { from: Number(from) };
  if (Number(to) <= Number(from)) throw new RangeError(`A period ends after it begins: ${text}`);
  return { from: Number(from), to: Number(to) };
}

/**
 * Phases to scale on one axis from the first year to the last. A phase without an end is drawn as long as the longest
 * of the others, and names no last year.
 */
export function timelineScale(periods: readonly Period[]): TimelineScale {
  const longest = Math.max(1, ...periods.map(({ from, to }) => (to ?? from) - from));
  const ends = periods.map(({ from, to }) => to ?? from + longest);
  const first = Math.min(...periods.map(({ from }) => from));
  const length = Math.max(...ends) - first;
  const at = (year: number) => (year - first) / length;
  const named = new Set(periods.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to])));
  const lastNamed = Math.max(...named);
  return {
    spans: periods.map(({ from, to }, index) => ({
      start: at(from),
      end: at(ends[index] ?? from),
      isOpen: to === undefined,
    })),
    years: [...named].sort((a, b) => a - b).map((year) => ({ year, at: at(year) })),
    ticks: Array.from({ length: lastNamed - first + 1 }, (_, index) => at(first + index)),
  };
}
