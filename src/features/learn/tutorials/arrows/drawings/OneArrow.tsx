import type { Point } from '#src/base/svg-path.ts';
import { arrow } from '../arrow.ts';
import { along, Dial, DialArrow, Track } from './Dial.tsx';

export const CENTER: Point = [0, 0];
export const RADIUS = 112;
/** From the rim to a name beyond it: the ring at the tip is in between. */
const ROOM = 22;
/** Of the line that shows how far the arrow has been turned. */
const SWEEP = 34;

/** An arrow that is 1 long on a dial whose quarters have names, from the right against the clock. */
export function OneArrow({ degrees, names }: { degrees: number; names: readonly [string, string, string, string] }) {
  const [right, up, left, down] = names;
  const isMath = right === '1';
  return (
    <>
      <Dial at={CENTER} radius={RADIUS} />
      <Track at={CENTER} radius={RADIUS} quartersOnly={isMath} />
      <path className="sweep" d={sweep(degrees)} />
      <DialArrow at={CENTER} radius={RADIUS} of={arrow(1, degrees)} thickness={5} />
      <text x={RADIUS + ROOM} y="5">
        {right}
      </text>
      <text y={-RADIUS - ROOM} textAnchor="middle">
        {up}
      </text>
      <text x={-RADIUS - ROOM} y="5" textAnchor="end">
        {left}
      </text>
      <text y={RADIUS + ROOM + 12} textAnchor="middle">
        {down}
      </text>
    </>
  );
}

/** From the right against the clock. Of a full turn SVG draws nothing, so it is two halves. */
function sweep(degrees: number): string {
  const point = (at: number) =>
    along(CENTER, arrow(1, at), SWEEP)
      .map((value) => value.toFixed(1))
      .join(' ');
  const arc = (to: number) => `A${SWEEP} ${SWEEP} 0 0 0 ${point(to)}`;
  return `M${point(0)}${arc(degrees / 2)}${arc(degrees)}`;
}
