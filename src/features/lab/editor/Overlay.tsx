import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { Pending } from '#circuit/editing/lab-state.ts';
import type { Rectangle } from '#circuit/editing/selection.ts';
import { control } from '#src/drawings/circuit/gate-plates.ts';
import { columnX, cutX, type Lines, linesOf, wireY } from '#src/drawings/circuit/grid.ts';
import { Marks } from '#src/drawings/circuit/Marks.tsx';
import { drawingHeight, lineHeight, lineY, type Metrics, type Place } from '../drawing/metrics.ts';
import type { Target } from './use-dragging.ts';

interface Props {
  circuit: Circuit;
  metrics: Metrics;
  width: number;
  /** The focused place, while the grid has the focus of the page. */
  focus: Place | undefined;
  /** What is there, in a few words. */
  label: string | undefined;
  selection: Rectangle | undefined;
  pending: Pending | undefined;
  target: Target | undefined;
  next: Place | undefined;
  isRefused: boolean;
}

/** What lies over the drawing for the moment: focus, selection, what is pending, and where a drop would go. */
export function Overlay({ circuit, metrics, width, focus, label, selection, pending, target, next, isRefused }: Props) {
  return (
    <svg aria-hidden className="lab-overlay" width={width} height={drawingHeight(metrics, linesOf(circuit))}>
      {selection ? <SelectionField metrics={metrics} selection={selection} /> : null}
      {pending ? <PendingMarks metrics={metrics} pending={pending} /> : null}
      {next ? <NextPlace metrics={metrics} place={next} /> : null}
      {target ? <DropTarget metrics={metrics} target={target} isRefused={isRefused} /> : null}
      {focus ? <FocusRing metrics={metrics} lines={linesOf(circuit)} place={focus} label={label} /> : null}
    </svg>
  );
}

interface FocusProps {
  metrics: Metrics;
  lines: Lines;
  place: Place;
  label: string | undefined;
}

function FocusRing({ metrics, lines, place, label }: FocusProps) {
  const [x, y] = [columnX(metrics, place.column), lineY(metrics, lines, place.wire)];
  const side = metrics.plate + 10;
  const height = Math.min(side, lineHeight(metrics, lines, place.wire) - 4);
  const labelWidth = label ? label.length * 6.3 + 16 : 0;
  // At the left end the label would leave the columns.
  const labelX = Math.max(labelWidth / 2 + 2, x);
  return (
    <>
      <rect className="focus-ring" x={x - side / 2} y={y - height / 2} width={side} height={height} rx={5} />
      {label ? (
        <g className="focus-label" transform={`translate(${labelX} ${y - side / 2 - 14})`}>
          <rect x={-labelWidth / 2} y={-11} width={labelWidth} height={21} rx={3} />
          <text y={4}>{label}</text>
        </g>
      ) : null}
    </>
  );
}

function SelectionField({ metrics, selection: { first, last } }: { metrics: Metrics; selection: Rectangle }) {
  const margin = metrics.plate / 2 + 6;
  const [x, y] = [columnX(metrics, first.column) - margin, wireY(metrics, first.wire) - margin];
  return (
    <rect
      className="selection-field"
      x={x}
      y={y}
      width={columnX(metrics, last.column) + margin - x}
      height={wireY(metrics, last.wire) + margin - y}
      rx={5}
    />
  );
}

function PendingMarks({ metrics, pending }: { metrics: Metrics; pending: Pending }) {
  if (pending.kind === 'wires') {
    const { column, wire } = pending.place;
    return <circle className="pending" cx={columnX(metrics, column)} cy={wireY(metrics, wire)} r={10} />;
  }
  return (
    <g transform={`translate(${columnX(metrics, pending.column)})`}>
      {pending.controls.map(({ qubit, on }) => (
        <g key={qubit}>
          <circle className="pending" cy={wireY(metrics, qubit)} r={10} />
          <Marks marks={[control(on, wireY(metrics, qubit))]} />
        </g>
      ))}
    </g>
  );
}

function NextPlace({ metrics, place }: { metrics: Metrics; place: Place }) {
  const side = metrics.plate + 4;
  const [x, y] = [columnX(metrics, place.column), wireY(metrics, place.wire)];
  return (
    <>
      <rect className="next-place" x={x - side / 2} y={y - side / 2} width={side} height={side} rx={4} />
      <path className="next-place" d={`M${x - 6} ${y}h12M${x} ${y - 6}v12`} />
    </>
  );
}

interface DropProps {
  metrics: Metrics;
  target: Target;
  isRefused: boolean;
}

function DropTarget({ metrics, target: { place, isBetween }, isRefused }: DropProps) {
  const y = wireY(metrics, place.wire);
  if (isBetween) {
    const x = cutX(metrics, place.column);
    return <path className="drop-between" d={`M${x} ${y - metrics.row / 2 + 6}v${metrics.row - 12}`} />;
  }
  const side = metrics.plate + 4;
  return (
    <rect
      className={isRefused ? 'drop-target drop-refused' : 'drop-target'}
      x={columnX(metrics, place.column) - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      rx={4}
    />
  );
}
