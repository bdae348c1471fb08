import type { BlochVector } from '#circuit/quantum/bloch.ts';
import { isBehind, project } from '#src/drawings/bloch-projection.ts';
import { phaseStyle } from './phase-color.ts';

interface Props {
  vector: BlochVector;
  /** The vector without noise, drawn faintly behind. */
  ideal?: BlochVector | undefined;
  radius: number;
  x: number;
  y: number;
}

/** Shorter vectors have no direction. */
const LEAST = 0.005;

/** The state of one qubit as a vector in the Bloch ball; a small ring where it has no state of its own. */
export function BlochDisc({ vector, ideal, radius, x, y }: Props) {
  const [axisX, axisY] = project({ x: 1, y: 0, z: 0 }, [0, 0], radius);
  const [, top] = project({ x: 0, y: 0, z: 1 }, [0, 0], radius);
  const flat = Math.hypot(axisY, project({ x: 0, y: 1, z: 0 }, [0, 0], radius)[1]);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="bloch-outline" r={radius} />
      <ellipse className="bloch-axis" rx={radius} ry={flat} />
      <path className="bloch-axis" d={`M0 ${-top}V${top}M0 0L${axisX} ${axisY}`} />
      {ideal ? <Vector vector={ideal} radius={radius} className="bloch-ghost" /> : null}
      <Vector vector={vector} radius={radius} />
    </g>
  );
}

function Vector({ vector, radius, className }: Pick<Props, 'vector' | 'radius'> & { className?: string }) {
  const { x, y, z } = vector;
  if (Math.hypot(x, y, z) < LEAST) return <circle className="bloch-none" r={2.5} />;
  const [tipX, tipY] = project(vector, [0, 0], radius);
  return (
    <g className={className} style={phaseStyle(Math.hypot(x, y) < LEAST ? 0 : Math.atan2(y, x))}>
      <path className="bloch-vector phase-stroke" d={`M0 0L${tipX} ${tipY}`} />
      <circle
        className={pointsAway(vector) ? 'bloch-behind phase-stroke' : 'bloch-tip phase-fill'}
        cx={tipX}
        cy={tipY}
        r={2.7}
      />
    </g>
  );
}

/** Whether it points to the far side of the axis; the axis itself lies on neither side, though |1⟩ is seen from above. */
function pointsAway({ x, y }: BlochVector): boolean {
  return isBehind({ x, y, z: 0 });
}
