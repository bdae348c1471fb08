import { useMemo, useState } from 'react';
import { type Circuit, controlledBy, emptyCircuit, gate } from '#circuit/circuit/circuit.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { CircuitPicture } from '#src/drawings/circuit/CircuitPicture.tsx';
import { PRINT } from '#src/drawings/circuit/grid.ts';
import { AmplitudeList } from './results/AmplitudeList.tsx';
import './results/results.css';
import './live-circuit.css';

/** Steps of the slider from no turn to a whole one. */
const STEPS = 96;

const circuitAt = (angle: string): Circuit => ({
  ...emptyCircuit(2),
  columns: [[gate('ry', [0], { angles: [angle] })], [gate('x', [1], { controls: controlledBy(0) })]],
});

interface Props {
  /** What the slider turns. */
  label: string;
}

/** Two qubits and one angle: how far they are entangled is for the reader to turn. */
export function LiveCircuit({ label }: Props) {
  const [step, setStep] = useState(STEPS / 4);
  const angle = `${step}*pi/${STEPS / 2}`;
  const { branches, probabilities } = useMemo(() => runCircuit(circuitAt(angle), { t: 0, cut: 2 }), [angle]);
  return (
    <div className="live-circuit">
      <CircuitPicture
        circuit={circuitAt('θ')}
        grid={PRINT}
        label="RY by the angle θ on q0, then a CNOT from q0 to q1"
        className="h-auto w-full max-w-72"
      />
      <label>
        {label}
        <input
          type="range"
          min={0}
          max={STEPS}
          value={step}
          aria-valuetext={`${((2 * step) / STEPS).toFixed(2)} π`}
          onChange={(event) => setStep(event.target.valueAsNumber)}
        />
      </label>
      <AmplitudeList qubits={2} probabilities={probabilities} state={branches[0]?.state} />
    </div>
  );
}
