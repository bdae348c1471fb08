import type { Complex } from '#circuit/quantum/complex.ts';
import { numbers, type Point } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { phaseColor } from '#src/features/lab/results/phase-color.ts';
import { arrow, lengthOf } from '../arrow.ts';

interface Circle {
  at: Point;
  /** In units of the drawing; an arrow of this length is 1 long. */
  radius: number;
}

/** The rim of a dial and its two axes, which reach a little beyond it where `beyond` says so. */
export function Dial({ at: [x, y], radius, beyond = 0 }: Circle & { beyond?: number }) {
  const reach = radius + beyond;
  return (
    <>
      <circle className="rim" cx={x} cy={y} r={radius} />
      <path className="axes" d={`M${x - reach} ${y}h${2 * reach}M${x} ${y - reach}v${2 * reach}`} />
    </>
  );
}

const STOPS = 24;

/** The circle on which a tip moves, with a tick at every stop of 15 degrees, longer ones at the quarters. */
export function Track({ at, radius, quartersOnly = false }: Circle & { quartersOnly?: boolean }) {
  const ticks = Array.from({ length: STOPS }, (_, stop) => stop).filter((stop) => !quartersOnly || stop % 6 === 0);
  return (
    <>
      <circle className="track" cx={at[0]} cy={at[1]} r={radius} />
      <path
        className="ticks"
        d={ticks
          .map((stop) => {
            const way = arrow(1, stop * 15);
            return `M${numbers(...along(at, way, radius))}L${numbers(...along(at, way, radius + (stop % 6 ? 4 : 9)))}`;
          })
          .join('')}
      />
    </>
  );
}

/** The point that lies `distance` from another in the direction of an arrow. */
export function along([x, y]: Point, { re, im }: Complex, distance: number): Point {
  return [x + distance * re, y - distance * im];
}

/** An arrow in the color of its direction, 1 being as long as `radius`; a small ring where it has no length. */
export function DialArrow({ at, radius, of, thickness = 3.6, dashed = false }: Circle & ArrowLook) {
  if (lengthOf(of) < NOTHING) return <circle className="nothing" cx={at[0]} cy={at[1]} r="4" />;
  const color = phaseColor(Math.atan2(of.im, of.re));
  return <Arrow from={at} to={along(at, of, radius)} color={color} thickness={thickness} dashed={dashed} />;
}

interface ArrowLook {
  of: Complex;
  thickness?: number;
  dashed?: boolean;
}

/** What two arrows make: thick and in ink, or an open ring where nothing is left. */
export function ResultArrow({ at, radius, of }: Circle & { of: Complex }) {
  if (lengthOf(of) < NOTHING) return <circle className="nothing result" cx={at[0]} cy={at[1]} r="6" />;
  return <Arrow from={at} to={along(at, of, radius)} color="var(--color-ink)" thickness={6} />;
}

/** Shorter arrows are drawn as nothing. */
const NOTHING = 0.02;
