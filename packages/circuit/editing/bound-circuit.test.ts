import { expect, it } from 'vitest';
import { type Circuit, emptyCircuit, type GateDefinition, gate } from '../circuit/circuit.ts';
import { boundCircuit } from './bound-circuit.ts';
import { editLab } from './edit-lab.ts';
import { labState } from './lab-state.ts';

const turn: GateDefinition = {
  name: 'turn',
  parameters: ['a'],
  qubits: ['q'],
  columns: [[gate('rx', [0], { angles: ['a/2'] })]],
};
const twice: GateDefinition = {
  name: 'twice',
  parameters: ['b'],
  qubits: ['q'],
  columns: [[gate('turn', [0], { angles: ['2*b'] })], [gate('h', [0])]],
};
const circuit: Circuit = {
  ...emptyCircuit(1),
  gates: [turn, twice],
  columns: [[gate('twice', [0], { angles: ['pi/4'] })]],
};

const angles = ({ columns }: Circuit) => columns.flat().map((each) => (each.kind === 'gate' ? each.angles : []));

it('is the circuit itself where no definition is open', () => {
  expect(boundCircuit(labState({ title: '', circuit }))).toBe(circuit);
});

it('gives parameters the angles of the gate that was opened, level by level', () => {
  const outer = editLab(labState({ title: '', circuit }), { type: 'open-definition', gate: 'twice' });
  expect(angles(boundCircuit(outer))).toEqual([['2*(pi/4)'], []]);
  const inner = editLab(outer, { type: 'open-definition', gate: 'turn' });
  expect(angles(boundCircuit(inner))).toEqual([['2*(pi/4)/2']]);
  // What is edited keeps its names.
  expect(angles(inner.circuit)).toEqual([['a/2']]);
});
