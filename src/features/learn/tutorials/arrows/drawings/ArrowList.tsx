import type { Point } from '#src/base/svg-path.ts';
import { arrow, chanceOf, LIST } from '../arrow.ts';
import { chanceText, lengthText } from '../titles.ts';
import { along, Dial, DialArrow } from './Dial.tsx';

const RADIUS = 38;
const PITCH = 82;
/** Of the bars, which share a full scale of 100%. */
const [LEFT, WIDTH] = [152, 132];

const centerOf = (row: number): Point => [90, 41 + row * PITCH];
/** The dial of the arrow that is turned. */
export const LAST = centerOf(LIST.length - 1);

/** Four patterns, each with its arrow, the length of it, and its chance as a bar. The last arrow is turned. */
export function ArrowList({ degrees }: { degrees: number }) {
  return LIST.map(({ pattern, length }, row) => {
    const at = centerOf(row);
    const of = arrow(length, row === LIST.length - 1 ? degrees : 0);
    const chance = chanceOf(of);
    return (
      <g key={pattern}>
        <text className="pattern" x="4" y={at[1] + 6}>
          {pattern}
        </text>
        <Dial at={at} radius={RADIUS} />
        <DialArrow at={at} radius={RADIUS} of={of} />
        <text x={LEFT} y={at[1] - 6}>
          {lengthText(length)} long
        </text>
        <rect className="scale" x={LEFT} y={at[1] + 4} width={WIDTH} height="12" />
        <rect className="share" x={LEFT} y={at[1] + 4} width={WIDTH * chance} height="12" />
        <text className="value" x="340" y={at[1] + 16} textAnchor="end">
          {chanceText(chance)}
        </text>
      </g>
    );
  });
}

export const tipOfLast = (degrees: number): Point => along(LAST, arrow(LIST[3].length, degrees), RADIUS);
