import type { SVGProps } from 'react';
import type { Complex } from '#circuit/quantum/complex.ts';
import { polygon } from '#src/base/svg-path.ts';

/** The picture's field, in user units; 16 to 9. */
export const STAGE = { width: 640, height: 360 } as const;

/** Every scene is drawn from how much of it has passed, from 0 to 1; at 1 it is a still that says it all. */
export interface SceneProps {
  progress: number;
}

/** Colors of the scenes: petrol for phase 0, amber for the one marked thing. */
export const PETROL = 'var(--color-accent)';
export const AMBER = 'var(--color-phase)';
export const INK = 'var(--color-ink)';
export const FAINT = 'var(--color-ill-3)';
export const THIRD = 'var(--color-viz-3)';

/** Text of a drawing. In small windows the picture shrinks, so its letters are larger there. */
export function Label({ textAnchor = 'middle', fill = 'var(--color-ink-2)', ...rest }: SVGProps<SVGTextElement>) {
  return <text textAnchor={textAnchor} fill={fill} className="text-[20px] sm:text-[16px]" {...rest} />;
}

interface ArrowProps {
  from: readonly [x: number, y: number];
  /** How far the tip is from there, y down. */
  by: readonly [dx: number, dy: number];
  color: string;
  width?: number;
}

const LONGEST_HEAD = 13;

/** An arrow; one that is too short to see is a dot. */
export function Arrow({ from: [x, y], by: [dx, dy], color, width = 3.5 }: ArrowProps) {
  const length = Math.hypot(dx, dy);
  if (length < 1) return <circle cx={x} cy={y} r={width * 0.8} fill={color} />;
  const head = Math.min(LONGEST_HEAD, length * 0.7);
  const [ux, uy] = [dx / length, dy / length];
  const neck = [x + dx - ux * head, y + dy - uy * head] as const;
  const side = head * 0.45;
  return (
    <g fill={color} stroke="none">
      <path d={`M${x} ${y}L${neck[0]} ${neck[1]}`} stroke={color} strokeWidth={width} />
      <path
        d={polygon([
          [x + dx, y + dy],
          [neck[0] - uy * side, neck[1] + ux * side],
          [neck[0] + uy * side, neck[1] - ux * side],
        ])}
      />
    </g>
  );
}

interface DialProps {
  at: readonly [x: number, y: number];
  /** Radius, which stands for an amplitude of size one. */
  radius: number;
  amplitude: Complex;
  color: string;
}

/** An amplitude as an arrow in the complex plane: to the right is phase 0, counter-clockwise is positive. */
export function Dial({ at, radius, amplitude, color }: DialProps) {
  const [x, y] = at;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--color-surface)" stroke={FAINT} strokeWidth="1.3" />
      <path d={`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`} stroke={FAINT} strokeWidth=".6" />
      <Arrow from={at} by={[amplitude.re * radius, -amplitude.im * radius]} color={color} />
    </>
  );
}
