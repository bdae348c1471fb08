import { emptyCircuit, type GateOperation, measurement } from '#circuit/circuit/circuit.ts';
import { pack } from '#circuit/circuit/span.ts';
import { CircuitMarks } from '#src/drawings/circuit/CircuitPicture.tsx';
import type { Grid } from '#src/drawings/circuit/grid.ts';
import { figureSize } from './signal-shapes.ts';

/** Gates as early as their wires allow, and a measurement of both qubits at the end. */
export function CircuitFigure({ gates }: { gates: readonly GateOperation[] }) {
  const columns = [...pack(gates), [measurement(0, 0), measurement(1, 1)]];
  return <CircuitMarks circuit={{ ...emptyCircuit(2), columns }} grid={gridOf(columns.length)} />;
}

/** As wide as the figure, without names. */
function gridOf(columns: number): Grid {
  const column = figureSize.width / columns;
  return { plate: 30, column, row: 44, bitRow: 0, toBits: 0, label: 0, top: 24, end: 0 };
}
