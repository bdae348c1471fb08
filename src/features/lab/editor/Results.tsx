import { useState } from 'react';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import { shortName } from '#circuit/circuit/names.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { bornProbabilities } from '#circuit/quantum/amplitudes.ts';
import { goToTab } from '#src/design/go-to-tab.ts';
import { AmplitudeList } from '../results/AmplitudeList.tsx';
import { BitsList } from '../results/BitsList.tsx';
import { PhaseKey } from '../results/PhaseKey.tsx';
import { QubitTable } from '../results/QubitTable.tsx';
import type { Noise } from './noise.ts';

interface Props {
  circuit: Circuit;
  snapshot: Snapshot;
  /** The same without noise, where there is noise. */
  ideal: Snapshot | undefined;
  fault: string | undefined;
  noise: Noise | undefined;
}

/** What the state is at the cut: amplitudes, qubits by themselves, classical bits, and what colors mean. */
export function StatePanel({ circuit, snapshot, ideal, fault, noise }: Props) {
  const { branches } = snapshot;
  const [chosen, setChosen] = useState(-1);
  const sampled = snapshot.isExact ? '' : ', sampled';
  const branch = branches.length === 1 ? branches[0] : branches[chosen];
  return (
    <>
      {fault === undefined ? null : (
        <p role="alert" className="result-part">
          {fault}
        </p>
      )}
      {branches.length > 1 ? (
        <p className="result-part">
          <label>
            State after reading{' '}
            <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
              <option value={-1}>anything, all {branches.length} together</option>
              {branches.map(({ bits, probability }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: branches have no names
                <option key={index} value={index}>
                  {[...bits].reverse().join('') || `outcome ${index + 1}`}, with probability {probability.toFixed(4)}
                </option>
              ))}
            </select>
          </label>
        </p>
      ) : null}
      {snapshot.isExact ? null : <p className="result-part">Sampled: too many outcomes to follow them all.</p>}
      {noise ? <p className="result-part">Bars are with noise, ticks without.</p> : null}
      <AmplitudeList
        isSampled={!snapshot.isExact}
        qubits={snapshot.qubits}
        probabilities={branch && branches.length > 1 ? bornProbabilities(branch.state) : snapshot.probabilities}
        state={branch?.state}
        theory={ideal?.qubits === snapshot.qubits ? ideal.probabilities : undefined}
      />
      <section className="result-part">
        <h2>Qubits{sampled}</h2>
        <QubitTable names={circuit.qubits} states={snapshot.qubitStates} />
      </section>
      {circuit.bits.length > 0 ? (
        <section className="result-part">
          <h2>
            Bits {circuit.bits.map(shortName).toReversed().join(' ')} after column {snapshot.cut}
            {sampled}
          </h2>
          <BitsList bits={snapshot.bits} />
        </section>
      ) : null}
      {noise ? (
        <section className="result-part">
          <h2>Noise: {noise.title}</h2>
          {noise.leavesOut.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ) : null}
      <section className="result-part phase-part">
        <h2>Phase</h2>
        <PhaseKey />
        <p>Needle and color say the same. Probability is length, never color.</p>
      </section>
    </>
  );
}

interface TabsProps {
  tabs: readonly { id: string; label: string }[];
  active: string;
  /** After which column the state is read. */
  cut: number;
  onChoose: (id: string) => void;
}

export function ResultTabs({ tabs, active, cut, onChoose }: TabsProps) {
  return (
    <div className="result-tabs">
      <div role="tablist" aria-label="Results" className="flex h-full">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`result-${id}-tab`}
            name={`result-${id}`}
            aria-selected={active === id}
            aria-controls={`result-${id}`}
            tabIndex={active === id ? 0 : -1}
            className="result-tab"
            onClick={() => onChoose(id)}
            onKeyDown={goToTab}
          >
            {label}
          </button>
        ))}
      </div>
      <span className="grow" />
      <span className="after-column">{cut === 0 ? 'at the start' : `after column ${cut}`}</span>
    </div>
  );
}
