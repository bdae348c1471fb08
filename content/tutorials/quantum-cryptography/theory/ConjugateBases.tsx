import type { Point } from '#src/base/svg-path.ts';
import { round } from '#src/base/svg-path.ts';
import { Arrow } from '#src/drawings/Arrow.tsx';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const CENTER: Point = [150, 130];
const LENGTH = 100;

const at = (degrees: number, length = LENGTH): Point => [
  round(CENTER[0] + length * Math.cos((degrees * Math.PI) / 180)),
  round(CENTER[1] - length * Math.sin((degrees * Math.PI) / 180)),
];

const STATES = [
  { ket: '|0⟩', degrees: 0, color: 'var(--color-accent)' },
  { ket: '|1⟩', degrees: 90, color: 'var(--color-accent)' },
  { ket: '|+⟩', degrees: 45, color: 'var(--color-phase)' },
  { ket: '|−⟩', degrees: -45, color: 'var(--color-phase)' },
];

/** The four states of BB84 in the plane of real amplitudes, and the projection of |+⟩ on the axes of Z. */
export function ConjugateBases({ label }: { label: string }) {
  const [plus, onZero, onOne] = [at(45), at(0, LENGTH * Math.SQRT1_2), at(90, LENGTH * Math.SQRT1_2)];
  return (
    <Drawing label={label} width={330} height={232}>
      <circle cx={CENTER[0]} cy={CENTER[1]} r={LENGTH} fill="none" stroke="var(--color-rule-strong)" />
      <path
        d={`M${onOne.join(' ')}L${plus.join(' ')}L${onZero.join(' ')}`}
        fill="none"
        stroke="var(--color-ink-3)"
        strokeDasharray="4 4"
      />
      {STATES.map(({ ket, degrees, color }) => {
        const [x, y] = at(degrees, LENGTH + 20);
        return (
          <g key={ket} fill={color}>
            <Arrow from={CENTER} to={at(degrees)} color={color} />
            <text x={x} y={y + 5} fontSize="15" fontWeight="600" textAnchor="middle">
              {ket}
            </text>
          </g>
        );
      })}
      <text x={onZero[0]} y={CENTER[1] + 18} fontSize="14" textAnchor="middle">
        1/√2
      </text>
      <text x={onOne[0] - 6} y={onOne[1] + 5} fontSize="14" textAnchor="end">
        1/√2
      </text>
      <text x="12" y="200" fontSize="14" fill="var(--color-accent)">
        basis Z
      </text>
      <text x="12" y="220" fontSize="14" fill="var(--color-phase)">
        basis X
      </text>
    </Drawing>
  );
}
