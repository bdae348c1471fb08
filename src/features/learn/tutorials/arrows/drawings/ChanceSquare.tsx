import { lengthOf, sumAt } from '../arrow.ts';
import { SumOfTwo } from './TipToTail.tsx';

/** Where the dial of the sum stands, and how large it is. */
export const SUM = { at: [84, 92], radius: 74 } as const;
const SIDE = 150;
const [LEFT, TOP] = [190, 17];
const FIELDS = 10;

/** A sum on its dial, and beside it a square of a hundred fields; the sum is the side of the part that is filled. */
export function ChanceSquare({ degrees }: { degrees: number }) {
  const side = SIDE * lengthOf(sumAt(degrees).result);
  const lines = Array.from({ length: FIELDS - 1 }, (_, index) => ((index + 1) * SIDE) / FIELDS);
  return (
    <>
      <SumOfTwo degrees={degrees} {...SUM} />
      <rect className="share" x={LEFT} y={TOP + SIDE - side} width={side} height={side} />
      <path
        className="fields"
        d={lines.map((at) => `M${LEFT} ${TOP + at}h${SIDE}M${LEFT + at} ${TOP}v${SIDE}`).join('')}
      />
      <rect className="rim" x={LEFT} y={TOP} width={SIDE} height={SIDE} />
      <text x={SUM.at[0]} y="194" textAnchor="middle">
        the sum
      </text>
      <text x={LEFT + SIDE / 2} y="194" textAnchor="middle">
        times itself
      </text>
    </>
  );
}
