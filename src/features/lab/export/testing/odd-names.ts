import { type Circuit, controlledBy, gate, measurement } from '../../circuit/circuit.ts';

const NAMES = ['lambda', 'X', '門', '', '1st', 'a-b', 'a_b', 'q', 'circuit', 'Main', '"); import os; ("', 'new\nline'];

/** Names that are words of some language, no identifiers, the same as each other once they are, or an attack. */
export const ODD_NAMES: Circuit = {
  qubits: ['for', 'a\n"b', 'q[7]'],
  bits: ['class', 'Ω'],
  gates: NAMES.map((name) => ({
    name,
    parameters: ['t', 'in', 'θ'],
    qubits: ['pass', 'def'],
    columns: [[gate('u', [1], { angles: ['t', 'in', 'θ'], controls: controlledBy(0) })]],
  })),
  columns: [
    [gate('h', [0])],
    ...NAMES.map((name, index) => [gate(name, [index % 3, (index + 1) % 3], { angles: [`${index}/5`, '1', '2'] })]),
    [measurement(0, 1)],
  ],
};
