import { type CSSProperties, useMemo, useState } from 'react';
import { decimal, fullScale, scaleText } from '#circuit/quantum/notation.ts';
import { AmplitudeRow, KetHead } from './AmplitudeRow.tsx';
import { amplitudeRows, MOST_ROWS, type RowOrder, rowsInView, summary } from './amplitude-rows.ts';

interface Props {
  qubits: number;
  probabilities: Float64Array;
  /** Amplitudes, where the state is a pure one. */
  state: Float64Array | undefined;
  /** Whether chance took part in the numbers. */
  isSampled?: boolean;
  /** What the probabilities would be without noise. */
  theory?: Float64Array | undefined;
}

const ROW = 30;
/** Kets of more qubits leave no room for long headings. */
const LONG_KET = 10;

/** The state as a list: each basis state that can be read, with its phase, probability and amplitude. */
export function AmplitudeList({ qubits, probabilities, state, isSampled = false, theory }: Props) {
  const [order, setOrder] = useState<RowOrder>('index');
  const [top, setTop] = useState(0);
  // Of 16 qubits there are 65,536: not to be gone through at each scroll.
  const rows = useMemo(() => amplitudeRows(probabilities, order), [probabilities, order]);
  const { largest, sum } = useMemo(() => summary(probabilities), [probabilities]);
  const expected = useMemo(() => theory && summary(theory).largest, [theory]);
  const scale = fullScale(Math.max(largest, expected ?? 0));
  const [first, end] = rowsInView(top, ROW, rows.length);
  const isNarrow = qubits > LONG_KET;
  const zeros = probabilities.length - rows.length;
  return (
    <>
      <div
        className={isNarrow ? 'amplitudes narrow' : 'amplitudes'}
        // What scrolls must be reached by keys.
        tabIndex={rows.length > MOST_ROWS ? 0 : undefined}
        style={{ '--digits': qubits } as CSSProperties}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <table aria-rowcount={rows.length + 1}>
          <caption className="visually-hidden">
            {`Amplitudes and probabilities${isSampled ? ', sampled' : ''}, qubit 0 rightmost`}
          </caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="ket">
                <span className="visually-hidden">State </span>
                <KetHead qubits={qubits} />
              </th>
              <th scope="col" className="dial">
                <span className={isNarrow ? 'visually-hidden' : undefined}>Phase</span>
              </th>
              <th scope="col" aria-sort={order === 'value' ? 'descending' : undefined}>
                <button type="button" className="sort" onClick={() => setOrder(order === 'index' ? 'value' : 'index')}>
                  {isNarrow ? 'Prob.' : 'Probability'}
                  {order === 'value' ? ' ↓' : ''}
                </button>
              </th>
              <th scope="col" className="number">
                Amplitude
              </th>
              <th scope="col" className="share">
                Prob.
              </th>
            </tr>
          </thead>
          <tbody>
            <Spacer rows={first} />
            {rows.slice(first, end).map((index, place) => (
              <AmplitudeRow
                key={index}
                place={first + place}
                index={index}
                qubits={qubits}
                probability={probabilities[index] ?? 0}
                theory={theory?.[index]}
                amplitude={state && [state[2 * index] ?? 0, state[2 * index + 1] ?? 0]}
                scale={scale}
              />
            ))}
            <Spacer rows={rows.length - end} />
          </tbody>
        </table>
      </div>
      <p className="scale">
        <span>{`Bars to ${scaleText(scale)}`}</span>
        {zeros > 0 ? <span>{zeros.toLocaleString('en-US')} at 0</span> : null}
        {isSampled ? <span>Sampled</span> : null}
        <span>{`Sum ${decimal(sum)}`}</span>
      </p>
    </>
  );
}

function Spacer({ rows }: { rows: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * ROW }} /> : null;
}
