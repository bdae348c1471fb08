import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import type { MatchingExample } from './matching-example.ts';

/** Units of a place of the code; qubits stand two places apart. */
const UNIT = 25;
const SIDE = 284;

/** A patch with flips, the checks that fire, and the repair of least weight. */
export function MatchingPicture({ example }: { example: MatchingExample }) {
  const { qubits, checks, errors, repairs, isLost } = example;
  const named = (list: readonly number[]) => list.map((qubit) => `q[${qubit}]`).join(', ');
  return (
    <Drawing
      label={`A patch of 25 qubits. X on ${named(errors)} makes ${checks.filter(({ fires }) => fires).length} checks of Z fire. The matching repairs ${named(repairs)}, and ${isLost ? 'the logical qubit is flipped' : 'nothing is lost'}.`}
      width={SIDE}
      height={SIDE}
    >
      <g transform="translate(17 17)" fontSize="14" textAnchor="middle">
        {checks.map(({ x, y, fires }) => (
          <g key={`${x} ${y}`}>
            <rect
              x={x * UNIT - 15}
              y={y * UNIT - 15}
              width="30"
              height="30"
              rx="4"
              fill={`var(--color-${fires ? 'phase-soft' : 'paper'})`}
              stroke={`var(--color-${fires ? 'phase' : 'ill-3'})`}
              strokeWidth={fires ? 2 : 1}
            />
            <text
              x={x * UNIT}
              y={y * UNIT + 5}
              fill={`var(--color-${fires ? 'phase' : 'ink-2'})`}
              fontWeight={fires ? 700 : undefined}
            >
              {fires ? 'Z!' : 'Z'}
            </text>
          </g>
        ))}
        {qubits.map(({ x, y }, qubit) => {
          const hasError = errors.includes(qubit);
          return (
            <g key={`${x} ${y}`}>
              {repairs.includes(qubit) ? (
                <circle
                  cx={x * UNIT}
                  cy={y * UNIT}
                  r="16"
                  fill="none"
                  stroke="var(--color-accent)"
                  strokeWidth="2.5"
                  strokeDasharray="4 3"
                />
              ) : null}
              <circle
                cx={x * UNIT}
                cy={y * UNIT}
                r="11"
                fill={`var(--color-${hasError ? 'phase-soft' : 'surface'})`}
                stroke={`var(--color-${hasError ? 'phase' : 'ink-3'})`}
                strokeWidth={hasError ? 2 : 1}
              />
              {hasError ? (
                <text x={x * UNIT} y={y * UNIT + 5} fill="var(--color-phase)" fontWeight="700">
                  X
                </text>
              ) : null}
            </g>
          );
        })}
      </g>
    </Drawing>
  );
}
