import { memo } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { linesOf } from '#src/drawings/circuit/grid.ts';
import { Marks } from '#src/drawings/circuit/Marks.tsx';
import { labelMarks } from '#src/drawings/circuit/wire-marks.ts';
import { drawingHeight, type Metrics } from './metrics.ts';

/** The names of wires and bits, which stay where they are while the columns scroll. */
export const LabelsDrawing = memo(function LabelsDrawing({ circuit, metrics }: { circuit: Circuit; metrics: Metrics }) {
  return (
    <svg
      aria-hidden
      className="lab-labels-drawing"
      width={metrics.label}
      height={drawingHeight(metrics, linesOf(circuit))}
    >
      <Marks marks={labelMarks(circuit, metrics)} />
    </svg>
  );
});
