import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, emptyCircuit, gate, lineCount, measurement } from '../circuit/circuit.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { closeUp } from '../circuit/span.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { drawnCircuit } from '../testing/random-circuit.ts';
import { insertColumn, removeColumn } from './edit.ts';
import { editLab, type LabAction } from './edit-lab.ts';
import { followCut } from './follow-cut.ts';
import { documentOf, type LabState, labState, parametersOf, pickedOf, selectionOf } from './lab-state.ts';
import { insertWire, removeWire } from './wires.ts';

const play = (state: LabState, ...actions: LabAction[]) => actions.reduce(editLab, state);
const empty = labState({ title: '', circuit: emptyCircuit(2) });
const bell = labState();
const h: LabAction = { type: 'put', item: { kind: 'gate', gate: 'h' } };
const x: LabAction = { type: 'put', item: { kind: 'gate', gate: 'x' } };
const control: LabAction = { type: 'put', item: { kind: 'control', on: 1 } };
const focus = (wire: number, column: number): LabAction => ({ type: 'focus', place: { wire, column } });
const undo: LabAction = { type: 'undo' };
const redo: LabAction = { type: 'redo' };
const steps = ({ past }: LabState): number => {
  let count = 0;
  for (let each = past; each; each = each.before) count += 1;
  return count;
};

describe('undo and redo', () => {
  it('go back and forth without limit', () => {
    let state = empty;
    for (let turn = 0; turn < 300; turn++) state = play(state, focus(turn % 2, turn), h);
    const built = state;
    expect(steps(state)).toBe(300);
    for (let turn = 0; turn < 300; turn++) state = play(state, undo);
    expect(state.circuit).toEqual(empty.circuit);
    expect(play(state, undo).said).toEqual({ text: 'There is nothing to undo.', isRefusal: true });
    for (let turn = 0; turn < 300; turn++) state = play(state, redo);
    expect(state.circuit).toEqual(built.circuit);
    expect(play(state, redo).said).toEqual({ text: 'There is nothing to redo.', isRefusal: true });
  });

  it('take an angle that is being typed or dragged as one step, until it settles', () => {
    const angle = (text: string): LabAction => ({ type: 'angle', index: 0, text });
    const turned = play(empty, { type: 'put', item: { kind: 'gate', gate: 'rx' } });
    const dragged = play(turned, angle('0.1'), angle('0.2'), angle('0.3'));
    expect(steps(dragged)).toBe(2);
    expect(play(dragged, undo).circuit).toEqual(turned.circuit);
    expect(steps(play(dragged, { type: 'settle' }, angle('0.4')))).toBe(3);
    expect(steps(play(dragged, angle('oh'), angle('0.4')))).toBe(2);
    expect(play(dragged, angle('oh')).circuit).toBe(dragged.circuit);
  });

  it('take typing in the text as one step', () => {
    const typed = play(empty, { type: 'rewrite', circuit: BELL }, { type: 'rewrite', circuit: emptyCircuit(3) });
    expect(steps(typed)).toBe(1);
    expect(play(typed, undo).circuit).toEqual(empty.circuit);
  });

  it('R32.4 read another text at its end', () => {
    const columns = (...gates: string[]) => ({ ...emptyCircuit(1), columns: gates.map((name) => [gate(name, [0])]) });
    const read = play(labState({ title: '', circuit: columns('h', 'x', 'h', 's') }), { type: 'step', cut: 2 });
    const cutAfter = (...gates: string[]) => play(read, { type: 'rewrite', circuit: columns(...gates) }).cut;
    expect(cutAfter('y', 'z', 'y', 't')).toBe(4);
    expect(cutAfter('y', 'z', 'y', 't', 'z', 'y')).toBe(6);
    expect(cutAfter('y')).toBe(1);
    // Where a line is left, it is the same text.
    expect(cutAfter('h', 'z', 'y', 't')).toBe(2);
    expect(cutAfter('y', 'z', 'x', 't')).toBe(2);
  });

  it('bring back the circuit and the title that another one replaced', () => {
    const opened = play(empty, { type: 'open', document: { title: 'Bell', circuit: BELL } });
    expect(opened).toMatchObject({ title: 'Bell', circuit: BELL, cut: 2, focus: { wire: 0, column: 0 } });
    expect(play(opened, undo)).toMatchObject({ title: '', circuit: empty.circuit });
    expect(play(bell, { type: 'entitle', title: 'A' }, { type: 'entitle', title: 'AB' }, undo).title).toBe('');
  });

  it('keep documents apart, and lead back to each', () => {
    const second = play(bell, { type: 'open', document: { title: 'B', circuit: BELL, noise: 'noisy' }, id: 'second' });
    expect(second).toMatchObject({ id: 'second', noise: 'noisy' });
    expect(play(second, undo)).toMatchObject({ id: '', noise: undefined });
    expect(play(second, undo, { type: 'redo' })).toMatchObject({ id: 'second', noise: 'noisy' });
    // Another circuit in the same document.
    expect(play(second, { type: 'open', document: { title: 'C', circuit: empty.circuit } })).toMatchObject({
      id: 'second',
      noise: 'noisy',
    });
  });

  it('are there to undo only where something was done before a document came', () => {
    const start = { type: 'start', document: { title: 'A', circuit: empty.circuit }, id: '1' } as const;
    expect(play(bell, start).past).toBeUndefined();
    expect(play(bell, h, start, undo).circuit).toEqual(play(bell, h).circuit);
  });

  it('take noise as one step', () => {
    const noisy = play(bell, { type: 'noise', noise: 'a' }, { type: 'noise', noise: 'b' });
    expect(documentOf(noisy).noise).toBe('b');
    expect(steps(noisy)).toBe(1);
    expect(documentOf(play(noisy, undo))).toEqual(documentOf(bell));
  });

  it('R32.7 of a lesson stay in it, and leaving it brings back one’s own work with its history', () => {
    const own = play(bell, h, x);
    const learn = { type: 'learn', document: { title: 'Puzzle', circuit: empty.circuit }, id: 'puzzle' } as const;
    const learning = play(own, learn, h, undo, undo, undo);
    expect(learning).toMatchObject({ id: 'puzzle', circuit: empty.circuit, past: undefined });
    for (const left of [
      play(learning, { type: 'leave' }),
      play(learning, h, { ...learn, id: 'next puzzle' }, h, { type: 'leave' }),
      play(learning, { type: 'start', document: { title: '', circuit: BELL }, id: '2' }, undo),
    ]) {
      expect(documentOf(left)).toEqual(documentOf(own));
      expect(left.id).toBe(own.id);
      expect(left.own).toBeUndefined();
      expect(steps(left)).toBe(steps(own));
    }
    expect(play(own, { type: 'leave' })).toBe(own);
  });

  it('of a lesson without a circuit go on with the one that is shown', () => {
    const tour = play(bell, h, { type: 'learn', id: 'tour' });
    expect(tour).toMatchObject({ id: 'tour', circuit: play(bell, h).circuit });
    expect(play(tour, x, { type: 'learn', id: 'tour' }).circuit).toEqual(play(tour, x).circuit);
  });

  it('take titles that can be kept', () => {
    expect(play(bell, { type: 'entitle', title: 'a\u202eb\u2066c' }).title).toBe('abc');
    expect(play(bell, { type: 'entitle', title: 'a\tb' }).title).toBe('a b');
    expect(play(bell, { type: 'entitle', title: 'x'.repeat(200) }).title).toHaveLength(120);
  });

  it('forget what was undone once something else is done', () => {
    expect(play(bell, h, undo, x).future).toBeUndefined();
  });

  it('know nothing of what was refused or only looked at', () => {
    const looked = play(bell, focus(1, 1), { type: 'step', cut: 1 }, { type: 'select-all' }, { type: 'copy' });
    expect(steps(looked)).toBe(0);
    expect(steps(play(bell, focus(1, 0), { type: 'remove' }))).toBe(0);
  });
});

describe('building', () => {
  it('makes a Bell pair from its letters, control first or target first', () => {
    expect(play(empty, h, focus(0, 1), control, focus(1, 1), x).circuit).toEqual(BELL);
    expect(play(empty, h, focus(1, 1), x, focus(0, 1), control).circuit).toEqual(BELL);
  });

  it('lets several controls wait for their gate', () => {
    const waiting = play(labState({ title: '', circuit: emptyCircuit(3) }), control, focus(1, 0), {
      type: 'put',
      item: { kind: 'control', on: 0 },
    });
    expect(waiting.pending).toEqual({
      kind: 'controls',
      column: 0,
      controls: [
        { qubit: 0, on: 1 },
        { qubit: 1, on: 0 },
      ],
    });
    expect(waiting.said?.text).toBe('Now the gate that qubit 1 controls, in column 1.');
    expect(play(waiting, focus(2, 0), x).circuit.columns).toEqual([
      [
        gate('x', [2], {
          controls: [
            { qubit: 0, on: 1 },
            { qubit: 1, on: 0 },
          ],
        }),
      ],
    ]);
    expect(play(waiting, { type: 'cancel' }).pending).toBeUndefined();
    // Right of the last column all places are one.
    expect(play(waiting, focus(2, 7), x).circuit).toEqual(play(waiting, focus(2, 0), x).circuit);
    expect(play(bell, focus(0, 2), control, focus(1, 0), x).circuit.columns[0]).toEqual([
      gate('h', [0]),
      gate('x', [1]),
    ]);
  });

  it('joins two wires by a swap', () => {
    const swap: LabAction = { type: 'begin', item: { kind: 'gate', gate: 'swap' } };
    const three = labState({ title: '', circuit: emptyCircuit(3) });
    const begun = play(three, swap);
    expect(begun.said?.text).toBe('Now the other wire of swap, with qubit 0.');
    expect(play(begun, { type: 'complete' }).said).toEqual({ text: 'Choose another wire.', isRefusal: true });
    const done = play(begun, focus(2, 5), { type: 'complete' });
    expect(done.circuit.columns).toEqual([[gate('swap', [0, 2])]]);
    expect(done).toMatchObject({ focus: { wire: 2, column: 0 }, pending: undefined });
  });

  it('says why something cannot be, and changes nothing', () => {
    const refused = play(bell, focus(0, 1), { type: 'put', item: { kind: 'condition' } });
    expect(refused.circuit).toBe(BELL);
    expect(refused.said).toEqual({
      text: 'There is no bit yet for a condition: measure a qubit first.',
      isRefusal: true,
    });
  });

  it('stops at the limits', () => {
    const columns = Array.from({ length: 10_000 }, () => [gate('x', [0])]);
    const full = labState({ title: '', circuit: { ...emptyCircuit(1), columns } });
    expect(play(full, focus(0, 10_000), h).said?.text).toBe('The circuit has more than 10,000 operations.');
    const wide = labState({ title: '', circuit: emptyCircuit(16) });
    expect(play(wide, { type: 'edit', edit: (circuit) => insertWire(circuit, 0) }).said?.text).toBe(
      'The lab has room for 16 qubits.',
    );
  });
});

describe('focus and cut', () => {
  it('keeps reading at the end while columns are added there', () => {
    expect(play(bell, focus(0, 2), h).cut).toBe(3);
  });

  it.each([
    ['before it', 1, (circuit: Circuit) => insertColumn(circuit, 0), 2],
    ['after it', 1, (circuit: Circuit) => insertColumn(circuit, 2), 1],
    ['removed before it', 2, (circuit: Circuit) => removeColumn(circuit, 0), 1],
    ['removed after it', 1, (circuit: Circuit) => removeColumn(circuit, 2), 1],
    ['of the same number', 1, (circuit: Circuit) => ({ ...circuit, columns: circuit.columns.toReversed() }), 1],
    ['all gone', 2, (circuit: Circuit) => ({ ...circuit, columns: [] }), 0],
    ['that were read again from text', 2, (circuit: Circuit) => insertColumn(structuredClone(circuit), 1), 3],
  ])('follows columns %s', (_, cut, edit, expected) => {
    const circuit = { ...BELL, columns: [...BELL.columns, [gate('z', [1])]] };
    expect(followCut(circuit, edit(circuit), cut)).toBe(expected);
  });

  it('R32.9 looks at classical bits, where nothing is put, selected or moved', () => {
    const circuit = { ...BELL, bits: ['c[0]'], columns: [...BELL.columns, [measurement(0, 0)]] };
    const measured = play(labState({ title: '', circuit }), focus(2, 2));
    const swap: LabAction = { type: 'begin', item: { kind: 'gate', gate: 'swap' } };
    const said = { text: 'c0 is a classical bit: gates stand on qubits.', isRefusal: true };
    for (const action of [h, control, swap, { type: 'paste', clip: BELL } as const]) {
      expect(play(measured, action)).toEqual({ ...measured, said });
    }
    const begun = play(measured, focus(0, 3), swap);
    expect(play(begun, { type: 'complete', place: { wire: 2, column: 3 } }).circuit).toBe(circuit);
    for (const type of ['remove', 'cut', 'copy', 'duplicate'] as const) {
      expect(play(measured, { type })).toMatchObject({ circuit, said: { isRefusal: true } });
    }
    expect(play(measured, { type: 'move', wires: -1, columns: 0 }).circuit).toBe(circuit);
    expect(play(measured, { type: 'drag', from: { wire: 0, column: 2 }, to: { wire: 2, column: 3 } }).circuit).toBe(
      circuit,
    );
    const selected = play(measured, { type: 'select', from: { wire: 2, column: 3 }, to: { wire: 1, column: 0 } });
    expect(selectionOf(selected)).toEqual({ first: { wire: 1, column: 0 }, last: { wire: 1, column: 3 } });
  });

  it('stays on a bit, and on a wire where the last wire goes', () => {
    const circuit = { ...emptyCircuit(3), bits: ['c[0]'] };
    const removed: LabAction = { type: 'edit', edit: (before) => removeWire(before, 2) };
    expect(play(labState({ title: '', circuit }), focus(3, 0), removed).focus.wire).toBe(2);
    expect(play(labState({ title: '', circuit }), focus(2, 0), removed).focus.wire).toBe(1);
  });

  it('stays within the circuit', () => {
    const two = play(bell, focus(1, 1), { type: 'edit', edit: (circuit) => removeWire(circuit, 1) });
    expect(two.focus).toEqual({ wire: 0, column: 1 });
    expect(play(bell, { type: 'step', cut: 9 }).cut).toBe(2);
    expect(play(bell, { type: 'step', cut: -1 }).cut).toBe(0);
  });
});

describe('the selection', () => {
  const select: LabAction = { type: 'select', from: { wire: 0, column: 0 }, to: { wire: 1, column: 1 } };

  it('is copied, cut, pasted, duplicated and deleted', () => {
    const selected = play(bell, select);
    expect(pickedOf(selected)).toHaveLength(2);
    const copied = play(selected, { type: 'copy' });
    expect(copied.said?.text).toBe('Copied 2 operations.');
    const pasted = play(copied, focus(0, 2), { type: 'paste' });
    expect(pasted.circuit.columns).toEqual([...BELL.columns, ...BELL.columns]);
    expect(pickedOf(pasted)).toHaveLength(2);
    expect(play(selected, { type: 'duplicate' }).circuit).toEqual(pasted.circuit);
    const cut = play(selected, { type: 'cut' });
    expect(cut.circuit).toEqual(emptyCircuit(2));
    expect(steps(cut)).toBe(1);
    expect(play(cut, { type: 'paste', place: { wire: 0, column: 0 } }).circuit).toEqual(BELL);
    expect(play(selected, { type: 'remove' }).circuit).toEqual(emptyCircuit(2));
    expect(play(bell, { type: 'paste' }).said?.text).toBe('Nothing has been copied yet.');
  });

  it('moves and stays selected', () => {
    const moved = play(bell, select, { type: 'move', wires: 0, columns: 1 });
    expect(moved.circuit.columns).toEqual([[], ...BELL.columns]);
    expect(pickedOf(moved)).toHaveLength(2);
  });

  it('may be of one place, which the focus then follows', () => {
    const moved = play(bell, { type: 'move', wires: 1, columns: 0 });
    expect(moved.circuit.columns[0]).toEqual([gate('h', [1])]);
    expect(moved.focus).toEqual({ wire: 1, column: 0 });
  });

  it('ends with Esc', () => expect(play(bell, select, { type: 'cancel' }).anchor).toBeUndefined());
});

describe('an open definition', () => {
  const grouped = play(bell, { type: 'select-all' }, { type: 'group', name: 'bell' });
  const open = play(grouped, { type: 'open-definition', gate: 'bell' });

  it('is edited as a circuit, and all uses follow', () => {
    expect(grouped.circuit.columns).toEqual([[gate('bell', [0, 1])]]);
    expect(open.circuit.columns).toEqual(BELL.columns);
    const edited = play(open, focus(0, 0), { type: 'put', item: { kind: 'gate', gate: 'y' } });
    const whole = documentOf(edited).circuit;
    expect(whole.gates[0]?.columns[0]).toEqual([gate('y', [0])]);
    const closed = play(edited, { type: 'cancel' });
    expect(closed).toMatchObject({ circuit: whole, within: [], focus: grouped.focus });
    expect(play(closed, undo)).toMatchObject({ circuit: open.circuit, within: [{ gate: 'bell' }] });
  });

  it('takes only what a gate may hold', () => {
    const refusals = [
      play(open, focus(0, 2), { type: 'put', item: { kind: 'measurement', basis: 'z' } }),
      play(open, { type: 'edit', edit: (circuit) => insertWire(circuit, 0) }),
      play(open, { type: 'select-all' }, { type: 'group', name: 'bell' }),
    ];
    expect(refusals.map(({ said }) => said?.text)).toEqual([
      'A gate holds only gates and barriers, without conditions.',
      'bell acts on 2 wires wherever it is used.',
      'There is a gate called bell already.',
    ]);
  });

  it('knows its parameters and not the swept symbol', () => {
    const turn = { name: 'turn', parameters: ['a'], qubits: ['w'], columns: [[gate('rx', [0], { angles: ['a'] })]] };
    const circuit = { ...emptyCircuit(1), gates: [turn], columns: [[gate('turn', [0], { angles: ['pi'] })]] };
    const inside = play(labState({ title: '', circuit }), { type: 'open-definition', gate: 'turn' });
    expect(parametersOf(inside)).toEqual(['a']);
    expect(play(inside, { type: 'angle', index: 0, text: 't' }).said?.text).toBe('t has no value in an angle.');
    expect(play(inside, { type: 'angle', index: 0, text: '2*a' }).circuit.columns[0]).toEqual([
      gate('rx', [0], { angles: ['2*a'] }),
    ]);
    // It divides by the zero that a use would hand in.
    const zero = play(
      labState({ title: '', circuit: { ...circuit, columns: [[gate('turn', [0], { angles: ['0'] })]] } }),
      {
        type: 'open-definition',
        gate: 'turn',
      },
    );
    expect(play(zero, { type: 'angle', index: 0, text: '1/a' }).said?.text).toBe(
      'In the gate turn: The angle is no finite number.',
    );
  });

  it('is left when the text is written anew', () => {
    expect(play(open, { type: 'rewrite', circuit: BELL })).toMatchObject({ circuit: BELL, within: [] });
  });
});

it('no run of actions makes a circuit that cannot be read, or one that cannot be undone', () => {
  const letters = ['h', 'x', 'rx', 'u', 'swap', 'rzz', 'qft', 'gphase', 'own0', 'own1'];
  for (let seed = 1; seed <= 12; seed++) {
    const random = seededRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const pickOne = <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice;
    const first = labState({ title: '', circuit: drawnCircuit(seed, 4, 12) });
    let state = first;
    let names = 0;
    const action = (): LabAction => {
      const place = { wire: below(lineCount(state.circuit)), column: below(state.circuit.columns.length + 2) };
      const edits = [
        (circuit: Circuit) => insertWire(circuit, place.wire),
        (circuit: Circuit) => removeWire(circuit, place.wire),
        (circuit: Circuit) => ({ circuit: closeUp(circuit) }),
        (circuit: Circuit) => ({ circuit: insertColumn(circuit, place.column) }),
      ];
      return pickOne<() => LabAction>([
        () => ({ type: 'put', item: { kind: 'gate', gate: pickOne(letters) }, place, insert: random() < 0.2 }),
        () => ({ type: 'put', item: { kind: 'gate', gate: pickOne(letters) }, place }),
        () => ({ type: 'put', item: { kind: 'measurement', basis: 'x' }, place }),
        () => ({ type: 'put', item: { kind: 'preparation', state: '+' }, place }),
        () => ({ type: 'put', item: { kind: 'control', on: below(2) as 0 | 1 }, place }),
        () => ({ type: 'put', item: { kind: 'condition' }, place }),
        () => ({ type: 'put', item: { kind: 'barrier' }, place }),
        () => ({ type: 'begin', item: { kind: 'gate', gate: 'iswap' }, place }),
        () => ({ type: 'complete', place }),
        () => ({ type: 'drag', from: state.focus, to: place, insert: random() < 0.3 }),
        () => ({ type: 'move', wires: below(3) - 1, columns: below(3) - 1 }),
        () => ({ type: 'select', from: state.focus, to: place }),
        () => focus(place.wire, place.column),
        () => ({ type: pickOne(['copy', 'cut', 'duplicate', 'remove', 'undo', 'redo', 'cancel']) }),
        () => ({ type: 'paste', place }),
        () => ({ type: 'angle', index: 0, text: pickOne(['pi/3', 't', '1/0', '2*']), place }),
        () => ({ type: 'edit', edit: pickOne(edits) }),
        () => ({ type: 'group', name: `own${names++}` }),
        () => ({ type: 'open-definition', gate: pickOne(letters) }),
      ])();
    };
    for (let turn = 0; turn < 250; turn++) {
      state = editLab(state, action());
      const whole = documentOf(state).circuit;
      expect(parseCircuit(whole)).toEqual({ circuit: whole });
      expect(state.cut).toBeLessThanOrEqual(state.circuit.columns.length);
    }
    const last = documentOf(state);
    const count = steps(state);
    for (let turn = 0; turn < count; turn++) state = editLab(state, undo);
    expect(documentOf(state)).toEqual(documentOf(first));
    for (let turn = 0; turn < count; turn++) state = editLab(state, redo);
    expect(documentOf(state)).toEqual(last);
  }
});

it('a control that waits is none of its gate’s wires', () => {
  const waiting = play(empty, control);
  expect(
    play(waiting, { type: 'put', item: { kind: 'gate', gate: 'swap' }, place: { wire: 1, column: 0 } }).said?.text,
  ).toBe('q0 cannot be taken twice.');
  expect(play(waiting, x).circuit.columns).toEqual([[gate('x', [0])]]);
});
