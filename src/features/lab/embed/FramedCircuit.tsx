import { useMemo, useRef, useState } from 'react';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { hasSweep } from '#circuit/circuit/swept.ts';
import { operationLabel } from '#circuit/editing/labels.ts';
import { columnsWidth, cutX, linesOf } from '#src/drawings/circuit/grid.ts';
import { ColumnsDrawing } from '../drawing/ColumnsDrawing.tsx';
import { CutSlider } from '../drawing/CutSlider.tsx';
import { useColumnsInView, useInView } from '../drawing/columns-in-view.ts';
import { LabelsDrawing } from '../drawing/LabelsDrawing.tsx';
import { DESK, type Metrics, PHONE } from '../drawing/metrics.ts';
import { SweepBar } from '../editor/SweepBar.tsx';
import { Transport } from '../editor/Transport.tsx';
import { NARROW, useMedia } from '../editor/use-media.ts';
import { usePlaying } from '../editor/use-playing.ts';
import { useSweep } from '../editor/use-sweep.ts';
import { answerAtOnce } from '../engine/answer-at-once.ts';
import { circuitSentence } from './circuit-sentence.ts';
import { FramedState } from './FramedState.tsx';

/** The fewest columns that are drawn, so that a short circuit has wires. */
const LEAST_COLUMNS = 4;

/** Fonts of readers, in which the wires' names are set, are wider than the site's. */
const NARROW_FRAME: Metrics = { ...PHONE, label: 44 };

/** A circuit that is stepped through and not changed. It begins at its end, as in the lab. */
export function FramedCircuit({ document: { circuit, noise } }: { document: LabDocument }) {
  const { columns } = circuit;
  const [cut, setCut] = useState(columns.length);
  const sweep = useSweep();
  const playing = usePlaying(cut, columns.length, setCut);
  const metrics = useMedia(NARROW) ? NARROW_FRAME : DESK;
  const scroller = useRef<HTMLDivElement>(null);
  const inView = useColumnsInView(scroller, metrics.column);
  useInView(scroller, cutX(metrics, cut), metrics.column);
  const answer = useMemo(() => answerAtOnce({ circuit, cut, t: sweep.t }), [circuit, cut, sweep.t]);
  const drawn = Math.max(columns.length + 1, LEAST_COLUMNS);
  const range = { first: Math.min(inView.first, drawn), end: Math.min(inView.end, drawn) };
  return (
    <>
      <p className="visually-hidden">{circuitSentence(circuit)}</p>
      <div className="lab-drawing">
        <div className="lab-lines">
          <LabelsDrawing circuit={circuit} metrics={metrics} />
        </div>
        <div ref={scroller} className="lab-columns">
          <div className="lab-columns-inside" style={{ width: columnsWidth(metrics, drawn) }}>
            <ColumnsDrawing circuit={circuit} metrics={metrics} range={range} cut={cut} />
            <CutSlider metrics={metrics} lines={linesOf(circuit)} columns={columns.length} cut={cut} onCut={setCut} />
          </div>
        </div>
      </div>
      <Transport
        cut={cut}
        columns={columns.length}
        last={(columns[cut - 1] ?? []).map((each) => operationLabel(circuit, each)).join('; ')}
        isPlaying={playing.isPlaying}
        onCut={setCut}
        onPlay={playing.toggle}
      />
      {hasSweep(columns) ? <SweepBar {...sweep} /> : null}
      <FramedState answer={answer} bits={circuit.bits} hasNoise={noise !== undefined} />
    </>
  );
}
