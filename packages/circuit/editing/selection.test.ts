import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '../circuit/circuit.ts';
import { copyPicked, paste, readClip, writeClip } from './clip.ts';
import type { Edit } from './edit.ts';
import { drag, movePicked, pick, rectangle, removePicked } from './selection.ts';

const columnsOf = (edit: Edit) => ('circuit' in edit ? edit.circuit.columns : edit.refusal);
const refusalOf = (edit: Edit) => ('refusal' in edit ? edit.refusal : undefined);
const cnot = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });
const all = (circuit: Circuit) =>
  pick(circuit, rectangle({ wire: 0, column: 0 }, { wire: 15, column: circuit.columns.length }));

const ghz: Circuit = { ...emptyCircuit(3), columns: [[gate('h', [0])], [cnot(0, 1)], [cnot(1, 2)]] };

describe('a selection', () => {
  it('holds the operations that lie in it whole, whichever corner it begins with', () => {
    const picked = pick(ghz, rectangle({ wire: 1, column: 2 }, { wire: 0, column: 0 }));
    expect(picked.map(({ column, operation }) => [column, operation])).toEqual([
      [0, gate('h', [0])],
      [1, cnot(0, 1)],
    ]);
  });

  it('is deleted; idle columns stay unless they are the last', () => {
    expect(columnsOf(removePicked(ghz, pick(ghz, rectangle({ wire: 0, column: 1 }, { wire: 2, column: 2 }))))).toEqual([
      [gate('h', [0])],
    ]);
    expect(columnsOf(removePicked(ghz, pick(ghz, rectangle({ wire: 0, column: 0 }, { wire: 1, column: 1 }))))).toEqual([
      [],
      [],
      [cnot(1, 2)],
    ]);
    expect(refusalOf(removePicked(ghz, []))).toBe('Nothing whole is selected.');
  });

  it('moves by wires and columns, over its own places too', () => {
    const narrow = { ...emptyCircuit(3), columns: BELL.columns };
    expect(columnsOf(movePicked(narrow, all(narrow), { wires: 1, columns: 1 }))).toEqual([
      [],
      [gate('h', [1])],
      [cnot(1, 2)],
    ]);
  });

  it('opens columns for itself when asked', () => {
    const picked = pick(ghz, rectangle({ wire: 0, column: 2 }, { wire: 2, column: 2 }));
    expect(columnsOf(movePicked(ghz, picked, { wires: 0, columns: -1 }, true))).toEqual([
      [gate('h', [0])],
      [cnot(1, 2)],
      [cnot(0, 1)],
    ]);
  });

  it('says why it cannot move', () => {
    expect(refusalOf(movePicked(ghz, all(ghz), { wires: -1, columns: 0 }))).toBe('There is no wire further up.');
    expect(refusalOf(movePicked(ghz, all(ghz), { wires: 1, columns: 0 }))).toBe('There is no wire further down.');
    expect(refusalOf(movePicked(ghz, all(ghz), { wires: 0, columns: -1 }))).toBe(
      'There is no column further to the left.',
    );
    const first = pick(ghz, rectangle({ wire: 0, column: 0 }, { wire: 0, column: 0 }));
    expect(refusalOf(movePicked(ghz, first, { wires: 0, columns: 1 }))).toBe(
      'CNOT on q0 and q1 is in the way in column 2.',
    );
  });
});

describe('dragging', () => {
  it('takes one wire of a gate along and leaves the others', () => {
    expect(columnsOf(drag(ghz, { wire: 1, column: 1 }, { wire: 2, column: 1 }))).toEqual([
      [gate('h', [0])],
      [cnot(0, 2)],
      [cnot(1, 2)],
    ]);
  });

  it('exchanges control and target', () => {
    expect(columnsOf(drag(BELL, { wire: 0, column: 1 }, { wire: 1, column: 1 }))).toEqual([
      BELL.columns[0],
      [cnot(1, 0)],
    ]);
  });

  it('moves a block whole', () => {
    const block: Circuit = { ...emptyCircuit(4), columns: [[gate('qft', [0, 1, 2])]] };
    expect(columnsOf(drag(block, { wire: 1, column: 0 }, { wire: 2, column: 0 }))).toEqual([[gate('qft', [1, 2, 3])]]);
    expect(refusalOf(drag(block, { wire: 1, column: 0 }, { wire: 0, column: 0 }))).toBe('There is no wire further up.');
  });

  it('appends right of the last column, however far', () => {
    expect(columnsOf(drag(BELL, { wire: 0, column: 0 }, { wire: 1, column: 7 }))).toEqual([
      [],
      BELL.columns[1],
      [gate('h', [1])],
    ]);
  });

  it('between columns opens one', () => {
    expect(columnsOf(drag(BELL, { wire: 0, column: 0 }, { wire: 0, column: 2 }, true))).toEqual([
      [],
      BELL.columns[1],
      [gate('h', [0])],
    ]);
  });

  it('needs something to take, and a wire to go to', () => {
    expect(refusalOf(drag(BELL, { wire: 1, column: 0 }, { wire: 0, column: 0 }))).toBe(
      'Nothing to move at qubit 1, column 1: empty.',
    );
    expect(refusalOf(drag(BELL, { wire: 0, column: 0 }, { wire: 2, column: 0 }))).toBe(
      'There is no wire further down.',
    );
    expect(refusalOf(drag(BELL, { wire: 0, column: 0 }, { wire: -1, column: 0 }))).toBe('There is no wire further up.');
  });
});

describe('a copy', () => {
  const flip = { name: 'flip', parameters: [], qubits: ['q0'], columns: [[gate('x', [0])]] };
  const twice = { name: 'twice', parameters: [], qubits: ['q0'], columns: [[gate('flip', [0])], [gate('flip', [0])]] };
  const unused = { ...flip, name: 'unused' };
  const own: Circuit = {
    ...emptyCircuit(3),
    bits: register('c', 2),
    gates: [flip, unused, twice],
    columns: [[gate('twice', [1])], [measurement(2, 1)]],
  };

  it('is a circuit by itself, with the gates that it needs', () => {
    expect(copyPicked(own, all(own))).toEqual({
      qubits: ['q[0]', 'q[1]'],
      bits: ['c[0]', 'c[1]'],
      gates: [flip, twice],
      columns: [[gate('twice', [0])], [measurement(1, 1)]],
    });
    expect(copyPicked(own, [])).toBeUndefined();
  });

  it('comes back from its text', () => {
    const clip = copyPicked(own, all(own));
    expect(clip && readClip(writeClip(clip))).toEqual({ circuit: clip });
  });

  it('is not read from any other text', () => {
    const text = writeClip(BELL);
    expect(readClip('OPENQASM 3.0;')).toBeUndefined();
    expect(readClip('{"format":"something else"}')).toBeUndefined();
    expect(readClip(text.slice(0, -3))).toEqual({ fault: 'What was copied has been cut short.' });
    expect(readClip(text.replace('"h"', '"foo"'))).toEqual({ fault: 'Column 1: no gate is called foo.' });
  });

  it('is pasted where there is room', () => {
    const room = { ...emptyCircuit(3), columns: [[gate('z', [0])], [gate('z', [0])]] };
    expect(columnsOf(paste(room, BELL, { wire: 1, column: 0 }))).toEqual([
      [gate('z', [0]), gate('h', [1])],
      [gate('z', [0]), cnot(1, 2)],
    ]);
  });

  it('is pasted into columns of its own where there is none', () => {
    expect(columnsOf(paste(BELL, BELL, { wire: 0, column: 1 }))).toEqual([
      BELL.columns[0],
      ...BELL.columns,
      BELL.columns[1],
    ]);
  });

  it('brings bits and gates, the same gate once, another of its name under a new one', () => {
    const clip = copyPicked(own, all(own)) ?? BELL;
    const other = { ...flip, columns: [[gate('y', [0])]] };
    expect(paste(emptyCircuit(2), clip, { wire: 0, column: 0 })).toMatchObject({
      circuit: { bits: ['c[0]', 'c[1]'], gates: [flip, twice] },
    });
    expect(paste(own, clip, { wire: 0, column: 0 })).toMatchObject({ circuit: { gates: own.gates } });
    const clash = paste({ ...emptyCircuit(2), gates: [other, twice] }, clip, { wire: 0, column: 0 });
    expect(clash).toMatchObject({
      circuit: {
        gates: [
          other,
          twice,
          { ...flip, name: 'flip2' },
          { ...twice, name: 'twice2', columns: [[gate('flip2', [0])], [gate('flip2', [0])]] },
        ],
        columns: [[gate('twice2', [0])], [measurement(1, 1)]],
      },
    });
  });

  it('needs its wires', () => {
    expect(refusalOf(paste(BELL, ghz, { wire: 1, column: 0 }))).toBe(
      'What was copied needs 3 wires: 2 more than there are here.',
    );
  });
});
