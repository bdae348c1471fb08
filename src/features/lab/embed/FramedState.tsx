import type { CSSProperties } from 'react';
import { shortName } from '#circuit/circuit/names.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { fullScale, scaleText } from '#circuit/quantum/notation.ts';
import { StateStatus } from '../editor/StateStatus.tsx';
import type { EngineResult } from '../engine/engine-messages.ts';
import { AmplitudeRow, KetHead } from '../results/AmplitudeRow.tsx';
import { summary } from '../results/amplitude-rows.ts';
import { BitsList } from '../results/BitsList.tsx';
import { framedRows } from './framed-rows.ts';

interface Props {
  /** Undefined where a frame computes nothing: what takes long is left to the lab and its worker. */
  answer: EngineResult | undefined;
  bits: readonly string[];
  hasNoise: boolean;
}

/** What can be read at the cut, or one sentence that says why it is not there. */
export function FramedState({ answer, bits, hasNoise }: Props) {
  if (!answer) return <p>This circuit is too large to be computed in a frame; the lab computes its state.</p>;
  if (answer.kind === 'refused') return <p role="alert">{answer.message}</p>;
  const { snapshot } = answer;
  return (
    <>
      <StateTable snapshot={snapshot} />
      {bits.length > 0 ? (
        <section className="embedded-bits">
          <h2>Bits {bits.map(shortName).toReversed().join(' ')}</h2>
          <BitsList bits={snapshot.bits} />
        </section>
      ) : null}
      {snapshot.isExact ? null : <p>Sampled: too many outcomes to follow them all.</p>}
      {hasNoise ? <p>Computed without noise; the lab computes it with the noise that its address names.</p> : null}
      <StateStatus snapshot={snapshot} />
    </>
  );
}

/** Kets of more qubits leave no room for long headings. */
const LONG_KET = 5;

function StateTable({ snapshot: { qubits, probabilities, branches } }: { snapshot: Snapshot }) {
  const { rows, more } = framedRows(probabilities);
  const scale = fullScale(summary(probabilities).largest);
  const state = branches.length === 1 ? branches[0]?.state : undefined;
  return (
    <>
      <div className="amplitudes" style={{ '--digits': qubits } as CSSProperties}>
        <table>
          <caption className="visually-hidden">Amplitudes and probabilities, qubit 0 rightmost</caption>
          <thead>
            <tr>
              <th scope="col" className="ket">
                <span className="visually-hidden">State </span>
                <KetHead qubits={qubits} />
              </th>
              <th scope="col" className="dial">
                <span className="word">Phase</span>
              </th>
              <th scope="col">{qubits > LONG_KET ? 'Prob.' : 'Probability'}</th>
              <th scope="col" className="number">
                Amplitude
              </th>
              <th scope="col" className="share">
                Prob.
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((index, place) => (
              <AmplitudeRow
                key={index}
                place={place}
                index={index}
                qubits={qubits}
                probability={probabilities[index] ?? 0}
                amplitude={state && [state[2 * index] ?? 0, state[2 * index + 1] ?? 0]}
                scale={scale}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="scale">
        <span>{`Bars to ${scaleText(scale)}`}</span>
        {more > 0 ? <span>and {more.toLocaleString('en-US')} more</span> : null}
      </p>
    </>
  );
}
