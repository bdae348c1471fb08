import { type CSSProperties, memo } from 'react';
import type { Circuit, Column } from '#circuit/circuit/circuit.ts';
import {
  type ColumnRange,
  columnsIn,
  columnsWidth,
  columnX,
  cutX,
  type Lines,
  linesOf,
} from '#src/drawings/circuit/grid.ts';
import { Marks } from '#src/drawings/circuit/Marks.tsx';
import { operationMarks } from '#src/drawings/circuit/operation-marks.ts';
import { tickMark, wireMarks } from '#src/drawings/circuit/wire-marks.ts';
import { bandEnd, drawingHeight, type Metrics, trackY } from './metrics.ts';

interface Props {
  circuit: Circuit;
  metrics: Metrics;
  /** The columns that are drawn, with free ones at the end: of a long circuit those about the view. */
  range: ColumnRange;
  /** Columns before the place where the state is read. */
  cut: number;
  /** Whether it shows a state that its text no longer says. */
  isOutdated?: boolean;
}

/** Columns of a circuit on their wires, with the cut and its track. It is the picture; what can be pressed lies over it. */
export function ColumnsDrawing({ circuit, metrics, range, cut, isOutdated = false }: Props) {
  const lines = linesOf(circuit);
  const { columns } = circuit;
  const height = drawingHeight(metrics, lines);
  const left = cutX(metrics, range.first);
  const width = columnsWidth(metrics, range.end) - left;
  return (
    <svg
      aria-hidden
      className={isOutdated ? 'lab-columns-drawing lab-outdated' : 'lab-columns-drawing'}
      style={left > 0 ? { marginLeft: left } : undefined}
      viewBox={`${left} 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <CutBand metrics={metrics} lines={lines} cut={cut} />
      <Numbers metrics={metrics} columns={columnsIn(range, columns.length)} cut={cut} />
      <g className="lab-wires">
        <Marks marks={wireMarks({ lines, columns, ...range }, cut, metrics)} />
      </g>
      {columnsIn(range, range.end).map((index) => (
        <ColumnDrawing
          key={index}
          column={columns[index] ?? NO_OPERATIONS}
          index={index}
          metrics={metrics}
          qubits={lines.qubits}
          bits={lines.bits}
          isCurrent={index === cut - 1}
        />
      ))}
      <Track metrics={metrics} lines={lines} columns={columns.length} range={range} cut={cut} />
    </svg>
  );
}

const NO_OPERATIONS: Column = [];

interface ColumnProps {
  column: Column;
  index: number;
  metrics: Metrics;
  qubits: number;
  bits: number;
  isCurrent: boolean;
}

/** One column; of a long circuit only those are drawn again that have changed. */
const ColumnDrawing = memo(({ column, index, metrics, qubits, bits, isCurrent }: ColumnProps) => {
  const lines = { qubits, bits };
  return (
    <g
      transform={`translate(${columnX(metrics, index)})`}
      className={isCurrent ? 'lab-column lab-current' : 'lab-column'}
    >
      <Marks marks={tickMark(column, lines, metrics)} />
      {column.map((operation, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: operations have no names
        <Marks key={place} marks={operationMarks(operation, metrics, lines)} />
      ))}
    </g>
  );
});

interface CutProps {
  metrics: Metrics;
  lines: Lines;
  cut: number;
}

function CutBand({ metrics, lines, cut }: CutProps) {
  return (
    <g className="lab-moves" style={movedTo(metrics, cut)}>
      {cut > 0 ? (
        <rect
          className="lab-band"
          x={-metrics.column}
          y={metrics.band}
          width={metrics.column}
          height={bandEnd(metrics, lines) - metrics.band}
        />
      ) : null}
      <path className="lab-cut" d={`M0 ${metrics.band}V${trackY(metrics, lines) - 11}`} />
    </g>
  );
}

/** A place that the style sheet can ease to. */
function movedTo(metrics: Metrics, cut: number): CSSProperties {
  return { transform: `translateX(${cutX(metrics, cut)}px)` };
}

function Numbers({ metrics, columns, cut }: { metrics: Metrics; columns: readonly number[]; cut: number }) {
  return columns.map((index) => (
    <text
      key={index}
      className={index === cut - 1 ? 'lab-number lab-number-current' : 'lab-number'}
      x={columnX(metrics, index)}
      y={metrics.numbers}
    >
      {index + 1}
    </text>
  ));
}

/** Under the columns: a tick at each border of a column, and the handle at the cut. */
function Track({ metrics, lines, columns, range, cut }: CutProps & { columns: number; range: ColumnRange }) {
  const y = trackY(metrics, lines);
  const ticks = columnsIn(range, columns + 1)
    .map((index) => `M${cutX(metrics, index)} ${y - 5}v10`)
    .join('');
  return (
    <>
      <path className="lab-track" d={`M0 ${y}H${cutX(metrics, columns)}${ticks}`} />
      <path className="lab-track-done" d={`M0 ${y}H${cutX(metrics, cut)}`} />
      <g className="lab-moves" style={movedTo(metrics, cut)}>
        <rect className="lab-handle" x={-6} y={y - 11} width={12} height={22} rx={3} />
        <path className="lab-handle-line" d={`M0 ${y - 5}v10`} />
      </g>
    </>
  );
}
