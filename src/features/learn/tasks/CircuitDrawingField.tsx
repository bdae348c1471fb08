import type { KeyboardEvent } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { Place } from '#circuit/editing/edit.ts';
import { bitY, columnsWidth, columnX, type Grid, lastY, linesOf, wireY } from '#src/drawings/circuit/grid.ts';
import { Marks } from '#src/drawings/circuit/Marks.tsx';
import { operationMarks } from '#src/drawings/circuit/operation-marks.ts';
import { labelMarks, tickMark, wireMarks } from '#src/drawings/circuit/wire-marks.ts';
import { FieldPlaces } from './FieldPlaces.tsx';
import type { Taken } from './taken-gate.ts';

/** As in the lab, smaller: a plate of 40 is as high as a finger. */
const FIELD: Grid = { plate: 36, column: 48, row: 52, bitRow: 22, toBits: 38, label: 34, top: 34, end: 0 };
/** Columns that can be pressed where little stands yet. */
const LEAST_COLUMNS = 6;
/** Wires run on to the end of the field, which cuts them off. */
const RUN_ON = 24;

interface Props {
  circuit: Circuit;
  focus: Place;
  taken: Taken | undefined;
  onFocus: (place: Place) => void;
  onPress: (place: Place) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A circuit that is built by presses. A long one scrolls in its field, and nowhere else. */
export function CircuitDrawingField({ circuit, focus, taken, ...places }: Props) {
  const lines = linesOf(circuit);
  const count = Math.max(circuit.columns.length + 1, LEAST_COLUMNS);
  const height = lastY(FIELD, lines) + (lines.bits > 0 ? 18 : FIELD.top);
  const width = FIELD.label + columnsWidth(FIELD, count);
  return (
    <div className="circuit-field">
      <div style={{ minWidth: width }}>
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid" height={height}>
          <Marks marks={labelMarks(circuit, FIELD)} />
          <g transform={`translate(${FIELD.label})`}>
            <Marks
              marks={wireMarks(
                { lines, columns: circuit.columns, first: 0, end: count + RUN_ON },
                Number.POSITIVE_INFINITY,
                FIELD,
              )}
            />
            {Array.from({ length: count + RUN_ON }, (_, index) => circuit.columns[index] ?? []).map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
              <g key={index} transform={`translate(${columnX(FIELD, index)})`}>
                <Marks marks={tickMark(column, lines, FIELD)} />
                <Marks marks={column.flatMap((operation) => operationMarks(operation, FIELD, lines))} />
              </g>
            ))}
            {taken?.wires.map((wire) => (
              <circle
                key={wire}
                className="pending-wire"
                cx={columnX(FIELD, taken.column)}
                cy={wireY(FIELD, wire)}
                r={9}
              />
            ))}
            <FocusRing circuit={circuit} place={focus} />
          </g>
        </svg>
        <FieldPlaces circuit={circuit} grid={FIELD} columns={count} focus={focus} {...places} />
      </div>
    </div>
  );
}

function FocusRing({ circuit, place: { wire, column } }: { circuit: Circuit; place: Place }) {
  const isBit = wire >= circuit.qubits.length;
  const y = isBit ? bitY(FIELD, linesOf(circuit), wire - circuit.qubits.length) : wireY(FIELD, wire);
  const side = FIELD.plate + 8;
  return (
    <rect
      className="field-focus"
      x={columnX(FIELD, column) - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      rx={5}
    />
  );
}
