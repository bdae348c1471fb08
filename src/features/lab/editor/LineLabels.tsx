import { lazy, Suspense, useRef, useState } from 'react';
import { shortName } from '#circuit/circuit/names.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import type { LabState } from '#circuit/editing/lab-state.ts';
import { insertWire } from '#circuit/editing/wires.ts';
import { Plus } from '#src/design/icons.tsx';
import { bitY, linesOf, wireY } from '#src/drawings/circuit/grid.ts';
import { LabelsDrawing } from '../drawing/LabelsDrawing.tsx';
import { type Metrics, trackY } from '../drawing/metrics.ts';
import type { Line } from './LineMenu.tsx';

const LineMenu = lazy(async () => ({ default: (await import('./LineMenu.tsx')).LineMenu }));

interface Props {
  lab: LabState;
  metrics: Metrics;
  dispatch: (action: LabAction) => void;
}

const HEIGHT = 28;

/** The names of wires and bits. Each opens what can be done with its line; below them is a button for one more wire. */
export function LineLabels({ lab, metrics, dispatch }: Props) {
  const { circuit, within } = lab;
  const [line, setLine] = useState<Line>();
  const anchor = useRef<HTMLButtonElement>(null);
  const lines = linesOf(circuit);
  const open = (next: Line) => (event: React.MouseEvent<HTMLButtonElement>) => {
    anchor.current = event.currentTarget;
    setLine(next);
  };
  const label = (next: Line, name: string, y: number) => (
    <button
      key={name}
      type="button"
      name={`${next.kind}-${next.index}`}
      aria-label={`${next.kind === 'wire' ? 'Wire' : 'Bit'} ${shortName(name)}`}
      aria-haspopup="dialog"
      style={{ top: y - HEIGHT / 2, height: HEIGHT }}
      onClick={open(next)}
    />
  );
  return (
    <div className="lab-lines">
      <LabelsDrawing circuit={circuit} metrics={metrics} />
      {circuit.qubits.map((name, index) => label({ kind: 'wire', index }, name, wireY(metrics, index)))}
      {circuit.bits.map((name, index) => label({ kind: 'bit', index }, name, bitY(metrics, lines, index)))}
      {within.length === 0 ? (
        <button
          type="button"
          name="add-wire"
          className="add-wire"
          aria-label="Add a wire"
          title="Add a wire"
          style={{ top: trackY(metrics, lines) - HEIGHT / 2, height: HEIGHT }}
          onClick={() => dispatch({ type: 'edit', edit: (before) => insertWire(before, before.qubits.length) })}
        >
          <Plus aria-hidden />
        </button>
      ) : null}
      <Suspense fallback={null}>
        {line ? (
          <LineMenu anchor={anchor} line={line} lab={lab} dispatch={dispatch} onClose={() => setLine(undefined)} />
        ) : null}
      </Suspense>
    </div>
  );
}
