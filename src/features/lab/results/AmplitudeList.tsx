import { type CSSProperties, useMemo, useState } from 'react';
import {
  amount,
  amplitudeParts,
  decimal,
  digits,
  fullScale,
  NOTHING,
  phaseOf,
  phaseText,
  scaleText,
} from '#circuit/quantum/notation.ts';
import { amplitudeRows, MOST_ROWS, type RowOrder, rowsInView, summary } from './amplitude-rows.ts';
import { PhaseDial } from './PhaseKey.tsx';
import { phaseStyle } from './phase-color.ts';

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

interface RowProps {
  place: number;
  index: number;
  qubits: number;
  probability: number;
  theory: number | undefined;
  amplitude: readonly [re: number, im: number] | undefined;
  scale: number;
}

function AmplitudeRow({ place, index, qubits, probability, theory, amplitude, scale }: RowProps) {
  const phase = amplitude && probability > NOTHING ? phaseOf(...amplitude) : undefined;
  const [part, imaginaryPart] = amplitude ? amplitudeParts(...amplitude) : ['mixed'];
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row" className="ket">
        {`|${digits(index, qubits)}⟩`}
      </th>
      <td className="dial">
        <PhaseDial phase={phase} />
        <span className="visually-hidden">{phaseWords(phase, amplitude !== undefined)}</span>
      </td>
      <td>
        <span className="bar">
          <i
            className={phase === undefined ? 'mixed' : 'phase-fill'}
            style={{
              ...(phase === undefined ? {} : phaseStyle(phase)),
              scale: `${Number(Math.min(1, probability / scale).toFixed(4))} 1`,
            }}
          />
          {theory === undefined ? null : <em style={{ left: `${(100 * theory) / scale}%` }} />}
        </span>
      </td>
      <td className={imaginaryPart ? 'number complex' : 'number'}>
        <span>{`${part} `}</span>
        {imaginaryPart ? <span>{imaginaryPart}</span> : null}
      </td>
      <td className="share">
        {amount(probability)}
        {theory === undefined ? null : <span className="visually-hidden">, {amount(theory)} without noise</span>}
      </td>
    </tr>
  );
}

function phaseWords(phase: number | undefined, isPure: boolean): string {
  if (phase !== undefined) return phaseText(phase);
  return isPure ? 'none' : 'mixed';
}

/** "|q₂q₁q₀⟩", or its ends where there are many. */
function KetHead({ qubits }: { qubits: number }) {
  const places = Array.from({ length: qubits }, (_, index) => qubits - 1 - index);
  const shown = qubits > 3 ? [places[0] ?? 0, undefined, 0] : places;
  return (
    <>
      |
      {shown.map((place) =>
        place === undefined ? (
          '…'
        ) : (
          <span key={place}>
            q<sub>{place}</sub>
          </span>
        ),
      )}
      ⟩
    </>
  );
}
