import { whole } from '../format-number.ts';
import { Drawing } from '../pictures/Drawing.tsx';

interface Row {
  name: string;
  qubits: number;
  kind: 'logical' | 'physical';
}

const [WIDTH, ROW, UNIT] = [430, 50, 44];

/** Numbers of qubits as bars on a logarithmic scale: each power of ten is as long as the next. */
export function QubitScale({ rows }: { rows: readonly Row[] }) {
  return (
    <Drawing
      label={`Qubits on a logarithmic scale. ${rows.map(({ name, qubits, kind }) => `${name}: ${whole(qubits)} ${kind}`).join('. ')}.`}
      width={WIDTH}
      height={rows.length * ROW}
    >
      {rows.map(({ name, qubits, kind }, index) => {
        const length = Math.round(Math.log10(qubits) * UNIT);
        return (
          <g key={name} fontSize="14">
            <text x="0" y={index * ROW + 14}>
              {name}
            </text>
            <rect
              x="0"
              y={index * ROW + 21}
              width={length}
              height="18"
              fill={`var(--color-${kind === 'logical' ? 'viz-1' : 'viz-2'})`}
            />
            <text x={length + 8} y={index * ROW + 35} fill="var(--color-ink)" fontWeight="600">
              {whole(qubits)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
