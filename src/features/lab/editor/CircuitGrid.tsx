import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import type { Place } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { type LabState, selectionOf } from '#circuit/editing/lab-state.ts';
import { operationLabel } from '#circuit/editing/labels.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { columnsWidth, cutX, linesOf } from '#src/drawings/circuit/grid.ts';
import { ColumnsDrawing } from '../drawing/ColumnsDrawing.tsx';
import { CutSlider } from '../drawing/CutSlider.tsx';
import { useColumnsInView, useInView } from '../drawing/columns-in-view.ts';
import type { Metrics } from '../drawing/metrics.ts';
import { DiscsDrawing } from '../results/DiscsDrawing.tsx';
import { LineLabels } from './LineLabels.tsx';
import { Overlay } from './Overlay.tsx';
import { Places } from './Places.tsx';
import type { Target } from './use-dragging.ts';
import { useHandler } from './use-handler.ts';

interface Props {
  lab: LabState;
  metrics: Metrics;
  snapshot: Snapshot;
  ideal: Snapshot | undefined;
  /** The element that begins with the first column. */
  columns: RefObject<HTMLDivElement | null>;
  target: Target | undefined;
  /** The place that a lesson asks for. */
  next: Place | undefined;
  /** Whether what is dragged cannot go there. */
  isRefused: boolean;
  isOutdated: boolean;
  dispatch: (action: LabAction) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (place: Place) => void;
  onPress: (place: Place) => void;
  /** Asks what can be done at a place that has the focus. */
  onMenu: (place: Element) => void;
  onDrag: (event: PointerEvent, place: Place) => void;
  onCut: (cut: number) => void;
}

/** The fewest columns that are drawn, so that a short circuit has wires. */
const LEAST_COLUMNS = 8;

/** The circuit: names, columns with their cut, places, and the qubits by themselves at the right. */
export function CircuitGrid(props: Props) {
  const { lab, metrics, snapshot, ideal, columns, target, isOutdated, onCut } = props;
  const { circuit, focus, cut } = lab;
  const [hasFocus, setHasFocus] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const lines = linesOf(circuit);
  const drawn = Math.max(circuit.columns.length + 1, LEAST_COLUMNS);
  const inView = useColumnsInView(scroller, metrics.column);
  const range = { first: Math.min(inView.first, drawn), end: Math.min(inView.end, drawn) };
  const focused = operationAt(circuit, focus);
  const onFocus = useHandler((place: Place) => {
    setHasFocus(true);
    props.onFocus(place);
  });
  const onLeave = useHandler(() => setHasFocus(false));
  const onPress = useHandler(props.onPress);
  const onPointerDown = useHandler(props.onDrag);
  useInView(scroller, cutX(metrics, props.next ? props.next.column + 1 : cut), metrics.column);
  return (
    <div className="lab-drawing">
      <LineLabels lab={lab} metrics={metrics} dispatch={props.dispatch} />
      <div ref={scroller} className="lab-columns">
        <div ref={columns} className="lab-columns-inside" style={{ width: columnsWidth(metrics, drawn) }}>
          <ColumnsDrawing circuit={circuit} metrics={metrics} range={range} cut={cut} isOutdated={isOutdated} />
          <Overlay
            circuit={circuit}
            metrics={metrics}
            width={columnsWidth(metrics, drawn)}
            focus={hasFocus ? focus : undefined}
            label={focused && operationLabel(circuit, focused)}
            selection={selectionOf(lab)}
            pending={lab.pending}
            target={target}
            next={props.next}
            isRefused={props.isRefused}
          />
          <Places
            circuit={circuit}
            metrics={metrics}
            range={range}
            focus={focus}
            onKeyDown={props.onKeyDown}
            onFocus={onFocus}
            hasFocus={hasFocus}
            onLeave={onLeave}
            onPress={onPress}
            onMenu={props.onMenu}
            onPointerDown={onPointerDown}
          />
          <CutSlider metrics={metrics} lines={lines} columns={circuit.columns.length} cut={cut} onCut={onCut} />
        </div>
      </div>
      <DiscsDrawing metrics={metrics} lines={lines} cut={cut} snapshot={snapshot} ideal={ideal} wire={focus.wire} />
    </div>
  );
}
