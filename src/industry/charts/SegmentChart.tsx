import type { ReactNode } from 'react';
import { round } from '#src/drawings/svg-path.ts';
import { segmentSpans } from './segment-spans.ts';

export interface Share {
  name: string;
  /** Percent. */
  value: number;
}

const COLOURS = ['var(--color-viz-1)', 'var(--color-viz-2)', 'var(--color-viz-3)', 'var(--color-viz-4)'];
const GAP = 2;

/** The shares as parts of one bar, in two drawings: lying, and standing where there is little room. */
export function SegmentChart({ shares }: { shares: readonly Share[] }) {
  const label = shares.map(({ name, value }) => `${name} ${value}%`).join(', ');
  return (
    <>
      <Drawing label={label} width={720} height={104} className="max-w-224 max-md:hidden">
        <LyingBar shares={shares} />
      </Drawing>
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

function LyingBar({ shares }: { shares: readonly Share[] }) {
  return segmentSpans(
    shares.map(({ value }) => value),
    720,
    GAP,
  ).map(({ start, size }, index) => (
    <g key={shares[index]?.name}>
      <rect x={round(start)} width={round(size)} height="34" rx="2" fill={COLOURS[index % COLOURS.length]} />
      <Percent x={round(start)} y={60} value={shares[index]?.value} />
      {linesOf(shares[index]?.name ?? '', size).map((line, lineIndex) => (
        <text key={line} x={round(start)} y={80 + lineIndex * 17}>
          {line}
        </text>
      ))}
    </g>
  ));
}

function StandingBar({ shares }: { shares: readonly Share[] }) {
  return segmentSpans(
    shares.map(({ value }) => value),
    240,
    GAP,
  ).map(({ start, size }, index) => (
    <g key={shares[index]?.name}>
      <rect y={round(start)} width="56" height={round(size)} rx="2" fill={COLOURS[index % COLOURS.length]} />
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

/** About this many units are taken by a letter of the labels. */
const LETTER = 7;

/** The name in one line, or in two where its part of the bar is shorter. */
function linesOf(name: string, room: number): string[] {
  if (name.length * LETTER <= room) return [name];
  const [first = '', ...rest] = name.split(/(?<=&) /);
  return [first, ...rest];
}
