import { controlledBy, emptyCircuit, gate, measurement } from '#circuit/circuit/circuit.ts';
import { fixed, scientific } from '#src/charts/numbers.ts';
import { BlochPicture } from '#src/features/learn/tutorials/pictures/BlochPicture.tsx';
import { CircuitDrawing } from '#src/features/learn/tutorials/pictures/CircuitDrawing.tsx';
import { LogChart } from './LogChart.tsx';
import { lossAfter, path, quarter, reading, sizes } from './qml-basics-numbers.ts';
import {
  globalVariance,
  localVariance,
  loss,
  meanAfterRy,
  parameterShift,
  START,
  standardError,
} from './qml-basics-theory.ts';
import { ReadingScale } from './ReadingScale.tsx';
import { ShiftPicture } from './ShiftPicture.tsx';
import { WavesPicture } from './WavesPicture.tsx';
import { XorPlane } from './XorPlane.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {
  'encode-again': (
    <WavesPicture label="A cosine of x falls from 1 at 0 to −1 at π. The output of the model that encodes twice is 1 at 0 and at π and −0.5 at π/2, on the side of the labels everywhere." />
  ),
  'classifier-circuit': (
    <CircuitDrawing
      circuit={{
        ...emptyCircuit(2),
        columns: [
          [gate('ry', [0], { angles: ['x₁ + θ₁'] }), gate('ry', [1], { angles: ['x₂ + θ₂'] })],
          [gate('x', [1], { controls: controlledBy(0) })],
          [measurement(1, 0)],
        ],
      }}
      label="RY of x1 plus theta1 on q[0], RY of x2 plus theta2 on q[1], a CNOT from q[0] to q[1], and a measurement of q[1]."
    />
  ),
  'kernel-circuit': (
    <CircuitDrawing
      circuit={{
        ...emptyCircuit(2),
        columns: [[gate('U(x)', [0, 1])], [gate('U†(x′)', [0, 1])], [measurement(0, 0), measurement(1, 1)]],
      }}
      label="A box U of x over both qubits, a box U dagger of x prime over both, and both are measured."
    />
  ),
  'encode-data-as-angles': (
    <BlochPicture
      vectors={[
        { theta: 0.5, phi: 0, label: '0.5', marked: true },
        { theta: 2, phi: 0, label: '2.0' },
      ]}
      label={`Two arrows in the Bloch sphere, tilted by 0.5 and by 2 radians from the top. Their heights are ${fixed(meanAfterRy(0.5), 4)} and ${fixed(meanAfterRy(2), 4)}.`}
    />
  ),
  'read-prediction': (
    <ReadingScale
      f={reading}
      readings={[10, 100, 1000, 10000]}
      label={`A scale from −1 to 1 with the estimate at ${fixed(reading, 4)}. Standard errors: ${[10, 100, 1000, 10000].map((n) => fixed(standardError(reading, n), 4)).join(', ')}.`}
    />
  ),
  circuit: (
    <XorPlane
      theta={START}
      label="A chessboard pattern, displaced by 0.9 to the left and 0.6 upward. Both points of class +1 lie in shaded fields, both of class −1 in blank ones."
    />
  ),
  gradient: (
    <ShiftPicture
      theta={0.5}
      label={`A cosine. At 0.5 its value is ${fixed(meanAfterRy(0.5), 4)}; a quarter turn before it is ${fixed(meanAfterRy(0.5 - quarter), 4)}, a quarter turn after ${fixed(meanAfterRy(0.5 + quarter), 4)}. The tangent at 0.5 has the slope ${fixed(parameterShift(meanAfterRy, 0.5), 4)}.`}
    />
  ),
  train: (
    <LogChart
      x={[0, 10, 20, 30, 40]}
      powers={[-4, -3, -2, -1, 0]}
      xName="steps"
      lines={[{ name: 'loss', points: path.map((theta, step) => [step, loss(theta)]), nameAt: [12, 0.005], color: 1 }]}
      label={`The loss falls from ${lossAfter(0)} to ${lossAfter(5)} after 5 steps, ${lossAfter(20)} after 20 and ${lossAfter(40)} after 40, ever more slowly.`}
    />
  ),
  'barren-plateaus': (
    <LogChart
      x={[2, 5, 10, 15, 20]}
      powers={[-9, -7, -5, -3, -1]}
      xName="qubits"
      lines={[
        { name: 'global', points: [2, 20].map((n) => [n, globalVariance(n)]), nameAt: [12.4, 1e-5], color: 5 },
        { name: 'local', points: sizes.map((n) => [n, localVariance(n)]), nameAt: [12.4, 3e-3], color: 1 },
      ]}
      label={`Global: a straight fall from ${fixed(globalVariance(2), 4)} at 2 qubits to ${scientific(globalVariance(20), 3)} at 20. Local: a gentle curve down to ${localVariance(20)}.`}
    />
  ),
};

/** Components that the text of the steps uses by name, with its own values. */
export const components = { XorPlane };
