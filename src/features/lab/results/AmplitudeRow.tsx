import { amount, amplitudeParts, digits, NOTHING, phaseOf, phaseText } from '#circuit/quantum/notation.ts';
import { PhaseDial } from './PhaseKey.tsx';
import { phaseStyle } from './phase-color.ts';

interface Props {
  place: number;
  index: number;
  qubits: number;
  probability: number;
  /** What the probability would be without noise. */
  theory?: number | undefined;
  amplitude: readonly [re: number, im: number] | undefined;
  scale: number;
}

/** A basis state with its phase, probability and amplitude. */
export function AmplitudeRow({ place, index, qubits, probability, theory, amplitude, scale }: Props) {
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
export function KetHead({ qubits }: { qubits: number }) {
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
