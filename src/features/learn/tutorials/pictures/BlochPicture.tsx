import { type Point, sampledCurve } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { isBehind, onSphere, project, TURN } from '#src/drawings/bloch-projection.ts';
import { Drawing } from './Drawing.tsx';

export interface BlochArrow {
  /** Angle from |0⟩, in radians. */
  theta: number;
  /** Phase: angle about the axis, in radians. */
  phi: number;
  /** The name at the tip. */
  label: string;
  /** In amber, for the one state the picture is about. */
  marked?: boolean;
}

const CENTER: Point = [130, 118];
const RADIUS = 84;
/** From the tip of an arrow to the middle of its name. */
const NAME_DISTANCE = 17;
/** Beside the outline of the sphere a name, which is wider than high, is further out. */
const BESIDE = 10;
const thin = { fill: 'none', stroke: 'var(--color-ill-3)', strokeWidth: 1.2 };

const at = (theta: number, phi: number, radius = RADIUS) => project(onSphere(theta, phi), CENTER, radius);

/** States of one qubit as arrows in the Bloch sphere: |0⟩ at the top, |1⟩ at the bottom, x to the front, y to the right. */
export function BlochPicture({ vectors, label }: { vectors: readonly BlochArrow[]; label: string }) {
  return (
    <Drawing label={label} width={260} height={226}>
      <Globe />
      {vectors.map(({ theta, phi, label: name, marked }) => {
        const color = `var(--color-${marked ? 'phase' : 'accent'})`;
        const tip = onSphere(theta, phi);
        const [x, y] = beyond(project(tip, CENTER, RADIUS));
        return (
          <g key={name}>
            <Arrow from={CENTER} to={project(tip, CENTER, RADIUS)} color={color} dashed={isBehind(tip)} />
            <text x={x} y={y + 5} fontSize="15" fontWeight="600" textAnchor="middle" fill={color}>
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** A point a little further out than this one, seen from the center. */
function beyond([x, y]: Point): Point {
  const [dx, dy] = [x - CENTER[0], y - CENTER[1]];
  const distance = Math.max(1, Math.hypot(dx, dy));
  const further = distance > 0.75 * RADIUS ? (BESIDE * Math.abs(dx)) / distance : 0;
  const share = (NAME_DISTANCE + further) / distance;
  return [x + dx * share, y + dy * share];
}

function Globe() {
  const half = (middle: number) => sampledCurve((t) => at(Math.PI / 2, TURN + middle - Math.PI / 2 + t * Math.PI), 36);
  return (
    <>
      <circle cx={CENTER[0]} cy={CENTER[1]} r={RADIUS} {...thin} fill="var(--color-surface)" />
      <path d={half(0)} {...thin} />
      <path d={half(Math.PI)} {...thin} strokeDasharray="3 3" />
      <path d={`M${at(0, 0).join(' ')}L${at(Math.PI, 0).join(' ')}`} {...thin} strokeDasharray="3 3" />
    </>
  );
}
