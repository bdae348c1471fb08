import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement } from '../circuit/circuit.ts';
import { editLab } from './edit-lab.ts';
import { type KeyPress, keyAction } from './keys.ts';
import { type LabState, labState } from './lab-state.ts';

const bell = labState();
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ key, ...more });
const shift = { shiftKey: true };
const control = { ctrlKey: true };
const alt = { altKey: true };
const gateItem = (name: string) => ({ type: 'put', item: { kind: 'gate', gate: name } });

describe('keys', () => {
  it.each([
    ['h', {}, gateItem('h')],
    ['H', shift, gateItem('h')],
    ['x', {}, gateItem('x')],
    ['n', {}, gateItem('x')],
    ['y', {}, gateItem('y')],
    ['z', {}, gateItem('z')],
    ['s', {}, gateItem('s')],
    ['S', shift, gateItem('sdg')],
    ['t', {}, gateItem('t')],
    ['T', shift, gateItem('tdg')],
    ['v', {}, gateItem('sx')],
    ['V', shift, gateItem('sxdg')],
    ['p', {}, gateItem('p')],
    ['r', {}, gateItem('rx')],
    ['u', {}, gateItem('u')],
    ['q', {}, gateItem('qft')],
    ['Q', shift, gateItem('qftdg')],
    ['0', {}, { type: 'put', item: { kind: 'preparation', state: '0' } }],
    ['1', {}, { type: 'put', item: { kind: 'preparation', state: '1' } }],
    ['+', shift, { type: 'put', item: { kind: 'preparation', state: '+' } }],
    ['-', {}, { type: 'put', item: { kind: 'preparation', state: '-' } }],
    ['c', {}, { type: 'put', item: { kind: 'control', on: 1 } }],
    ['o', {}, { type: 'put', item: { kind: 'control', on: 0 } }],
    ['=', {}, { type: 'put', item: { kind: 'condition' } }],
    ['m', {}, { type: 'put', item: { kind: 'measurement', basis: 'z' } }],
    ['b', {}, { type: 'put', item: { kind: 'barrier' } }],
    ['w', {}, { type: 'begin', item: { kind: 'gate', gate: 'swap' } }],
    ['g', {}, { type: 'ask', what: 'name' }],
    ['?', shift, { type: 'ask', what: 'help' }],
    [' ', {}, { type: 'ask', what: 'play' }],
    ['Enter', {}, { type: 'ask', what: 'edit' }],
    ['Escape', {}, { type: 'ask', what: 'leave' }],
    ['Delete', {}, { type: 'remove' }],
    ['Backspace', {}, { type: 'remove' }],
    [',', {}, { type: 'step', cut: 1 }],
    ['.', {}, { type: 'step', cut: 3 }],
    ['ArrowRight', {}, { type: 'focus', place: { wire: 0, column: 1 } }],
    ['ArrowLeft', {}, { type: 'focus', place: { wire: 0, column: 0 } }],
    ['ArrowDown', {}, { type: 'focus', place: { wire: 1, column: 0 } }],
    ['ArrowUp', {}, { type: 'focus', place: { wire: 0, column: 0 } }],
    ['End', {}, { type: 'focus', place: { wire: 0, column: 1 } }],
    ['Home', {}, { type: 'focus', place: { wire: 0, column: 0 } }],
    ['ArrowRight', shift, { type: 'select', to: { wire: 0, column: 1 } }],
    ['ArrowRight', alt, { type: 'move', wires: 0, columns: 1 }],
    ['ArrowUp', alt, { type: 'move', wires: -1, columns: 0 }],
    ['z', control, { type: 'undo' }],
    ['Z', { ...control, ...shift }, { type: 'redo' }],
    ['z', { metaKey: true }, { type: 'undo' }],
    ['y', control, { type: 'redo' }],
    ['x', control, { type: 'cut' }],
    ['c', control, { type: 'copy' }],
    ['v', control, { type: 'paste' }],
    ['d', control, { type: 'duplicate' }],
    ['a', control, { type: 'select-all' }],
    ['р', { code: 'KeyH' }, gateItem('h')],
    ['Я', { code: 'KeyZ', ...control }, { type: 'undo' }],
  ])('%s %o', (key, more, action) => expect(keyAction(press(key, more), bell)).toEqual(action));

  it.each([
    ['Tab', {}],
    ['F5', {}],
    ['k', {}],
    ['Dead', {}],
    ['h', alt],
    ['p', control],
    ['C', { ...control, ...shift }],
    ['constructor', {}],
  ])('leaves %s %o to the browser', (key, more) => expect(keyAction(press(key, more), bell)).toBeUndefined());

  it('goes up to the place after the last column', () => {
    const end = editLab(bell, { type: 'focus', place: { wire: 1, column: 2 } });
    expect(keyAction(press('ArrowRight'), end)).toEqual({ type: 'focus', place: { wire: 1, column: 2 } });
    expect(keyAction(press('ArrowDown'), end)).toEqual({ type: 'focus', place: { wire: 1, column: 2 } });
  });

  it('R32.9 goes down to the classical bits, and back', () => {
    const measured = labState({ title: '', circuit: { ...BELL, bits: ['c[0]', 'c[1]'] } });
    const at = (wire: number) => editLab(measured, { type: 'focus', place: { wire, column: 1 } });
    const to = (wire: number) => ({ type: 'focus', place: { wire, column: 1 } });
    expect(keyAction(press('ArrowDown'), at(1))).toEqual(to(2));
    expect(keyAction(press('ArrowDown'), at(3))).toEqual(to(3));
    expect(keyAction(press('ArrowUp'), at(2))).toEqual(to(1));
  });

  it('turns a rotation and a measurement to the next axis', () => {
    const circuit: Circuit = {
      ...emptyCircuit(1),
      bits: ['c[0]'],
      columns: [[gate('rx', [0], { angles: ['pi/3'] })], [measurement(0, 0, 'x')]],
    };
    const state = labState({ title: '', circuit });
    expect(keyAction(press('r'), state)).toEqual({ type: 'put', item: { kind: 'gate', gate: 'ry', angles: ['pi/3'] } });
    const second = editLab(state, { type: 'focus', place: { wire: 0, column: 1 } });
    expect(keyAction(press('m'), second)).toEqual({ type: 'put', item: { kind: 'measurement', basis: 'y' } });
  });

  it('lays barriers and transforms over the selected wires', () => {
    const wide = labState({ title: '', circuit: emptyCircuit(4) });
    const selected = editLab(wide, { type: 'select', from: { wire: 2, column: 0 }, to: { wire: 1, column: 0 } });
    const place = { wire: 1, column: 0 };
    expect(keyAction(press('q'), selected)).toEqual({ ...gateItem('qft'), place, wires: [1, 2] });
    expect(keyAction(press('b'), selected)).toEqual({ type: 'put', item: { kind: 'barrier' }, place, wires: [1, 2] });
  });

  it('means with Enter what is at hand', () => {
    const begun = editLab(bell, { type: 'begin', item: { kind: 'gate', gate: 'swap' } });
    expect(keyAction(press('Enter'), begun)).toEqual({ type: 'complete' });
    expect(keyAction(press('Escape'), begun)).toEqual({ type: 'cancel' });
    const all = editLab(bell, { type: 'select-all' });
    expect(keyAction(press('Escape'), all)).toEqual({ type: 'cancel' });
    const grouped = editLab(all, { type: 'group', name: 'pair' });
    expect(keyAction(press('Enter'), grouped)).toEqual({ type: 'open-definition', gate: 'pair' });
    const open = editLab(grouped, { type: 'open-definition', gate: 'pair' });
    expect(keyAction(press('Escape'), open)).toEqual({ type: 'cancel' });
    expect(keyAction(press('Enter'), editLab(bell, { type: 'focus', place: { wire: 1, column: 0 } }))).toBeUndefined();
  });

  it('builds a Bell pair and teleports without a mouse', () => {
    const type = (state: LabState, ...keys: readonly (string | KeyPress)[]) =>
      keys.reduce<LabState>((now, key) => {
        const action = keyAction(typeof key === 'string' ? press(key) : key, now);
        return action && action.type !== 'ask' ? editLab(now, action) : now;
      }, state);
    const empty = (qubits: number) => labState({ title: '', circuit: emptyCircuit(qubits) });
    expect(type(empty(2), 'h', 'ArrowRight', 'c', 'ArrowDown', 'n').circuit).toEqual(BELL);
    const teleported = type(
      empty(3),
      ...['ArrowDown', 'h', 'ArrowRight', 'c', 'ArrowDown', 'n', 'ArrowRight', 'ArrowUp', 'n', 'ArrowUp', 'c'],
      ...['ArrowRight', 'h', 'ArrowRight', 'm', 'ArrowRight', 'ArrowDown', 'm'],
      ...['ArrowRight', 'ArrowDown', 'x', '=', 'ArrowRight', 'z', '='],
    );
    expect(teleported.circuit.columns).toEqual([
      [gate('h', [1])],
      [gate('x', [2], { controls: controlledBy(1) })],
      [gate('x', [1], { controls: controlledBy(0) })],
      [gate('h', [0])],
      [measurement(0, 0)],
      [measurement(1, 1)],
      [gate('x', [2], { condition: [{ bit: 1, value: 1 }] })],
      [gate('z', [2], { condition: [{ bit: 1, value: 1 }] })],
    ]);
    expect(teleported.circuit.bits).toEqual(['c[0]', 'c[1]']);
  });
});
