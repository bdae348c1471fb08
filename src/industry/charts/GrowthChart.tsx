import { type Point, polyline, round } from '#src/drawings/svg-path.ts';
import { sizeAfter, type YearSize } from '../growth.ts';
import { GivenYear, halo } from './GivenYear.tsx';
import { sizeAt } from './growth-curve.ts';

/** Sizes in user units, chosen so that text is never smaller than 11 px where the drawing is used. */
const layouts = {
  wide: { width: 560, height: 320, fontSize: 13, figureSize: 22, right: 80 },
  compact: { width: 330, height: 250, fontSize: 13, figureSize: 18, right: 76 },
} as const;

const LEFT = 26;
const TOP = 22;
const STEPS_A_YEAR = 4;
/** Billions of US dollars; the last one is the top of the chart. */
const TICKS = [0, 3, 6, 9, 12];

interface Props {
  years: readonly YearSize[];
  /** The published yearly rate as a fraction, drawn beside the published sizes. */
  rate: number;
  layout: keyof typeof layouts;
  /** What the chart shows, in words. */
  label: string;
  className: string;
}

/** The given sizes as dots, what lies between as a dashed line, and where the published rate would lead. */
export function GrowthChart({ years, rate, layout, label, className }: Props) {
  const { width, height, fontSize, figureSize, right } = layouts[layout];
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const bottom = height - 26;
  const x = (year: number) =>
    LEFT + 34 + ((year - first.year) / (last.year - first.year)) * (width - right - LEFT - 34);
  const y = (billions: number) => bottom - (billions / (TICKS.at(-1) ?? 1)) * (bottom - TOP);
  const moments = Array.from(
    { length: (last.year - first.year) * STEPS_A_YEAR + 1 },
    (_, index) => first.year + index / STEPS_A_YEAR,
  );
  const joined = moments.map((moment): Point => [x(moment), y(sizeAt(years, moment))]);
  const atRate = moments.map((moment): Point => [x(moment), y(sizeAfter(first, moment, rate))]);
  const end = sizeAfter(first, last.year, rate);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      fontFamily="var(--font-sans)"
      fontSize={fontSize}
      fill="var(--color-ink-3)"
      className={`w-full ${className}`}
    >
      <path d={TICKS.map((tick) => `M${LEFT} ${round(y(tick))}H${width}`).join('')} stroke="var(--color-rule)" />
      <path d={`M${LEFT} ${bottom}H${width}`} stroke="var(--color-rule-strong)" />
      {TICKS.map((tick) => (
        <text key={tick} x={LEFT - 7} y={round(y(tick) + 4.5)} textAnchor="end">
          {tick}
        </text>
      ))}
      <path d={polyline(atRate)} fill="none" stroke="var(--color-ink-3)" strokeWidth="1.5" strokeDasharray="1.5 4" />
      <path d={polyline(joined)} fill="none" stroke="var(--color-viz-1)" strokeWidth="2.5" strokeDasharray="6 4" />
      <text x={round(x(last.year) + 12)} y={round(y(end) + fontSize)} {...halo}>
        ${end.toFixed(1)}B
      </text>
      {years.map((each) => (
        <GivenYear
          key={each.year}
          size={each}
          at={[x(each.year), y(each.billions)]}
          bottom={bottom}
          figureSize={figureSize}
          place={each === last ? 'beside' : 'above'}
          isProjected={each !== first}
        />
      ))}
    </svg>
  );
}
