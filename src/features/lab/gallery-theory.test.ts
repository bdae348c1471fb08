import { describe, expect, it } from 'vitest';
import type { Snapshot } from './engine/snapshot.ts';
import { lookAt } from './testing/gallery-circuits.ts';

/** What theory says of circuits of the gallery beyond the probabilities that their entries state. */
const lengths = ({ qubitStates }: Snapshot) => qubitStates.map(({ length }) => length);

function expectLengths(snapshot: Snapshot, expected: readonly number[]): void {
  expect(lengths(snapshot)).toHaveLength(expected.length);
  lengths(snapshot).forEach((length, qubit) => {
    expect(length, `qubit ${qubit}`).toBeCloseTo(expected[qubit] ?? Number.NaN, 9);
  });
}

describe('first steps', () => {
  it('a Bell pair has qubits without a state of their own', () => {
    const { stateAfter } = lookAt('bell-pair');
    expectLengths(stateAfter(1), [1, 1]);
    expectLengths(stateAfter(2), [0, 0]);
  });

  it('a GHZ state grows along the chain', () => {
    expectLengths(lookAt('ghz-state').seen, [0, 0, 1, 1]);
    expectLengths(lookAt('ghz-state').stateAfter(4), [0, 0, 0, 0]);
  });

  it('a W state leaves each qubit a third of an arrow', () => {
    expectLengths(lookAt('w-state').seen, [1 / 3, 1 / 3, 1 / 3]);
  });
});

describe('protocols', () => {
  it('superdense coding hides the message from whoever has one qubit', () => {
    expectLengths(lookAt('superdense-coding').seen, [0, 0]);
  });

  it('teleportation tells Bob nothing before the bits, and gives him the state with them', () => {
    const { seen, stateAfter } = lookAt('teleportation');
    expect(lengths(seen)[2]).toBeCloseTo(0, 9);
    const { bloch } = stateAfter(8).qubitStates[2] ?? {};
    expect(bloch?.x).toBeCloseTo(Math.sin(Math.PI / 3), 9);
    expect(bloch?.z).toBeCloseTo(Math.cos(Math.PI / 3), 9);
  });
});
