import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { operationAt } from '#circuit/circuit/span.ts';
import type { Place } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { type LabState, selectionOf } from '#circuit/editing/lab-state.ts';
import { operationLabel } from '#circuit/editing/labels.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { type ColumnRange, columnsWidth, cutX, linesOf } from '#src/drawings/circuit/grid.ts';
import { ColumnsDrawing } from '../drawing/ColumnsDrawing.tsx';
import { type Metrics, trackY } from '../drawing/metrics.ts';
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
          <input
            type="range"
            className="cut-slider"
            aria-label="Read the state after column"
            min={0}
            max={circuit.columns.length}
            value={cut}
            aria-valuetext={cut === 0 ? 'before column 1' : `after column ${cut} of ${circuit.columns.length}`}
            style={{ top: trackY(metrics, lines) - 14, width: cutX(metrics, circuit.columns.length) + 28 }}
            onChange={(event) => onCut(event.target.valueAsNumber)}
          />
        </div>
      </div>
      <DiscsDrawing metrics={metrics} lines={lines} cut={cut} snapshot={snapshot} ideal={ideal} wire={focus.wire} />
    </div>
  );
}

/** Room of the cut's handle beside the cut, at its right and, as padding (`lab.css`), at its left. */
const HANDLE = 8;

/** Scrolls sideways as little as brings a border between columns into view when it is another one. */
function useInView(scroller: RefObject<HTMLDivElement | null>, x: number, margin: number) {
  const shown = useRef(x);
  useEffect(() => {
    const box = scroller.current;
    if (!box || shown.current === x) return;
    shown.current = x;
    if (x - margin < box.scrollLeft) box.scrollLeft = x - margin;
    else if (x + 2 * HANDLE > box.scrollLeft + box.clientWidth) box.scrollLeft = x + 2 * HANDLE - box.clientWidth;
  }, [scroller, x, margin]);
}

/** As the page is built, and until the browser has measured. */
const AT_FIRST: ColumnRange = { first: 0, end: 48 };
/** The range moves on in such steps, so that most of scrolling draws nothing. */
const STEP = 8;

/** The columns that are worth drawing: those in view, and about one screen more on either side. */
function useColumnsInView(scroller: RefObject<HTMLElement | null>, width: number): ColumnRange {
  const [range, setRange] = useState(AT_FIRST);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const screen = Math.ceil(box.clientWidth / width);
      const at = Math.floor(box.scrollLeft / width / STEP) * STEP;
      const next = { first: Math.max(0, at - screen), end: at + STEP + 2 * screen };
      setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, width]);
  return range;
}
