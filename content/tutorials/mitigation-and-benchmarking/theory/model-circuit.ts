import { squaredMagnitude } from '#circuit/quantum/complex.ts';
import { ry, rz } from '#circuit/quantum/gates.ts';
import { applyGate, basisState, cnot, type StateVector } from '#circuit/quantum/state-vector.ts';

type Angles = readonly [number, number, number];

interface Layer {
  pair: readonly [number, number];
  turns: readonly [Angles, Angles];
  core: Angles;
}

/** Angles that were drawn once. */
export const MODEL: { layers: readonly Layer[]; last: readonly [Angles, Angles, Angles] } = {
  layers: [
    {
      pair: [0, 1],
      turns: [
        [3.94, 0.1, 3.31],
        [6.16, 2.78, 1.77],
      ],
      core: [3.85, 4.53, 2.68],
    },
    {
      pair: [1, 2],
      turns: [
        [6.25, 1.48, 3.07],
        [0.87, 1.38, 1.56],
      ],
      core: [0.97, 3.07, 0.42],
    },
    {
      pair: [2, 0],
      turns: [
        [2.48, 2.13, 1.8],
        [1.2, 0.42, 2.69],
      ],
      core: [3.71, 5.02, 1.85],
    },
  ],
  last: [
    [1.29, 1.89, 3.43],
    [4.77, 0.91, 4.53],
    [2.85, 2.14, 6.25],
  ],
};

const turned = (state: StateVector, [a, b, c]: Angles, qubit: number) =>
  applyGate(applyGate(applyGate(state, rz(a), qubit), ry(b), qubit), rz(c), qubit);

/** Three qubits, three layers: in each a block of two turns, three CNOTs and three angles on one pair, and turns at the end. */
export function modelState(): StateVector {
  let state = basisState([0, 0, 0]);
  for (const { pair, turns, core } of MODEL.layers) {
    const [a, b] = pair;
    state = turned(turned(state, turns[0], a), turns[1], b);
    state = applyGate(applyGate(cnot(state, b, a), rz(core[0]), a), ry(core[1]), b);
    state = cnot(applyGate(cnot(state, a, b), ry(core[2]), b), b, a);
  }
  return MODEL.last.reduce(turned, state);
}

/** Probability of each outcome, q[0] rightmost. */
export function modelOutcomes(): Record<string, number> {
  return Object.fromEntries(
    modelState().map((amplitude, index) => [
      [...index.toString(2).padStart(3, '0')].reverse().join(''),
      squaredMagnitude(amplitude),
    ]),
  );
}
