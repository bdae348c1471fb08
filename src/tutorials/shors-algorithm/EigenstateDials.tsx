import { numbers } from '#src/drawings/svg-path.ts';
import { Drawing } from '../pictures/Drawing.tsx';
import { powersUntilOne } from './number-theory.ts';

const [LEFT, TOP, CELL, RADIUS] = [56, 30, 62, 21];

/** The eigenstates of multiplication by a: one row each, one dial for the phase of every number on the ring. */
export function EigenstateDials({ a, N }: { a: number; N: number }) {
  const powers = powersUntilOne(a, N);
  const r = powers.length;
  const ring = [1, ...powers.slice(0, -1)];
  return (
    <Drawing
      label={`The ${r} eigenstates of multiplication by ${a} modulo ${N}, each over the numbers ${ring.join(', ')}. In the eigenstate number s the phase turns back by s/${r} of a full circle from each number to the next.`}
      width={LEFT + r * CELL + 4}
      height={TOP + r * CELL}
    >
      <g fontSize="15" textAnchor="middle">
        {ring.map((y, k) => (
          <text key={y} x={LEFT + (k + 0.5) * CELL} y="18" fontWeight="600" fill="var(--color-ink)">
            |{y}⟩
          </text>
        ))}
      </g>
      {ring.map((_, s) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row's number is what it stands for
        <g key={s}>
          <text x="0" y={TOP + (s + 0.5) * CELL + 5} fontSize="15">
            s = {s}
          </text>
          {ring.map((y, k) => (
            <Dial key={y} x={LEFT + (k + 0.5) * CELL} y={TOP + (s + 0.5) * CELL} turn={(-s * k) / r} />
          ))}
        </g>
      ))}
    </Drawing>
  );
}

/** An amplitude as a hand on a dial: 0 points right, turns go anticlockwise. Amber where the phase is π. */
function Dial({ x, y, turn }: { x: number; y: number; turn: number }) {
  const angle = 2 * Math.PI * turn;
  const [dx, dy] = [RADIUS * Math.cos(angle), -RADIUS * Math.sin(angle)];
  const isOpposite = Math.cos(angle) < -0.999;
  return (
    <>
      <circle cx={x} cy={y} r={RADIUS} fill="var(--color-surface)" stroke="var(--color-ill-3)" />
      <path
        d={`M${numbers(x, y)}l${numbers(dx, dy)}`}
        stroke={`var(--color-${isOpposite ? 'phase' : 'accent'})`}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
