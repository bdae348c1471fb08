import type { ReactNode } from 'react';
import { round } from '#src/base/svg-path.ts';
import { stacked } from '#src/charts/Bars.tsx';

export interface Share {
  name: string;
  /** Percent. */
  value: number;
}

const COLORS = ['var(--color-viz-1)', 'var(--color-viz-2)', 'var(--color-viz-3)', 'var(--color-viz-4)'];
const GAP = 2;

/** The shares as parts of one bar, in two drawings: lying, and standing where there is little room. */
export function SegmentChart({ shares }: { shares: readonly Share[] }) {
  const label = shares.map(({ name, value }) => `${name} ${value}%`).join(', ');
  return (
    <>
      <LyingBar label={label} shares={shares} />
      <Drawing label={label} width={300} height={240} className="max-w-96 md:hidden">
        <StandingBar shares={shares} />
      </Drawing>
    </>
  );
}

interface DrawingProps {
  label: string;
  width: number;
  height: number;
  className: string;
  children: ReactNode;
}

function Drawing({ label, width, height, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      fontFamily="var(--font-sans)"
      fontSize="13"
      fill="var(--color-ink-2)"
      className={`w-full ${className}`}
    >
      {children}
    </svg>
  );
}

/** As wide as the page, and its labels as large as elsewhere, which a drawing that is stretched cannot be. */
function LyingBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid gap-x-0.5 text-sm leading-snug text-ink-2 max-md:hidden"
      style={{ gridTemplateColumns: shares.map(({ value }) => `minmax(0, ${value}fr)`).join(' ') }}
    >
      {shares.map(({ name, value }, index) => (
        <div key={name} className="pr-3">
          <div className="-mr-3 mb-2 h-10 rounded-xs" style={{ background: COLORS[index % COLORS.length] }} />
          <p className="font-serif text-xl font-medium text-ink lining-nums">{value}%</p>
          <p>{name}</p>
        </div>
      ))}
    </div>
  );
}

function StandingBar({ shares }: { shares: readonly Share[] }) {
  return stacked(
    shares.map(({ value }) => value),
    240,
    GAP,
  ).map(({ start, size }, index) => (
    <g key={shares[index]?.name}>
      <rect y={round(start)} width="56" height={round(size)} rx="2" fill={COLORS[index % COLORS.length]} />
      <Percent x={72} y={round(start + size / 2 + 6)} value={shares[index]?.value} />
      <text x="122" y={round(start + size / 2 + 5)}>
        {shares[index]?.name}
      </text>
    </g>
  ));
}

function Percent({ x, y, value }: { x: number; y: number; value: number | undefined }) {
  return (
    <text x={x} y={y} fontFamily="var(--font-serif)" fontSize="19" fontWeight="500" fill="var(--color-ink)">
      {value}%
    </text>
  );
}
