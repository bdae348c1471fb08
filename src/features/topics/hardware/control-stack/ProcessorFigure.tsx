import { figureSize } from './signal-shapes.ts';

const qubits = [76, 188] as const;
const qubitY = 62;
const feedlineY = 10;

/** Two qubits on a chip, the coupler between them, and the resonators through which they are read. */
export function ProcessorFigure() {
  const crosses = qubits.map((x) => `M${x - 20} ${qubitY}h40M${x} ${qubitY - 20}v40`).join('');
  const resonators = qubits.map((x) => `M${x} ${feedlineY + 3}${meander}V${qubitY - 24}`).join('');
  const coupler = `M${qubits[0] + 25} ${qubitY}h22m18 0h${qubits[1] - qubits[0] - 90}`;
  const middle = (qubits[0] + qubits[1]) / 2;
  return (
    <>
      <rect width={figureSize.width} height={figureSize.height} rx="4" fill="var(--color-ill-bg)" />
      <path d={`M6 ${feedlineY}H${figureSize.width - 6}`} stroke="var(--color-ill-3)" strokeWidth="3" />
      <path d={resonators} stroke="var(--color-ill-3)" strokeWidth="1.6" strokeLinejoin="round" />
      <path d={coupler} stroke="var(--color-phase)" strokeWidth="2" />
      <rect x={middle - 9} y={qubitY - 9} width="18" height="18" rx="3" stroke="var(--color-phase)" strokeWidth="2" />
      <path d={crosses} stroke="var(--color-accent)" strokeWidth="9" />
      <g fontSize="12" fill="var(--color-ink-2)">
        <text x={qubits[0] - 28} y={qubitY + 24} textAnchor="end">
          Qubit 0
        </text>
        <text x={qubits[1] + 28} y={qubitY + 24}>
          Qubit 1
        </text>
        <text x={middle} y={qubitY + 24} textAnchor="middle">
          Coupler
        </text>
      </g>
    </>
  );
}

/** Turns of a resonator, which make its length fit beside the qubit. */
const meander = 'v3h-10v5h20v5h-20v5h10v3';
