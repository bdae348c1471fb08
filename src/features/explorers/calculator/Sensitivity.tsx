import type { CSSProperties } from 'react';
import { durationText } from '#src/charts/durations.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import type { Inputs } from './reckon.ts';
import { type Shift, shiftsOf } from './sensitivity.ts';
import { countText, shareText } from './steps.ts';

interface Props {
  inputs: Inputs;
  texts: CalculatorTexts;
}

/** How much one change of each input does: a bar from one, to the left for less and to the right for more. */
export function Sensitivity({ inputs, texts }: Props) {
  const { title, intro, heads, change } = texts.sensitivity;
  return (
    <div className="explorer-steps">
      <h3 className="explorer-over">{title}</h3>
      <p className="calculator-note">{intro}</p>
      <table aria-label={title} className="calculator-shifts">
        <thead>
          <tr>
            <th>{heads[0]}</th>
            <td />
            <th>{heads[2]}</th>
            <th>{heads[3]}</th>
          </tr>
        </thead>
        <tbody>
          {shiftsOf(inputs).map((shift) => (
            <tr key={shift.id}>
              <th scope="row">
                {fillIn(change, {
                  name: texts.inputs[shift.id].label,
                  from: textOf(shift.id, shift.from),
                  to: textOf(shift.id, shift.to),
                })}
              </th>
              <td>
                <Bar factor={shift.qubits} />
                <Bar factor={shift.seconds} isTime />
              </td>
              <td>{factorText(shift.qubits)}</td>
              <td>{factorText(shift.seconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A thousand times less or more fills its half. */
function Bar({ factor = 1, isTime = false }: { factor?: number | undefined; isTime?: boolean }) {
  const share = Math.max(-1, Math.min(1, Math.log10(factor) / 3));
  const style = { '--from': `${50 + 50 * Math.min(0, share)}%`, '--size': `${50 * Math.abs(share)}%` } as CSSProperties;
  return <span className={`calculator-bar${isTime ? ' calculator-bar-time' : ''}`} style={style} aria-hidden="true" />;
}

function textOf(id: Shift['id'], value: number): string {
  if (id === 'error' || id === 'budget') return shareText(value);
  if (id === 'cycle' || id === 'reaction') return durationText(value, 3);
  return id === 'routing' ? String(Number(value.toPrecision(3))) : countText(value);
}

/** "0.44 ×", "1,000 ×"; a dash where there is no answer to compare. */
function factorText(factor: number | undefined): string {
  if (factor === undefined) return '–';
  return `${factor < 10 ? factor.toFixed(2) : Number(factor.toPrecision(2)).toLocaleString('en')} ×`;
}
