import type { CSSProperties, ReactNode } from 'react';
import { round } from '#src/base/svg-path.ts';
import {
  type Detection,
  detectionLayers,
  experiment,
  fringeStops,
  incomingPath,
  intensityCurve,
  wallPath,
  wavefrontPath,
} from './two-slit.ts';

const { width, height, wallX, screenX, screenWidth } = experiment;

/**
 * The home page's figure: a plane wave meets two slits, circular wavefronts overlap, and 80 single detections build up
 * the fringes on a screen. Decorative: the page's text says what it shows.
 *
 * Once per page: it defines the ids `hero-wave`, `hero-fade` and `hero-fringes`. `waves` may stand in for the waves that it draws. The page's style sheet may move `.hero-layer`
 * (custom property `--depth`, 1 to 3) and let each `.hero-dot` appear (`--i`, order of arrival).
 */
export function TwoSlitHero({ className, waves = <TwoSlitWaves /> }: { className?: string; waves?: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <HeroGradients />
      <g mask="url(#hero-fade)">{waves}</g>
      <path d={wallPath()} stroke="var(--color-ink)" strokeWidth="3.5" />
      <rect x={screenX} width={screenWidth} height={height} fill="url(#hero-fringes)" />
      <path d={`M${screenX} 0v${height}m${screenWidth} 0V0`} stroke="var(--color-rule-strong)" />
      {detectionLayers().map((layer, index) => (
        <DetectionLayer key={layer[0]?.index} depth={index + 1} detections={layer} />
      ))}
      <path d={intensityCurve(46)} stroke="var(--color-phase)" strokeWidth="2.25" />
    </svg>
  );
}

/** The waves before and behind the wall: the largest part of the drawing, which a page may take from a file. */
export function TwoSlitWaves() {
  return (
    <g stroke="var(--color-accent)">
      <path d={incomingPath()} strokeOpacity=".7" />
      <path d={wavefrontPath()} />
    </g>
  );
}

function HeroGradients() {
  return (
    <defs>
      {/* A mask, since a gradient of a file knows no color of the page that uses the file. */}
      <linearGradient id="hero-wave" color="white" x1={wallX} x2={screenX} y1="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop stopColor="currentColor" stopOpacity=".4" />
        <stop offset=".55" stopColor="currentColor" stopOpacity=".35" />
        <stop offset="1" stopColor="currentColor" stopOpacity=".14" />
      </linearGradient>
      <mask id="hero-fade" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="url(#hero-wave)" />
      </mask>
      <linearGradient id="hero-fringes" x2="0" y2="1">
        {fringeStops(0.2).map(({ offset, opacity }) => (
          <stop key={offset} offset={offset} stopColor="var(--color-accent)" stopOpacity={opacity} />
        ))}
      </linearGradient>
    </defs>
  );
}

const radiusAtDepth = [2.2, 2.8, 3.4];

function DetectionLayer({ depth, detections }: { depth: number; detections: readonly Detection[] }) {
  return (
    <g className="hero-layer" style={{ '--depth': depth } as CSSProperties} fill="var(--color-ink)">
      {detections.map(({ x, y, index }) => (
        <circle
          key={index}
          className="hero-dot"
          style={{ '--i': index } as CSSProperties}
          cx={round(x, 0)}
          cy={round(y, 0)}
          r={radiusAtDepth[depth - 1]}
        />
      ))}
    </g>
  );
}
