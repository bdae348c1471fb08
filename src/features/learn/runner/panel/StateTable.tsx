import { PhaseDial } from '#src/features/lab/results/PhaseKey.tsx';
import type { StateDump } from '../run-program.ts';

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
            <td>
              <PhaseDial phase={Math.atan2(Math.abs(im) < NOTHING ? 0 : im, re)} /> {phaseText(re, im)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Below this an amplitude is rounding error. */
const NOTHING = 1e-9;

const decimals = (value: number) => Math.abs(value).toFixed(4);

/** An amplitude with four decimals: "0.7071", "−0.5000i", "0.3536 − 0.3536i". */
export function amplitudeText(re: number, im: number): string {
  const [hasReal, hasImaginary] = [Math.abs(re) > NOTHING, Math.abs(im) > NOTHING];
  const real = `${re < 0 ? '−' : ''}${decimals(re)}`;
  if (!hasImaginary) return hasReal ? real : '0';
  if (!hasReal) return `${im < 0 ? '−' : ''}${decimals(im)}i`;
  return `${real} ${im < 0 ? '−' : '+'} ${decimals(im)}i`;
}

/** The phase of an amplitude in units of π, between −1 (excluded) and 1: "0", "π", "−0.25π". */
export function phaseText(re: number, im: number): string {
  const turns = Math.atan2(Math.abs(im) < NOTHING ? 0 : im, re) / Math.PI;
  const text = Math.abs(turns)
    .toFixed(3)
    .replace(/\.?0+$/, '');
  if (text === '0') return '0';
  return `${turns < 0 ? '−' : ''}${text === '1' ? '' : text}π`;
}
