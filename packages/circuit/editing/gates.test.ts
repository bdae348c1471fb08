import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement } from '../circuit/circuit.ts';
import { expanded } from '../circuit/expand.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import type { Edit } from './edit.ts';
import { definitionCircuit, group, removeUnusedGates, renameGate, ungroup, withDefinition } from './gates.ts';
import { pick, rectangle } from './selection.ts';

const circuitOf = (edit: Edit) => ('circuit' in edit ? edit.circuit : undefined);
const refusalOf = (edit: Edit) => ('refusal' in edit ? edit.refusal : undefined);
const cnot = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });
const all = (circuit: Circuit) =>
  pick(circuit, rectangle({ wire: 0, column: 0 }, { wire: 15, column: circuit.columns.length }));
const grouped = circuitOf(group(BELL, all(BELL), 'bell')) ?? BELL;

describe('a gate of the circuit’s own', () => {
  it('takes the place of the selection', () => {
    expect(grouped).toEqual({
      ...BELL,
      columns: [[gate('bell', [0, 1])]],
      gates: [{ name: 'bell', parameters: [], qubits: ['q0', 'q1'], columns: BELL.columns }],
    });
    expect([...expanded(grouped)]).toEqual(BELL.columns.flat());
  });

  it('need not have its wires side by side, and finds a column that is free', () => {
    const apart: Circuit = {
      ...emptyCircuit(3),
      columns: [[gate('h', [0]), gate('z', [1])], [cnot(0, 2)], [gate('y', [1])]],
    };
    const picked = all(apart).filter(({ operation }) => operation.kind === 'gate' && !'zy'.includes(operation.gate));
    expect(circuitOf(group(apart, picked, 'pair'))).toMatchObject({
      columns: [[gate('z', [1])], [gate('pair', [0, 2])], [gate('y', [1])]],
      gates: [{ columns: [[gate('h', [0])], [cnot(0, 1)]] }],
    });
  });

  it('opens a column where its line would cross others', () => {
    const crossed: Circuit = { ...emptyCircuit(3), columns: [[gate('h', [0]), gate('z', [1]), gate('h', [2])]] };
    const picked = all(crossed).filter(({ operation }) => operation.kind === 'gate' && operation.gate === 'h');
    expect(circuitOf(group(crossed, picked, 'ends'))?.columns).toEqual([[gate('ends', [0, 2])], [gate('z', [1])]]);
  });

  it('makes a parameter of the swept angle', () => {
    const swept = { ...emptyCircuit(1), columns: [[gate('rx', [0], { angles: ['2*pi*t'] })]] };
    expect(circuitOf(group(swept, all(swept), 'turn'))).toMatchObject({
      columns: [[gate('turn', [0], { angles: ['t'] })]],
      gates: [{ parameters: ['t'] }],
    });
  });

  it.each([
    ['bell', 'There is a gate called bell already.'],
    ['h', 'h is the name of a standard gate.'],
    ['ctrl', 'ctrl has a meaning of its own in OpenQASM.'],
    ['cx', 'cx has a meaning of its own in OpenQASM.'],
    ['pi', 'pi has a meaning of its own in OpenQASM.'],
    ['q', 'q is the name of qubits or bits.'],
    ['1st', 'A name begins with a letter and holds only letters, digits and _.'],
    ['a'.repeat(41), 'A name has at most 40 characters.'],
  ])('cannot be called %s', (name, refusal) => expect(refusalOf(group(grouped, all(grouped), name))).toBe(refusal));

  it('holds only gates and barriers, without conditions', () => {
    const measured: Circuit = { ...BELL, bits: ['c[0]'], columns: [[measurement(0, 0)]] };
    expect(refusalOf(group(measured, all(measured), 'm'))).toBe('Measurement of q0 cannot be part of a gate.');
    const conditional = { ...measured, columns: [[gate('x', [1], { condition: [{ bit: 0, value: 1 as const }] })]] };
    expect(refusalOf(group(conditional, all(conditional), 'm'))).toBe('X on q1, if c0 = 1 cannot be part of a gate.');
    expect(refusalOf(group(BELL, [], 'none'))).toBe('Select the gates that become one.');
  });

  it('leaves out nothing that stands between', () => {
    const three = { ...emptyCircuit(1), columns: [[gate('h', [0])], [gate('x', [0])], [gate('h', [0])]] };
    const picked = all(three).filter(({ column }) => column !== 1);
    expect(refusalOf(group(three, picked, 'hh'))).toBe('X on q0 in column 2 stands between; select it as well.');
  });

  it('is taken apart again where it stands, with its controls and angles', () => {
    expect(circuitOf(ungroup(grouped, { wire: 1, column: 0 }))?.columns).toEqual(BELL.columns);
    const turn = { name: 'turn', parameters: ['a'], qubits: ['w'], columns: [[gate('rx', [0], { angles: ['a/2'] })]] };
    const controlled: Circuit = {
      ...emptyCircuit(3),
      gates: [turn],
      columns: [[gate('h', [2]), gate('turn', [1], { angles: ['pi + t'], controls: controlledBy(0) })]],
    };
    expect(circuitOf(ungroup(controlled, { wire: 1, column: 0 }))?.columns).toEqual([
      [gate('h', [2])],
      [gate('rx', [1], { angles: ['(pi + t)/2'], controls: controlledBy(0) })],
    ]);
    expect(refusalOf(ungroup(BELL, { wire: 0, column: 0 }))).toBe('No gate of your own at qubit 0, column 1: H.');
  });

  it('stays whole where its angles would grow too long', () => {
    const sum = {
      name: 'sum',
      parameters: ['a'],
      qubits: ['w'],
      columns: [[gate('rx', [0], { angles: ['a + a + a'] })]],
    };
    const angles = [Array.from({ length: 40 }, () => 't').join('+')];
    const long: Circuit = { ...emptyCircuit(1), gates: [sum], columns: [[gate('sum', [0], { angles })]] };
    expect(parseCircuit(long)).toEqual({ circuit: long });
    expect(refusalOf(ungroup(long, { wire: 0, column: 0 }))).toBe(
      'An angle of sum would have more than 200 characters.',
    );
  });

  it('is taken apart without lines over each other when its wires stand in another order', () => {
    const pairs = { name: 'pairs', parameters: [], qubits: ['a', 'b', 'c', 'd'], columns: [[cnot(0, 1), cnot(2, 3)]] };
    const mixed: Circuit = { ...emptyCircuit(4), gates: [pairs], columns: [[gate('pairs', [0, 2, 1, 3])]] };
    expect(circuitOf(ungroup(mixed, { wire: 0, column: 0 }))?.columns).toEqual([[cnot(0, 2)], [cnot(1, 3)]]);
  });
});

describe('a definition', () => {
  const nested = circuitOf(group(grouped, all(grouped), 'outer')) ?? BELL;

  it('is a circuit that knows only the gates before it', () => {
    expect(definitionCircuit(nested, 'outer')).toEqual({
      qubits: ['q0', 'q1'],
      bits: [],
      columns: [[gate('bell', [0, 1])]],
      gates: grouped.gates,
    });
    expect(definitionCircuit(nested, 'bell')?.gates).toEqual([]);
    expect(definitionCircuit(nested, 'h')).toBeUndefined();
  });

  it('is put back, and all uses follow', () => {
    const inner = { qubits: ['a', 'b'], bits: [], gates: [], columns: [[gate('y', [1])]] };
    const changed = circuitOf(withDefinition(nested, 'bell', inner)) ?? BELL;
    expect([...expanded(changed)]).toEqual([gate('y', [1])]);
    expect(parseCircuit(changed)).toEqual({ circuit: changed });
  });

  it('may define gates of its own, which come before it', () => {
    const inner = { ...BELL, qubits: ['a', 'b'] };
    const deeper = circuitOf(group(inner, all(inner), 'deeper')) ?? BELL;
    const changed = circuitOf(withDefinition(nested, 'bell', deeper)) ?? BELL;
    expect(changed.gates.map(({ name }) => name)).toEqual(['deeper', 'bell', 'outer']);
    expect(parseCircuit(changed)).toEqual({ circuit: changed });
  });

  it('keeps its number of wires, and the names on which others rest', () => {
    const inner = definitionCircuit(nested, 'outer') ?? BELL;
    expect(refusalOf(withDefinition(nested, 'outer', { ...inner, qubits: ['a'] }))).toBe(
      'outer acts on 2 wires wherever it is used.',
    );
    expect(refusalOf(withDefinition(nested, 'outer', { ...inner, gates: [] }))).toBe(
      'Gates that others may use keep their names while one of them is edited.',
    );
    const measured = { ...inner, bits: ['c[0]'], columns: [[measurement(0, 0)]] };
    expect(refusalOf(withDefinition(nested, 'outer', measured))).toBe(
      'A gate holds only gates and barriers, without conditions.',
    );
    const clash = {
      ...BELL,
      qubits: ['a', 'b'],
      gates: [{ name: 'outer', parameters: [], qubits: ['a'], columns: [] }],
    };
    expect(refusalOf(withDefinition(nested, 'bell', clash))).toBe('There is a gate called outer already.');
    expect(refusalOf(withDefinition(nested, 'no', BELL))).toBe('There is no gate called no.');
  });

  it('gets another name everywhere', () => {
    const renamed = circuitOf(renameGate(nested, 'bell', 'pair')) ?? BELL;
    expect(renamed.gates.map(({ name }) => name)).toEqual(['pair', 'outer']);
    expect([...expanded(renamed)]).toEqual(BELL.columns.flat());
    expect(refusalOf(renameGate(nested, 'bell', 'outer'))).toBe('There is a gate called outer already.');
  });

  it('goes when nothing needs it', () => {
    expect(removeUnusedGates(nested)).toEqual(nested);
    expect(removeUnusedGates({ ...nested, columns: [[gate('bell', [0, 1])]] }).gates).toEqual(grouped.gates);
    expect(removeUnusedGates({ ...nested, columns: [] }).gates).toEqual([]);
  });
});
