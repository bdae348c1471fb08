import type { ReactNode } from 'react';
import { round } from '#src/base/svg-path.ts';
import { stacked } from '#src/charts/Bars.tsx';
import { type Chart, SIZES, type Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { linesOf } from '#src/charts/font.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { ChartText } from '#src/model/schemas/fields.ts';
import { urls } from '#src/model/urls.ts';
import { percentOf } from './report.ts';

export interface Share {
  name: string;
  /** Percent. */
  value: number;
}

/** The shares of the market, as they stand on `/industry`. */
export function segmentChart(): Chart {
  const { items, chart } = pageOf('industry').segments;
  return chartOf(
    items.map(({ name, share }) => ({ name, value: percentOf(share) })),
    chart,
  );
}

/** The chart of these shares. */
export function chartOf(shares: readonly Share[], text: ChartText): Chart {
  const [first] = shares.toSorted((a, b) => b.value - a.value);
  const numbers = { first: first?.name ?? '', share: `${first?.value ?? 0}%`, count: shares.length };
  const label = shares.map(({ name, value }) => `${name} ${value}%`).join(', ');
  return {
    id: 'market-segments',
    address: `${urls.industry()}#market-segments`,
    title: fillIn(text.finding, numbers),
    unit: text.unit,
    note: text.note,
    basis: fillIn(text.basis, numbers),
    values: { columns: text.columns, rows: shares.map(({ name, value }) => [name, `${value}%`]) },
    data: { columns: ['segment', 'percent'], rows: shares.map(({ name, value }) => [name, String(value)]) },
    draw: (size) =>
      size === 'narrow' ? <StandingBar shares={shares} label={label} /> : <LyingBar {...{ shares, label, size }} />,
  };
}

const COLORS = ['var(--color-viz-1)', 'var(--color-viz-2)', 'var(--color-viz-3)', 'var(--color-viz-4)'];
const GAP = 2;
/** How thick a bar is; the sizes of the shares and of their names. */
const BAR = 40;
const NUMBER = 19;
const NAME = { lying: 13, standing: 14 };
const LINE = 17;
const STANDING_HEIGHT = 240;

interface DrawingProps {
  shares: readonly Share[];
  label: string;
}

/** Parts of one bar side by side, each with its share and its name below it. */
function LyingBar({ shares, label, size }: DrawingProps & { size: Size }) {
  const parts = partsOf(shares, SIZES[size]);
  const names = parts.map((part) => linesOf(part.name, part.size - 8, NAME.lying));
  const height = BAR + 54 + LINE * (Math.max(...names.map((lines) => lines.length)) - 1);
  return (
    <Drawing label={label} width={SIZES[size]} height={height} fontSize={NAME.lying}>
      {parts.map(({ name, value, start, size: width, color }, index) => (
        <g key={name}>
          <rect x={round(start)} width={round(width)} height={BAR} rx="2" fill={color} />
          <Percent x={start} y={BAR + 26} value={value} />
          <text y={BAR + 46}>
            {names[index]?.map((line, at) => (
              <tspan key={line} x={round(start)} dy={at === 0 ? undefined : LINE}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** Parts of one bar on top of each other, where there is little room. */
function StandingBar({ shares, label }: DrawingProps) {
  return (
    <Drawing label={label} width={SIZES.narrow} height={STANDING_HEIGHT} fontSize={NAME.standing}>
      {partsOf(shares, STANDING_HEIGHT).map(({ name, value, start, size, color }) => (
        <g key={name}>
          <rect y={round(start)} width="56" height={round(size)} rx="2" fill={color} />
          <Percent x={72} y={start + size / 2 + 6} value={value} />
          <text x="126" y={round(start + size / 2 + 5)}>
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

function partsOf(shares: readonly Share[], length: number) {
  const parts = stacked(
    shares.map(({ value }) => value),
    length,
    GAP,
  );
  return shares.map((share, index) => ({
    ...share,
    start: parts[index]?.start ?? 0,
    size: parts[index]?.size ?? 0,
    color: COLORS[index % COLORS.length] ?? '',
  }));
}

interface FrameProps {
  label: string;
  width: number;
  height: number;
  fontSize: number;
  children: ReactNode;
}

function Drawing({ label, width, height, fontSize, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      fontFamily="var(--font-sans)"
      fontSize={fontSize}
      fill="var(--color-ink-2)"
      className="block w-full"
    >
      {children}
    </svg>
  );
}

function Percent({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <text x={round(x)} y={round(y)} fontSize={NUMBER} fontWeight="600" fill="var(--color-ink)">
      {value}%
    </text>
  );
}
