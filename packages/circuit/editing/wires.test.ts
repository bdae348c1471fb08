import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '../circuit/circuit.ts';
import { type Edit, insertColumn, removeColumn } from './edit.ts';
import { freeName } from './wire-names.ts';
import { addBit, insertWire, moveWire, removeBit, removeWire, renameBit, renameWire } from './wires.ts';

const circuitOf = (edit: Edit) => ('circuit' in edit ? edit.circuit : undefined);
const refusalOf = (edit: Edit) => ('refusal' in edit ? edit.refusal : undefined);
const cnot = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });

describe('wires', () => {
  it('come in anywhere and are counted anew', () => {
    const inside = { ...BELL, qubits: register('q', 3), columns: [[gate('h', [0])], [cnot(0, 2)]] };
    expect(circuitOf(insertWire(BELL, 1))).toEqual(inside);
    expect(circuitOf(insertWire(BELL, 0))?.columns).toEqual([[gate('h', [1])], [cnot(1, 2)]]);
    expect(circuitOf(insertWire(BELL, 2))).toEqual({ ...BELL, qubits: register('q', 3) });
  });

  it('join the register of the wire above', () => {
    const named = { ...emptyCircuit(3), qubits: ['a[0]', 'alice', 'b[0]'] };
    expect(circuitOf(insertWire(named, 1))?.qubits).toEqual(['a[0]', 'a[1]', 'alice', 'b[0]']);
    expect(circuitOf(insertWire(named, 3))?.qubits).toEqual(['a[0]', 'alice', 'b[0]', 'b[1]']);
    expect(circuitOf(insertWire({ ...BELL, qubits: ['alice', 'bob'] }, 2))?.qubits).toEqual(['alice', 'bob', 'q[0]']);
    expect(circuitOf(insertWire({ ...BELL, qubits: ['q', 'bob'] }, 2))?.qubits).toEqual(['q', 'bob', 'q2[0]']);
  });

  it('are at most sixteen and at least one', () => {
    expect(refusalOf(insertWire(emptyCircuit(16), 0))).toBe('The lab has room for 16 qubits.');
    expect(refusalOf(removeWire(emptyCircuit(1), 0))).toBe('A circuit has at least one qubit.');
  });

  it('go with what needs them, which is said', () => {
    expect(removeWire(BELL, 0)).toEqual({
      circuit: { ...emptyCircuit(1), columns: [] },
      said: 'Removed q0 with 2 operations that needed it.',
    });
    expect(removeWire({ ...emptyCircuit(3), columns: [[gate('h', [2])]] }, 1)).toEqual({
      circuit: { ...emptyCircuit(2), columns: [[gate('h', [1])]] },
      said: 'Removed q1.',
    });
  });

  it('leave a barrier on the others', () => {
    const barrier: Circuit = { ...emptyCircuit(3), columns: [[{ kind: 'barrier', qubits: [0, 2] }], [gate('h', [2])]] };
    expect(circuitOf(removeWire(barrier, 0))?.columns).toEqual([[{ kind: 'barrier', qubits: [1] }], [gate('h', [1])]]);
  });

  it('move with what stands on them', () => {
    const three: Circuit = { ...emptyCircuit(3), columns: [[gate('h', [0])], [cnot(0, 1)]] };
    expect(circuitOf(moveWire(three, 0, 2))).toEqual({ ...three, columns: [[gate('h', [2])], [cnot(2, 0)]] });
    expect(circuitOf(moveWire({ ...three, qubits: ['q[0]', 'alice', 'q[1]'] }, 1, 0))?.qubits).toEqual([
      'alice',
      'q[0]',
      'q[1]',
    ]);
    expect(refusalOf(moveWire(three, 0, -1))).toBe('There is no wire above q0.');
    expect(refusalOf(moveWire(three, 2, 3))).toBe('There is no wire below q2.');
  });

  it('move apart what would overlap', () => {
    const beside: Circuit = { ...emptyCircuit(3), columns: [[gate('h', [0]), cnot(1, 2)], [gate('x', [0])]] };
    expect(circuitOf(moveWire(beside, 0, 1))?.columns).toEqual([[gate('h', [1])], [cnot(0, 2)], [gate('x', [1])]]);
  });

  it('get names of their own', () => {
    const three = emptyCircuit(3);
    expect(circuitOf(renameWire(three, 1, 'alice'))?.qubits).toEqual(['q[0]', 'alice', 'q[1]']);
    expect(refusalOf(renameWire(three, 1, 'q'))).toBe('q is the name of other qubits or bits.');
    expect(refusalOf(renameWire({ ...three, bits: ['c[0]'] }, 1, 'c'))).toBe('c is the name of other qubits or bits.');
    expect(refusalOf(renameWire(three, 1, 'measure'))).toBe('measure has a meaning of its own in OpenQASM.');
    expect(refusalOf(renameWire(three, 1, 'x'))).toBe('x is the name of a standard gate.');
    expect(refusalOf(renameWire(three, 1, 'a b'))).toBe(
      'A name begins with a letter and holds only letters, digits and _.',
    );
    expect(refusalOf(renameWire(three, 1, ''))).toBe('A name has at least one letter.');
    const own = { ...three, gates: [{ name: 'bell', parameters: [], qubits: ['a'], columns: [] }] };
    expect(refusalOf(renameWire(own, 1, 'bell'))).toBe('bell is the name of a gate.');
  });
});

describe('bits', () => {
  const measured: Circuit = {
    ...emptyCircuit(2),
    bits: register('c', 2),
    columns: [[measurement(0, 0)], [measurement(1, 1)], [gate('x', [0], { condition: [{ bit: 1, value: 1 }] })]],
  };

  it('are added and removed with what needs them', () => {
    expect(circuitOf(addBit(measured))?.bits).toEqual(register('c', 3));
    expect(circuitOf(addBit({ ...BELL, bits: ['flag'] }))?.bits).toEqual(['flag', 'c[0]']);
    expect(refusalOf(addBit({ ...BELL, bits: register('c', 32) }))).toBe('The lab has room for 32 bits.');
    expect(removeBit(measured, 0)).toEqual({
      circuit: {
        ...measured,
        bits: ['c[0]'],
        columns: [[], [measurement(1, 0)], [gate('x', [0], { condition: [{ bit: 0, value: 1 }] })]],
      },
      said: 'Removed c0 with 1 operation that needed it.',
    });
    expect(circuitOf(removeBit(measured, 1))?.columns).toEqual([[measurement(0, 0)]]);
    expect(refusalOf(removeBit(measured, 2))).toBe('There is no bit 2.');
  });

  it('get names of their own', () => {
    expect(circuitOf(renameBit(measured, 0, 'flag'))?.bits).toEqual(['flag', 'c[0]']);
    expect(refusalOf(renameBit(measured, 0, 'q'))).toBe('q is the name of other qubits or bits.');
  });
});

it('a name that is taken gets a number, and grows no longer than a name may', () => {
  expect(freeName('a', ['b'])).toBe('a');
  expect(freeName('a', ['a', 'a2'])).toBe('a3');
  expect(freeName('a'.repeat(40), ['a'.repeat(40)])).toBe(`${'a'.repeat(39)}2`);
});

it('columns come and go', () => {
  expect(insertColumn(BELL, 1).columns).toEqual([BELL.columns[0], [], BELL.columns[1]]);
  expect(removeColumn(BELL, 0).columns).toEqual([BELL.columns[1]]);
});
