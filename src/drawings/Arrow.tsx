import { numbers, type Point, polygon } from '#src/base/svg-path.ts';

/** Of an arrow of the usual thickness. */
const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 4;
const THICKNESS = 2.4;

interface Props {
  from: Point;
  to: Point;
  color: string;
  dashed?: boolean;
  /** Thickness of the line, 2.4 if not given; the head grows with it. */
  thickness?: number;
}

/** A straight arrow; nothing but a dot when it has no length. */
export function Arrow({ from, to, color, dashed, thickness = THICKNESS }: Props) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return <circle cx={to[0]} cy={to[1]} r="3" fill={color} />;
  const [ux, uy] = [dx / length, dy / length];
  const growth = Math.sqrt(thickness / THICKNESS);
  const head = Math.min(HEAD_LENGTH * growth, length);
  const halfWidth = HEAD_HALF_WIDTH * growth;
  const neck: Point = [to[0] - ux * head, to[1] - uy * head];
  const side = (sign: number): Point => [neck[0] - sign * uy * halfWidth, neck[1] + sign * ux * halfWidth];
  return (
    <>
      <path
        d={`M${numbers(...from)}L${numbers(...neck)}`}
        stroke={color}
        strokeWidth={thickness}
        strokeDasharray={dashed ? '4 3' : undefined}
      />
      <path d={polygon([to, side(1), side(-1)])} fill={color} />
    </>
  );
}
