import { drawingHeight, type Lines, type Metrics, wireY } from '../drawing/metrics.ts';
import type { QubitState } from '../engine/snapshot.ts';
import { BlochDisc } from './BlochDisc.tsx';
import { decimal } from './numbers.ts';

/** What two qubits know of each other, in bits. */
export interface Information {
  readonly first: number;
  readonly second: number;
  readonly bits: number;
}

interface Props {
  metrics: Metrics;
  lines: Lines;
  cut: number;
  states: readonly QubitState[];
  /** The same without noise. */
  ideal?: readonly QubitState[] | undefined;
  information: readonly Information[];
}

/** Thinner arcs would only say that something rounds up. */
const LEAST = 0.005;
/** Width of an arc for each bit that is shared. */
const WIDTH = 3;

/** Right of the columns, at the cut: the Bloch disc of each wire, and arcs between those that share information. */
export function DiscsDrawing({ metrics, lines, cut, states, ideal, information }: Props) {
  const { discX, disc } = metrics;
  const shared = information.filter(({ bits }) => bits >= LEAST);
  return (
    <svg aria-hidden className="lab-discs" width={metrics.discs} height={drawingHeight(metrics, lines)}>
      <text className="lab-number" x={discX} y={metrics.numbers}>
        after {cut}
      </text>
      {shared.map((pair) => (
        <Arc key={`${pair.first} ${pair.second}`} metrics={metrics} {...pair} />
      ))}
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
    </svg>
  );
}

function Arc({ metrics, first, second, bits }: Information & { metrics: Metrics }) {
  const [from, to] = [wireY(metrics, Math.min(first, second)), wireY(metrics, Math.max(first, second))];
  const start = metrics.discX + 0.72 * metrics.disc;
  const slope = 0.62 * metrics.disc;
  const reach = Math.min(metrics.discs - 10, start + 14 + 9 * Math.abs(first - second));
  // The middle of a cubic curve lies at three quarters of the way to its handles.
  const handle = start + (reach - start) / 0.75;
  return (
    <>
      <path
        className="information"
        strokeWidth={WIDTH * bits}
        d={`M${start} ${from + slope}C${handle} ${from + slope} ${handle} ${to - slope} ${start} ${to - slope}`}
      />
      {metrics.disc > 20 ? (
        <text className="information-bits" x={reach} y={(from + to) / 2 + 4}>
          {decimal(bits, 2)}
        </text>
      ) : null}
    </>
  );
}
