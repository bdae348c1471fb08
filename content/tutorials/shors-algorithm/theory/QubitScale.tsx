import { Bars } from '#src/charts/Bars.tsx';
import { Label } from '#src/charts/Label.tsx';
import { whole } from '#src/charts/numbers.ts';
import { plotArea } from '#src/charts/plot-area.ts';
import { linear, log } from '#src/charts/scales.ts';
import { DrawnPlot } from '#src/features/learn/tutorials/pictures/DrawnPlot.tsx';

interface Row {
  name: string;
  qubits: number;
  kind: 'logical' | 'physical';
}

const ROW = 50;
const fills = { logical: 'var(--color-viz-1)', physical: 'var(--color-viz-2)' };

/** Numbers of qubits as bars on a logarithmic scale: each power of ten is as long as the next. */
export function QubitScale({ rows }: { rows: readonly Row[] }) {
  const plot = plotArea({
    width: 430,
    height: rows.length * ROW,
    margin: { top: 0, right: 34, bottom: 0, left: 0 },
    x: log(1, 1e9),
    y: linear(rows.length, 0),
  });
  return (
    <DrawnPlot
      plot={plot}
      label={`Qubits on a logarithmic scale. ${rows.map(({ name, qubits, kind }) => `${name}: ${whole(qubits)} ${kind}`).join('. ')}.`}
    >
      <Bars
        plot={plot}
        bars={rows.map(({ qubits, kind }, row) => ({ x: [1, qubits], y: [row + 0.42, row + 0.78], fill: fills[kind] }))}
      />
      {rows.map(({ name, qubits }, row) => (
        <g key={name}>
          <Label plot={plot} at={[1, row]} dy={14}>
            {name}
          </Label>
          <Label plot={plot} at={[qubits, row]} dx={8} dy={35} fill="var(--color-ink)" weight={600}>
            {whole(qubits)}
          </Label>
        </g>
      ))}
    </DrawnPlot>
  );
}
