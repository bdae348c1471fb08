import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '../circuit/circuit.ts';
import { operationLabel } from './labels.ts';
import { placeSentence } from './place-sentence.ts';

const circuit: Circuit = {
  qubits: [...register('q', 3), 'alice', 'b[0]'],
  bits: register('c', 2),
  gates: [{ name: 'bell', parameters: [], qubits: ['a', 'b'], columns: [] }],
  columns: [
    [gate('h', [0]), gate('x', [2], { controls: controlledBy(1) }), gate('bell', [4, 3])],
    [
      gate('x', [2], {
        controls: [
          { qubit: 0, on: 1 },
          { qubit: 1, on: 0 },
        ],
      }),
    ],
    [gate('x', [2], { condition: [{ bit: 1, value: 1 }] })],
    [gate('swap', [0, 2]), gate('sdg', [3]), { kind: 'barrier', qubits: [4] }],
    [measurement(1, 0, 'x')],
    [measurement(3, 1)],
    [gate('u', [0], { angles: ['pi/2', '0', 'pi'] }), gate('h', [2], { controls: controlledBy(1) })],
    [{ kind: 'preparation', state: '0', qubit: 0, condition: [] }],
    [
      {
        kind: 'preparation',
        state: '+',
        qubit: 0,
        condition: [
          { bit: 0, value: 0 },
          { bit: 1, value: 1 },
        ],
      },
    ],
    [gate('qft', [0, 1, 2]), { kind: 'barrier', qubits: [3, 4] }],
  ],
};

describe('the sentence of a place', () => {
  it.each([
    [0, 0, 'qubit 0, column 1: H'],
    [1, 0, 'qubit 1, column 1: CNOT control, target qubit 2'],
    [2, 0, 'qubit 2, column 1: CNOT target, control qubit 1'],
    [3, 0, 'qubit alice, column 1: bell, as its b with qubit b0'],
    [0, 1, 'qubit 0, column 2: Toffoli control, target qubit 2, with anti-control qubit 1'],
    [1, 1, 'qubit 1, column 2: Toffoli anti-control, target qubit 2, with control qubit 0'],
    [2, 1, 'qubit 2, column 2: Toffoli target, control qubit 0, anti-control qubit 1'],
    [2, 2, 'qubit 2, column 3: X, if c1 is 1'],
    [4, 2, 'qubit b0, column 3: empty, crossed by the line of X on q2, if c1 = 1'],
    [0, 3, 'qubit 0, column 4: swap with qubit 2'],
    [1, 3, 'qubit 1, column 4: empty, crossed by the line of swap on q0 and q2'],
    [3, 3, 'qubit alice, column 4: S dagger'],
    [4, 3, 'qubit b0, column 4: barrier'],
    [1, 4, 'qubit 1, column 5: measure X into c0'],
    [3, 5, 'qubit alice, column 6: measure into c1'],
    [0, 6, 'qubit 0, column 7: U of pi/2, 0, pi'],
    [2, 6, 'qubit 2, column 7: controlled H target, control qubit 1'],
    [0, 7, 'qubit 0, column 8: reset to |0⟩'],
    [0, 8, 'qubit 0, column 9: prepare |+⟩, if c0 is 0 and c1 is 1'],
    [0, 9, 'qubit 0, column 10: QFT with qubit 1 and qubit 2'],
    [3, 9, 'qubit alice, column 10: barrier with qubit b0'],
    [1, 10, 'qubit 1, column 11: empty'],
    [5, 1, 'bit c0, column 2: not used'],
    [6, 2, 'bit c1, column 3: read by X on q2, if c1 = 1'],
    [5, 4, 'bit c0, column 5: written by the X measurement of qubit 1'],
    [6, 5, 'bit c1, column 6: written by the measurement of qubit alice'],
    [5, 8, 'bit c0, column 9: read by |+⟩ on q0, if c0 = 0 and c1 = 1'],
    [6, 10, 'bit c1, column 11: not used'],
  ])('on wire %i in column %i', (wire, column, sentence) =>
    expect(placeSentence(circuit, wire, column)).toBe(sentence),
  );
});

it('an operation has a label above its plate', () => {
  const labels = circuit.columns.flat().map((operation) => operationLabel(circuit, operation));
  expect(labels).toEqual([
    'H on q0',
    'CNOT on q1 and q2',
    'bell on b0 and alice',
    'Toffoli on q0, q1 and q2',
    'X on q2, if c1 = 1',
    'swap on q0 and q2',
    'S dagger on alice',
    'Barrier on b0',
    'X measurement of q1',
    'Measurement of alice',
    'U on q0',
    'controlled H on q1 and q2',
    '|0⟩ on q0',
    '|+⟩ on q0, if c0 = 0 and c1 = 1',
    'QFT on q0, q1 and q2',
    'Barrier on alice and b0',
  ]);
});

it('a wire of register q that is not where its number says is called by its name', () => {
  expect(placeSentence({ ...emptyCircuit(1), qubits: ['alice', 'q[0]'] }, 1, 0)).toBe('qubit q0, column 1: empty');
});
