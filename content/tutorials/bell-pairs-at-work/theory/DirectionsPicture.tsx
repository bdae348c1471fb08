import type { Point } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const [CENTER, RADIUS]: [Point, number] = [[150, 150], 104];

const DIRECTIONS = [
  { degrees: 0, name: 'Alice 0°', anchor: 'middle' },
  { degrees: 90, name: 'Alice 90°', anchor: 'start' },
  { degrees: 45, name: 'Bob 45°', anchor: 'start', dashed: true },
  { degrees: -45, name: 'Bob −45°', anchor: 'end', dashed: true },
] as const;

function along(degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [CENTER[0] + length * Math.sin(angle), CENTER[1] - length * Math.cos(angle)];
}

/** The four directions of the CHSH test, Z up and X to the right. */
export function DirectionsPicture() {
  return (
    <Drawing
      label="Four arrows from one point. Bob’s at minus 45 degrees, Alice’s at 0, Bob’s at 45 and Alice’s at 90 follow one another, 45 degrees apart; from the first to the last it is 135 degrees."
      width={326}
      height={172}
    >
      {DIRECTIONS.map((direction) => {
        const [x, y] = along(direction.degrees, RADIUS + 10);
        const isBob = 'dashed' in direction;
        return (
          <g key={direction.name}>
            <Arrow
              from={CENTER}
              to={along(direction.degrees, RADIUS)}
              color={isBob ? 'var(--color-accent)' : 'var(--color-ink)'}
              dashed={isBob}
            />
            <text x={x} y={y + 5} fontSize="14" fill="var(--color-ink)" textAnchor={direction.anchor}>
              {direction.name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
