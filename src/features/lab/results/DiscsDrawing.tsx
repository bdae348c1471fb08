import { useDeferredValue, useMemo } from 'react';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { decimal } from '#circuit/quantum/notation.ts';
import { type Lines, wireY } from '#src/drawings/circuit/grid.ts';
import { drawingHeight, type Metrics } from '../drawing/metrics.ts';
import { type Arc, arcsOf, informationOf, informationSentence } from './arcs.ts';
import { BlochDisc } from './BlochDisc.tsx';

interface Props {
  metrics: Metrics;
  lines: Lines;
  cut: number;
  snapshot: Snapshot;
  /** The same without noise. */
  ideal: Snapshot | undefined;
  /** The focused wire: of many wires, arcs show what it shares. */
  wire: number;
}

/** Width of an arc for each bit that is shared. */
const WIDTH = 3;

/** Right of the columns, at the cut: the Bloch disc of each wire, and arcs between those that share information. */
export function DiscsDrawing({ metrics, lines, cut, snapshot, ideal, wire }: Props) {
  const { discX, disc, discs } = metrics;
  const arcs = useArcs(snapshot, wire, metrics, lines.qubits);
  const box = { className: 'lab-discs', width: discs, height: drawingHeight(metrics, lines) };
  const drawing = (
    <>
      <text className="lab-number" x={discX} y={metrics.numbers}>
        after {cut}
      </text>
      <Arcs arcs={arcs} />
      {snapshot.qubitStates.slice(0, lines.qubits).map(({ bloch }, qubit) => (
        <BlochDisc
          // biome-ignore lint/suspicious/noArrayIndexKey: a qubit is its number
          key={qubit}
          vector={bloch}
          ideal={ideal?.qubitStates[qubit]?.bloch}
          radius={disc}
          x={discX}
          y={wireY(metrics, qubit)}
        />
      ))}
    </>
  );
  // The vectors are in the table of qubits; what the arcs say is nowhere else.
  return arcs.length > 0 ? (
    <svg role="img" aria-label={informationSentence(arcs, cut)} {...box}>
      {drawing}
    </svg>
  ) : (
    <svg aria-hidden {...box}>
      {drawing}
    </svg>
  );
}

/** Arcs may come after the state: of 16 qubits they take as long as everything else together. */
function useArcs(snapshot: Snapshot, wire: number, metrics: Metrics, qubits: number): Arc[] {
  const read = useDeferredValue(snapshot);
  const focused = useDeferredValue(wire);
  return useMemo(() => arcsOf(informationOf(read, focused), metrics, qubits), [read, focused, metrics, qubits]);
}

/** Numbers lie over all arcs. */
function Arcs({ arcs }: { arcs: readonly Arc[] }) {
  return (
    <>
      {arcs.map(({ first, second, bits, d }) => (
        <path key={`${first} ${second}`} className="information" strokeWidth={WIDTH * bits} d={d}>
          <title>{`Qubits ${first} and ${second} share ${decimal(bits, 2)} bits`}</title>
        </path>
      ))}
      {arcs.map(({ first, second, bits, label }) =>
        label ? (
          <text key={`${first} ${second}`} className="information-bits" x={label[0]} y={label[1] + 4}>
            {decimal(bits, 2)}
          </text>
        ) : null,
      )}
    </>
  );
}
