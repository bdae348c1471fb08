import { drawingHeight, type Lines, type Metrics, wireY } from '../drawing/metrics.ts';
import type { QubitState } from '../engine/snapshot.ts';
import { type Arc, arcsOf, type Information, informationSentence } from './arcs.ts';
import { BlochDisc } from './BlochDisc.tsx';
import { decimal } from './numbers.ts';

interface Props {
  metrics: Metrics;
  lines: Lines;
  cut: number;
  states: readonly QubitState[];
  /** The same without noise. */
  ideal?: readonly QubitState[] | undefined;
  information: readonly Information[];
}

/** Width of an arc for each bit that is shared. */
const WIDTH = 3;

/** Right of the columns, at the cut: the Bloch disc of each wire, and arcs between those that share information. */
export function DiscsDrawing({ metrics, lines, cut, states, ideal, information }: Props) {
  const { discX, disc, discs } = metrics;
  const arcs = arcsOf(information, metrics, lines.qubits);
  const box = { className: 'lab-discs', width: discs, height: drawingHeight(metrics, lines) };
  const drawing = (
    <>
      <text className="lab-number" x={discX} y={metrics.numbers}>
        after {cut}
      </text>
      <Arcs arcs={arcs} />
      {states.map(({ bloch }, wire) => (
        <BlochDisc
          // biome-ignore lint/suspicious/noArrayIndexKey: a wire is its number
          key={wire}
          vector={bloch}
          ideal={ideal?.[wire]?.bloch}
          radius={disc}
          x={discX}
          y={wireY(metrics, wire)}
        />
      ))}
    </>
  );
  // The vectors stand in the table of qubits; what the arcs say stands nowhere else.
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
