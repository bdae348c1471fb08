import { numbers, type Point, round } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

interface State {
  /** From the axis of the unmarked items toward the marked one, in radians. */
  angle: number;
  name: string;
  /** In amber, for states between the two mirrors. */
  flipped?: boolean;
}

interface Props {
  states: readonly State[];
  /** Draws the line of the uniform superposition, in which the diffuser mirrors. */
  mirror?: number;
  /** How far the picture reaches to the left of and below the origin. */
  room?: { left?: number; below?: number };
  label: string;
}

const RADIUS = 150;
const [TOP, RIGHT] = [30, 62];

/** The plane in which Grover's search takes place: unmarked items to the right, the marked one up. */
export function PlanePicture({ states, mirror, room, label }: Props) {
  const [left, below] = [room?.left ?? 12, room?.below ?? 16];
  const origin: Point = [left, TOP + RADIUS];
  const at = (angle: number, radius = RADIUS): Point => [
    round(origin[0] + radius * Math.cos(angle)),
    round(origin[1] - radius * Math.sin(angle)),
  ];
  return (
    <Drawing label={label} width={left + RADIUS + RIGHT} height={TOP + RADIUS + below}>
      <g stroke="var(--color-ill-3)" fill="none">
        <path
          d={`M${left > 30 ? 0 : left} ${origin[1]}H${left + RADIUS + 16}M${left} ${TOP - 8}V${origin[1] + below}`}
        />
        <path
          d={`M${numbers(...at(0))}A${RADIUS} ${RADIUS} 0 0 0 ${numbers(...at(Math.PI / 2))}`}
          strokeDasharray="2 4"
        />
        {mirror === undefined ? null : (
          <path d={`M${numbers(...at(mirror, -20))}L${numbers(...at(mirror, RADIUS + 26))}`} strokeDasharray="6 4" />
        )}
      </g>
      <g fontSize="15" fontFamily="var(--font-serif)" fill="var(--color-ink)">
        <text x={left + RADIUS + 22} y={origin[1] + 5}>
          |r⟩
        </text>
        <text x={left} y="16" textAnchor="middle">
          |w⟩
        </text>
      </g>
      {states.map(({ angle, name, flipped }) => {
        const color = `var(--color-${flipped ? 'phase' : 'accent'})`;
        const [x, y] = at(angle, RADIUS + 9);
        return (
          <g key={name}>
            <Arrow from={origin} to={at(angle)} color={color} dashed={flipped} />
            <text x={x} y={y + 4} fontSize="14" fill={color} textAnchor={Math.cos(angle) < 0 ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
