import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import { PLACES } from './code-places.ts';
import { PATCH } from './css-codes.ts';

const places = PLACES[4];
const qubitAt = (qubit: number) => places?.qubits[qubit]?.join(' ') ?? '';
const path = (qubits: readonly number[]) => `M${qubits.map(qubitAt).join('L')}`;

/** The patch of distance 3 with its checks, a logical X as a column and a logical Z as a row. */
export function PatchPicture() {
  return (
    <Drawing
      label="Nine data qubits in a square, four checks of X and four of Z between and beside them, like a chessboard. A logical X runs down the left column, a logical Z along the upper row; both pass q[0]."
      width={304}
      height={206}
    >
      {places?.shapes.map(({ d }, place) => (
        <path
          key={d}
          d={d}
          fill={`var(--color-${PATCH.checks[place]?.kind === 'X' ? 'ill-2' : 'paper'})`}
          stroke="var(--color-ill-3)"
          strokeWidth="1.5"
        />
      ))}
      <path d={path([0, 3, 6])} stroke="var(--color-phase)" strokeWidth="6" />
      <path d={path([0, 1, 2])} stroke="var(--color-accent)" strokeWidth="4" strokeDasharray="9 5" />
      <g fontSize="14" textAnchor="middle">
        {places?.checks.map(([x, y], place) => (
          <text key={`${x} ${y}`} x={x} y={y + 5} fill="var(--color-ink)">
            {PATCH.checks[place]?.kind}
          </text>
        ))}
        {places?.qubits.map(([x, y], qubit) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="14" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="1.2" />
            <text x={x} y={y + 5} fill="var(--color-ink)">
              {qubit}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}
