import { type Circuit, controlledBy, gate, measurement } from '../../circuit/circuit.ts';

const NAMES = ['lambda', 'X', '門', 'ß', 'a_b', 'q', 'circuit', 'Main', 'ccx', 'print', 'λ', 'gate', '_', '__', 'each'];

/** Names that are words of some language, have letters that it has not, or become the same as others there. */
export const ODD_NAMES: Circuit = {
  qubits: ['for', 'Ä', 'def'],
  bits: ['class', 'Ω'],
  gates: NAMES.map((name) => ({
    name,
    parameters: ['t', 'in', 'θ'],
    qubits: ['pass', 'theta'],
    columns: [[gate('u', [1], { angles: ['t', 'in', 'θ'], controls: controlledBy(0) })]],
  })),
  columns: [
    [gate('h', [0])],
    ...NAMES.map((name, index) => [gate(name, [index % 3, (index + 1) % 3], { angles: [`${index}/5`, '1', '2'] })]),
    [measurement(0, 1)],
  ],
};
