import { ControlledNot, Gate as GateSign, Meter } from '#src/drawings/plates/circuit-signs.tsx';
import type { Gate } from './bell-program.ts';
import { figureSize } from './signal-shapes.ts';

const wires = [24, 68] as const;
const pitch = 30;
const firstColumn = 26;
const lastColumn = figureSize.width - 22;

/** A circuit of two qubits: gates as early as their wires allow, and a measurement of both at the end. */
export function CircuitFigure({ gates }: { gates: readonly Gate[] }) {
  return (
    <>
      <path
        d={wires.map((y) => `M4 ${y}H${figureSize.width - 4}`).join('')}
        stroke="var(--color-ill-3)"
        strokeWidth="1.3"
      />
      {place(gates).map(({ gate, column }) => (
        <Sign key={`${gate.qubits},${column}`} gate={gate} x={firstColumn + column * pitch} />
      ))}
      {wires.map((y) => (
        <Meter key={y} x={lastColumn} y={y} />
      ))}
    </>
  );
}

function Sign({ gate, x }: { gate: Gate; x: number }) {
  if (gate.name === 'CX') return <ControlledNot x={x} control={wires[0]} target={wires[1]} />;
  if (gate.name === 'CZ') {
    return (
      <g stroke="var(--color-phase)" strokeWidth="1.6" fill="var(--color-phase)">
        <path d={`M${x} ${wires[0]}V${wires[1]}`} />
        <circle cx={x} cy={wires[0]} r="3.6" />
        <circle cx={x} cy={wires[1]} r="3.6" />
      </g>
    );
  }
  return gate.qubits.map((qubit) => <GateSign key={qubit} x={x} y={wires[qubit]} label={gate.name} />);
}

function place(gates: readonly Gate[]): { gate: Gate; column: number }[] {
  const free: [number, number] = [0, 0];
  return gates.map((gate) => {
    const column = Math.max(...gate.qubits.map((qubit) => free[qubit]));
    for (const qubit of gate.qubits) free[qubit] = column + 1;
    return { gate, column };
  });
}
