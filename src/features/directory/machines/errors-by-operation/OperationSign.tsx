import { numbers, round } from '#src/base/svg-path.ts';
import type { Operation } from './operation-errors.ts';

/** A ring for gates of one qubit, a disc for those of two, and an upright stroke where qubits are read. */
export function OperationSign({
  operation,
  at: [x, y] = [0, 0],
}: {
  operation: Operation;
  at?: readonly [number, number];
}) {
  if (operation === 'readout')
    return <rect x={round(x - 2)} y={round(y - 8)} width="4" height="16" fill="var(--color-viz-5)" />;
  if (operation === 'two-qubit') return <circle cx={round(x)} cy={round(y)} r="4.3" fill="var(--color-viz-1)" />;
  return (
    <circle
      cx={round(x)}
      cy={round(y)}
      r="6.3"
      fill="var(--color-paper)"
      stroke="var(--color-viz-3)"
      strokeWidth="1.8"
    />
  );
}

/** From a sign to the left: its error is a bound, and the value is somewhere below it. */
export function Below({ at: [x, y], length = 19 }: { at: readonly [number, number]; length?: number }) {
  return (
    <path
      d={`M${numbers(x, y)}h-${length}m4-3.5l-4 3.5l4 3.5`}
      fill="none"
      stroke="var(--color-ink-3)"
      strokeWidth="1.6"
    />
  );
}
