import { useState } from 'react';
import { Histogram } from '../results/Histogram.tsx';
import type { Shots } from './use-shots.ts';

interface Props {
  shots: Shots | undefined;
  /** Why there are none. */
  fault: string | undefined;
  isRunning: boolean;
  number: number;
  onNumber: (number: number) => void;
  onRun: () => void;
  /** Whether the circuit reads anything itself. */
  isMeasured: boolean;
  /** Name of the noise and what it leaves out. */
  noise: { title: string; leavesOut: readonly string[] } | undefined;
}

const NUMBERS = [128, 1024, 8192, 65_536];

/** Runs the circuit many times and compares what came with what theory says. */
export function ShotsPanel({ shots, fault, isRunning, number, onNumber, onRun, isMeasured, noise }: Props) {
  const [announced, setAnnounced] = useState('');
  return (
    <>
      <div className="result-part shots-head">
        <label>
          Shots{' '}
          <select value={number} onChange={(event) => onNumber(Number(event.target.value))}>
            {NUMBERS.map((each) => (
              <option key={each} value={each}>
                {each.toLocaleString('en-US')}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="framed"
          disabled={isRunning}
          onClick={() => {
            onRun();
            setAnnounced(`${number} shots drawn`);
          }}
        >
          {shots ? 'Run again' : 'Run'}
        </button>
        <span role="status" className="visually-hidden">
          {announced}
        </span>
      </div>
      {fault ? (
        <p role="alert" className="result-part">
          {fault}
        </p>
      ) : null}
      {shots ? <Histogram shots={shots.number} {...shots} /> : null}
      <p className="result-part">
        {isMeasured
          ? 'The classical bits after the last column.'
          : 'Nothing is measured, so all qubits are read at the end.'}{' '}
        The tick is theory, the whisker one standard deviation of so many shots.
      </p>
      {noise ? (
        <div className="result-part">
          <h2>{noise.title}</h2>
          {noise.leavesOut.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
    </>
  );
}
