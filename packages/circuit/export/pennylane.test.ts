import { describe, expect, it } from 'vitest';
import { type Circuit, emptyCircuit, gate, type Preparation, type PreparedState } from '../circuit/circuit.ts';
import { writePennyLane } from './pennylane.ts';

const prepare = (qubit: number, state: PreparedState): Preparation => ({
  kind: 'preparation',
  state,
  qubit,
  condition: [],
});

function bodyOf(circuit: Circuit): string[] {
  const written = writePennyLane(circuit);
  const lines = 'text' in written ? written.text.split('\n') : [];
  return lines.filter((line) => line.startsWith('    ') || line.startsWith('device')).map((line) => line.trim());
}

describe('a prepared state in PennyLane', () => {
  it('R32.5 takes no reset where a wire begins, so that the state can be printed', () => {
    const circuit = { ...emptyCircuit(2), columns: [[prepare(0, '+'), prepare(1, '0')], [gate('z', [0])]] };
    expect(bodyOf(circuit)).toEqual([
      'device = qml.device("default.qubit", wires=2)',
      'qml.Hadamard(wires=0)',
      'qml.Z(wires=0)',
      'return qml.state()',
    ]);
  });

  it('R32.5 is a reset later on, which leaves probabilities', () => {
    const circuit = { ...emptyCircuit(2), columns: [[gate('h', [0])], [prepare(0, '1')]] };
    expect(bodyOf(circuit)).toEqual([
      'device = qml.device("default.qubit")',
      'qml.Hadamard(wires=0)',
      'qml.measure(0, reset=True)',
      'qml.X(wires=0)',
      'return qml.probs(wires=[0, 1])',
    ]);
  });
});
