import type { StateDump } from '../run-program.ts';
import { amplitudeText, phaseText } from './amplitude-text.ts';

/** The most basis states that are listed. */
const MOST_ROWS = 32;

/** One dumped state: amplitude, probability and phase of every basis state that is there. */
export function StateTable({ state, title }: { state: StateDump; title: string }) {
  const all = Object.entries(state).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return (
    <table className="state">
      <caption>
        {title}
        {all.length > MOST_ROWS ? ` (the first ${MOST_ROWS} of ${all.length} basis states)` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Amplitude</th>
          <th scope="col">Probability</th>
          <th scope="col">Phase</th>
        </tr>
      </thead>
      <tbody>
        {all.slice(0, MOST_ROWS).map(([basis, [re, im]]) => (
          <tr key={basis}>
            <th scope="row">|{basis}⟩</th>
            <td>{amplitudeText(re, im)}</td>
            <td>{(re * re + im * im).toFixed(4)}</td>
            <td>{phaseText(re, im)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
