import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '../circuit/circuit.ts';
import { addControl, cycleCondition, setAngle, setBit, setCondition, toggleControl } from './change.ts';
import type { Edit } from './edit.ts';
import { type Item, put } from './put.ts';
import { removeAt } from './remove.ts';

const h: Item = { kind: 'gate', gate: 'h' };
const z: Item = { kind: 'gate', gate: 'z' };
const measure: Item = { kind: 'measurement', basis: 'z' };
const three = { ...emptyCircuit(3), columns: [[gate('x', [2], { controls: controlledBy(0) })], [gate('h', [1])]] };
const withBits: Circuit = { ...three, bits: register('c', 2) };

const columnsOf = (edit: Edit) => ('circuit' in edit ? edit.circuit.columns : edit.refusal);
const refusalOf = (edit: Edit) => ('refusal' in edit ? edit.refusal : undefined);

describe('putting an item at a place', () => {
  it('fills an empty place', () => {
    expect(put(three, h, { wire: 0, column: 1 })).toEqual({
      circuit: { ...three, columns: [three.columns[0], [gate('h', [1]), gate('h', [0])]] },
    });
  });

  it('opens a column right of the last one, and before one when asked', () => {
    expect(columnsOf(put(three, h, { wire: 0, column: 9 }))).toEqual([...three.columns, [gate('h', [0])]]);
    const before = [[gate('h', [0])], ...three.columns];
    expect(columnsOf(put(three, h, { wire: 0, column: 0 }, { insert: true }))).toEqual(before);
  });

  it('replaces a gate and keeps its controls and its condition', () => {
    expect(columnsOf(put(three, z, { wire: 2, column: 0 }))).toEqual([
      [gate('z', [2], { controls: controlledBy(0) })],
      [gate('h', [1])],
    ]);
    const condition = [{ bit: 1, value: 0 as const }];
    const conditional = { ...withBits, columns: [[gate('h', [1], { condition })]] };
    expect(columnsOf(put(conditional, z, { wire: 1, column: 0 }))).toEqual([[gate('z', [1], { condition })]]);
  });

  it('takes the place of a control, which goes', () => {
    expect(columnsOf(put(three, h, { wire: 0, column: 0 }))).toEqual([
      [gate('x', [2]), gate('h', [0])],
      [gate('h', [1])],
    ]);
  });

  it('says what is in the way', () => {
    expect(refusalOf(put(three, h, { wire: 1, column: 0 }))).toBe('CNOT on q0 and q2 is in the way in column 1.');
    expect(refusalOf(put(three, { kind: 'gate', gate: 'swap' }, { wire: 0, column: 1 }))).toBe(
      'H on q1 is in the way in column 2.',
    );
  });

  it('keeps the columns where they are when one in the middle is emptied for a moment', () => {
    const idle = { ...emptyCircuit(2), columns: [[gate('h', [0])], [], [gate('x', [0])]] };
    const swapped = put(idle, { kind: 'gate', gate: 'swap' }, { wire: 0, column: 2 });
    expect(columnsOf(swapped)).toEqual([[gate('h', [0])], [], [gate('swap', [0, 1])]]);
  });

  it('takes wires from the place down, or the lowest', () => {
    const empty = emptyCircuit(3);
    const swap: Item = { kind: 'gate', gate: 'swap' };
    expect(columnsOf(put(empty, swap, { wire: 0, column: 0 }))).toEqual([[gate('swap', [0, 1])]]);
    expect(columnsOf(put(empty, swap, { wire: 2, column: 0 }))).toEqual([[gate('swap', [1, 2])]]);
    expect(columnsOf(put(empty, swap, { wire: 2, column: 0 }, { wires: [2, 0] }))).toEqual([[gate('swap', [2, 0])]]);
    expect(columnsOf(put(empty, { kind: 'gate', gate: 'qft' }, { wire: 1, column: 0 }))).toEqual([
      [gate('qft', [1, 2])],
    ]);
    expect(refusalOf(put(emptyCircuit(1), swap, { wire: 0, column: 0 }))).toBe('swap acts on 2 wires; there are 1.');
    expect(refusalOf(put(empty, swap, { wire: 0, column: 0 }, { wires: [1, 1] }))).toBe('q1 cannot be taken twice.');
  });

  it('gives a rotation an angle that shows something', () => {
    const [[u] = []] = columnsOf(
      put(emptyCircuit(1), { kind: 'gate', gate: 'u' }, { wire: 0, column: 0 }),
    ) as Circuit['columns'];
    expect(u).toEqual(gate('u', [0], { angles: ['pi/2', '0', 'pi'] }));
  });

  it('lets a barrier replace nothing', () => {
    const all = { kind: 'barrier', qubits: [0, 1, 2] };
    const barrier: Item = { kind: 'barrier' };
    expect(columnsOf(put(three, barrier, { wire: 0, column: 1 }))).toEqual([three.columns[0], [all], three.columns[1]]);
    expect(columnsOf(put(three, barrier, { wire: 0, column: 1 }, { wires: [2, 0] }))).toEqual([
      three.columns[0],
      [gate('h', [1]), { kind: 'barrier', qubits: [0, 2] }],
    ]);
  });

  it('prepares a state', () => {
    expect(columnsOf(put(emptyCircuit(1), { kind: 'preparation', state: '-' }, { wire: 0, column: 0 }))).toEqual([
      [{ kind: 'preparation', state: '-', qubit: 0, condition: [] }],
    ]);
  });
});

describe('a measurement', () => {
  it('makes its bit', () => {
    expect(put(emptyCircuit(2), measure, { wire: 1, column: 0 })).toEqual({
      circuit: { ...emptyCircuit(2), bits: ['c[0]'], columns: [[measurement(1, 0)]] },
    });
  });

  it('takes the bit with the number of its wire, else the first that is free, else a new one', () => {
    const bitOf = (columns: Circuit['columns'], wire: number) => {
      const edit = put({ ...emptyCircuit(3), bits: register('c', 2), columns }, measure, { wire, column: 2 });
      return 'circuit' in edit ? [edit.circuit.columns.at(-1)?.[0], edit.circuit.bits.length] : edit;
    };
    expect(bitOf([], 1)).toEqual([measurement(1, 1), 2]);
    expect(bitOf([], 2)).toEqual([measurement(2, 0), 2]);
    expect(bitOf([[measurement(0, 1)]], 1)).toEqual([measurement(1, 0), 2]);
    expect(bitOf([[measurement(0, 1)], [measurement(1, 0)]], 2)).toEqual([measurement(2, 2), 3]);
  });

  it('keeps its bit when the axis changes', () => {
    const measured = { ...withBits, columns: [[measurement(0, 1)]] };
    expect(columnsOf(put(measured, { kind: 'measurement', basis: 'y' }, { wire: 0, column: 0 }))).toEqual([
      [measurement(0, 1, 'y')],
    ]);
    expect(columnsOf(setBit(measured, { wire: 0, column: 0 }, 0))).toEqual([[measurement(0, 0)]]);
    expect(refusalOf(setBit(measured, { wire: 0, column: 0 }, 2))).toBe('There is no bit 2.');
  });

  it('needs the wires below for its line', () => {
    expect(refusalOf(put(three, measure, { wire: 0, column: 1 }))).toBe('H on q1 is in the way in column 2.');
  });

  it('ends with the last of the bits', () => {
    const columns = Array.from({ length: 32 }, (_, bit) => [measurement(0, bit)]);
    const full = { ...emptyCircuit(1), bits: register('c', 32), columns };
    expect(refusalOf(put(full, measure, { wire: 0, column: 32 }))).toBe('All 32 bits are taken by other measurements.');
  });
});

describe('a control', () => {
  const four: Circuit = { ...emptyCircuit(4), columns: [[gate('x', [0]), gate('h', [3])]] };

  it('belongs to the gate whose plate is nearest', () => {
    expect(columnsOf(addControl(four, { wire: 1, column: 0 }, 1))).toEqual([
      [gate('h', [3]), gate('x', [0], { controls: controlledBy(1) })],
    ]);
    expect(columnsOf(addControl(four, { wire: 2, column: 0 }, 0))).toEqual([
      [gate('x', [0]), gate('h', [3], { controls: [{ qubit: 2, on: 0 }] })],
    ]);
  });

  it('belongs to another gate where the line of the nearest finds no room', () => {
    const barrier = { kind: 'barrier', qubits: [4] } as const;
    const blocked = { ...emptyCircuit(6), columns: [[gate('x', [0]), barrier, gate('h', [5])]] };
    expect(columnsOf(addControl(blocked, { wire: 3, column: 0 }, 1))).toEqual([
      [barrier, gate('h', [5]), gate('x', [0], { controls: controlledBy(3) })],
    ]);
    const shut = { ...emptyCircuit(3), columns: [[gate('x', [0]), { kind: 'barrier', qubits: [1] } as const]] };
    expect(refusalOf(addControl(shut, { wire: 2, column: 0 }, 1))).toBe('Barrier on q1 is in the way in column 1.');
  });

  it('is turned where it stands already', () => {
    expect(columnsOf(addControl(BELL, { wire: 0, column: 1 }, 0))).toEqual([
      BELL.columns[0],
      [gate('x', [1], { controls: [{ qubit: 0, on: 0 }] })],
    ]);
    expect(columnsOf(toggleControl(BELL, { wire: 0, column: 1 }))).toEqual(
      columnsOf(addControl(BELL, { wire: 0, column: 1 }, 0)),
    );
    expect(refusalOf(addControl(BELL, { wire: 0, column: 1 }, 1))).toMatch(/^A control stands there already/);
    expect(refusalOf(toggleControl(BELL, { wire: 1, column: 1 }))).toMatch(/^No control/);
  });

  it('needs a gate, and a place of its own', () => {
    expect(refusalOf(addControl(BELL, { wire: 0, column: 2 }, 1))).toBe(
      'Column 3 has no gate for a control on qubit 0.',
    );
    expect(refusalOf(addControl(BELL, { wire: 0, column: 0 }, 1))).toBe(
      'H on q0 leaves no room for a control on qubit 0.',
    );
    const measured = { ...withBits, columns: [[measurement(1, 0)]] };
    expect(refusalOf(addControl(measured, { wire: 0, column: 0 }, 1))).toBe(
      'Column 1 has no gate for a control on qubit 0.',
    );
  });
});

describe('a condition', () => {
  const measured: Circuit = {
    ...withBits,
    columns: [[measurement(0, 0)], [measurement(1, 1)], [gate('x', [2])], [gate('h', [0]), gate('h', [1])]],
  };

  it('goes from none to 1, to 0, to none, on the bit that was measured last', () => {
    const place = { wire: 2, column: 2 };
    let circuit = measured;
    const seen = [1, 2, 3].map(() => {
      const edit = cycleCondition(circuit, place);
      if ('circuit' in edit) circuit = edit.circuit;
      return circuit.columns[2];
    });
    expect(seen).toEqual([
      [gate('x', [2], { condition: [{ bit: 1, value: 1 }] })],
      [gate('x', [2], { condition: [{ bit: 1, value: 0 }] })],
      [gate('x', [2])],
    ]);
  });

  it('needs a bit, an operation, and the wires below for its line', () => {
    expect(refusalOf(cycleCondition(BELL, { wire: 0, column: 0 }))).toBe(
      'There is no bit yet for a condition: measure a qubit first.',
    );
    expect(refusalOf(cycleCondition(measured, { wire: 2, column: 0 }))).toMatch(/^Nothing that takes a condition/);
    expect(refusalOf(cycleCondition(measured, { wire: 0, column: 3 }))).toBe('H on q1 is in the way in column 4.');
    expect(refusalOf(setCondition(measured, { wire: 2, column: 2 }, [{ bit: 7, value: 1 }]))).toBe(
      'There is no bit 7.',
    );
  });
});

describe('an angle', () => {
  const turned: Circuit = { ...emptyCircuit(1), columns: [[gate('rx', [0], { angles: ['pi/2'] })]] };
  const place = { wire: 0, column: 0 };

  it('is replaced', () => {
    expect(columnsOf(setAngle(turned, place, 0, ' -2*pi*t '))).toEqual([[gate('rx', [0], { angles: ['-2*pi*t'] })]]);
  });

  it.each([
    ['pi/', 'Character 4 of the angle: expected an angle.'],
    ['2;', 'Character 2 of the angle: ; has no meaning in an angle.'],
    ['theta', 'theta has no value in an angle.'],
    ['1/0', 'The angle is no finite number.'],
    ['1/(2*t - 1)', 'The angle is no finite number at t = 0.5.'],
    ['1'.repeat(201), 'An angle has at most 200 characters.'],
  ])('%s is refused', (text, refusal) => expect(refusalOf(setAngle(turned, place, 0, text))).toBe(refusal));

  it('belongs to a gate that has it', () => {
    expect(refusalOf(setAngle(turned, place, 1, 'pi'))).toMatch(/^No such angle/);
    expect(refusalOf(setAngle(BELL, place, 0, 'pi'))).toMatch(/^No such angle/);
  });
});

describe('removing what stands at a place', () => {
  it('takes only the control of a gate', () => {
    expect(columnsOf(removeAt(BELL, { wire: 0, column: 1 }))).toEqual([BELL.columns[0], [gate('x', [1])]]);
  });

  it('takes the whole gate with its target, and the empty columns at the end', () => {
    expect(columnsOf(removeAt(BELL, { wire: 1, column: 1 }))).toEqual([BELL.columns[0]]);
    expect(columnsOf(removeAt(BELL, { wire: 0, column: 0 }))).toEqual([[], BELL.columns[1]]);
  });

  it('says when nothing stands there', () => {
    expect(refusalOf(removeAt(three, { wire: 1, column: 0 }))).toBe(
      'Nothing to delete at qubit 1, column 1: empty, crossed by the line of CNOT on q0 and q2.',
    );
  });
});
