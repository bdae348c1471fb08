import { type Circuit, controlledBy, emptyCircuit, gate, measurement } from '#circuit/circuit/circuit.ts';
import { CircuitMarks } from '../circuit/CircuitPicture.tsx';
import type { Grid } from '../circuit/grid.ts';

/** As wide as the plate. */
const GRID: Grid = { plate: 22, column: 320 / 6, row: 30, bitRow: 0, toBits: 0, label: 0, top: 30, end: 0 };

const REGISTER = [0, 1, 2];

/** The outline of period finding: superposition, controlled operations, Fourier transform, measurement. */
const PERIOD_FINDING: Circuit = {
  ...emptyCircuit(4),
  columns: [
    REGISTER.map((wire) => gate('h', [wire])),
    [gate('x', [3], { controls: controlledBy(0) })],
    [gate('x', [3], { controls: controlledBy(1) })],
    [gate('qft', REGISTER)],
    [gate('p', [0], { angles: ['pi/2'], controls: controlledBy(1) })],
    REGISTER.map((wire) => measurement(wire, wire)),
  ],
};

export function AlgorithmsPlate() {
  return <CircuitMarks circuit={PERIOD_FINDING} grid={GRID} />;
}
