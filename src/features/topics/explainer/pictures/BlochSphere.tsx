import type { BlochVector } from '#circuit/quantum/bloch.ts';
import { numbers, type Point, sampledCurve } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { isBehind, onSphere, project, TURN } from '#src/drawings/bloch-projection.ts';
import { marked, opposite, PANE_WIDTH, PaneSvg, thin } from './PaneSvg.tsx';

const CENTER: Point = [PANE_WIDTH / 2, 106];
const RADIUS = 80;
const QUARTER = Math.PI / 2;

const on = (theta: number, phi: number, radius = RADIUS) => project(onSphere(theta, phi), CENTER, radius);
const line = (from: Point, to: Point) => `M${numbers(...from)}L${numbers(...to)}`;

/** The Bloch sphere with the arrow of a pure state, its angle θ from |0⟩ and its phase φ round the axis. */
export function BlochSphere({ vector }: { vector: BlochVector }) {
  const theta = Math.acos(Math.min(1, Math.max(-1, vector.z)));
  const phi = azimuth(vector);
  return (
    <PaneSvg>
      <Globe />
      <path d={sampledCurve((t) => on(QUARTER, t * phi), 36)} {...opposite} />
      <path d={sampledCurve((t) => on(t * theta, phi), 36)} {...marked} strokeWidth="1.4" />
      <path d={line(CENTER, on(QUARTER, phi))} {...opposite} strokeWidth="1.2" strokeDasharray="3 3" />
      <StateArrow vector={vector} center={CENTER} radius={RADIUS} />
      <AngleName name="θ" at={on(theta / 2, phi, 0.78 * RADIUS)} color="var(--color-accent)" />
      <AngleName name="φ" at={on(QUARTER, phi / 2, 0.66 * RADIUS)} color="var(--color-phase)" />
      <text x={CENTER[0]} y="20" textAnchor="middle">
        |0⟩
      </text>
      <text x={CENTER[0]} y="202" textAnchor="middle">
        |1⟩
      </text>
    </PaneSvg>
  );
}

/** The arrow from the center to the state; dashed where it points away from the viewer. */
export function StateArrow({ vector, center, radius }: { vector: BlochVector; center: Point; radius: number }) {
  const tip = project(vector, center, radius);
  return <Arrow from={center} to={tip} color="var(--color-accent)" dashed={isBehind(vector)} />;
}

function AngleName({ name, at: [x, y], color }: { name: string; at: Point; color: string }) {
  return (
    <text x={x} y={y + 4} textAnchor="middle" fill={color} fontWeight="600">
      {name}
    </text>
  );
}

function Globe() {
  const [front, right] = [on(QUARTER, 0), on(QUARTER, QUARTER)];
  return (
    <>
      <circle cx={CENTER[0]} cy={CENTER[1]} r={RADIUS} {...thin} fill="var(--color-surface)" />
      <path d={equatorHalf(0, CENTER, RADIUS)} {...thin} />
      <path d={equatorHalf(Math.PI, CENTER, RADIUS)} {...thin} strokeDasharray="3 3" />
      <path
        d={line(on(0, 0), on(Math.PI, 0)) + line(CENTER, front) + line(CENTER, right)}
        {...thin}
        strokeDasharray="3 3"
      />
      <text x={front[0] - 11} y={front[1] + 10}>
        x
      </text>
      <text x={right[0] + 15} y={right[1] + 8}>
        y
      </text>
    </>
  );
}

/** Half of the equator: the one in front at 0, the one behind at π. */
export function equatorHalf(middle: number, center: Point, radius: number): string {
  const start = TURN + middle - QUARTER;
  return sampledCurve((t) => project(onSphere(QUARTER, start + t * Math.PI), center, radius), 36);
}

/** The phase in [0, 2π); 0 at the poles, where there is none. */
function azimuth({ x, y }: BlochVector): number {
  if (Math.hypot(x, y) < 1e-9) return 0;
  return (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
}
