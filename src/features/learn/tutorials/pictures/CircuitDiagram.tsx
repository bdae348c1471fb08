import { CircuitSign } from './CircuitSign.tsx';
import { type Column, columnMiddles, TOP, WIRE_GAP, wireHeight } from './circuit-layout.ts';
import { Drawing } from './Drawing.tsx';

interface Props {
  /** Names of the wires from top to bottom, such as `q[0]`; at their left ends. */
  wires: readonly string[];
  columns: readonly Column[];
  /** The circuit in words: what is done to which qubit, in order. */
  label: string;
}

/** A quantum circuit. Time runs from left to right. */
export function CircuitDiagram({ wires, columns, label }: Props) {
  const start = 14 + Math.max(...wires.map((name) => [...name].length)) * 8;
  const { middles, end } = columnMiddles(columns, start);
  return (
    <Drawing label={label} width={Math.ceil(end)} height={2 * TOP + (wires.length - 1) * WIRE_GAP}>
      {wires.map((name, wire) => (
        <g key={name}>
          <text x="0" y={wireHeight(wire) + 5} fontSize="14" fontFamily="var(--font-mono)">
            {name}
          </text>
          <path d={`M${start} ${wireHeight(wire)}H${end}`} stroke="var(--color-ill-3)" strokeWidth="1.5" />
        </g>
      ))}
      {columns.map((column, index) =>
        column.map((sign) => (
          <CircuitSign key={JSON.stringify(sign)} sign={sign} x={middles[index] ?? 0} wires={wires.length} />
        )),
      )}
    </Drawing>
  );
}
