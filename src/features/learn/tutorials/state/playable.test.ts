import { expect, it } from 'vitest';
import { type Control, checkSetting, isSet, moved, readSetting, writeSetting } from './playable.ts';
import { afterChange } from './use-playable.ts';

const control: Control = { name: 'k', label: 'Iterations', kind: 'range', max: 6, say: String };
const angle: Control = { name: 'beta', label: 'β', kind: 'range', max: 1.55, step: 0.05, say: String };

it('a setting is read as it was written', () => {
  expect(writeSetting({ gamma: 0.65, beta: 0.35 })).toBe('gamma=0.65&beta=0.35');
  expect(readSetting('gamma=0.65&beta=0.35')).toEqual({ gamma: 0.65, beta: 0.35 });
});

it('words say what is set if all that they name is so', () => {
  expect(isSet({ k: 2 }, { k: 2, run: 1 })).toBe(true);
  expect(isSet({ k: 2, run: 0 }, { k: 2, run: 1 })).toBe(false);
});

it('a control stops at its ends, in even steps; a button goes round', () => {
  expect(moved(control, 6, 1)).toBe(6);
  expect(moved(control, 0, -1)).toBe(0);
  expect(moved(angle, 0.3, 1)).toBe(0.35);
  expect(moved({ ...control, kind: 'again' }, 6, 1)).toBe(0);
});

it('what a text names must be there to be set', () => {
  const playable = { controls: [control, angle] };
  expect(() => checkSetting(playable, { k: 6, beta: 0.35 }, 'step')).not.toThrow();
  expect(() => checkSetting(playable, { j: 1 }, 'step')).toThrow('step: the picture beside the steps has no "j"');
  expect(() => checkSetting(playable, { k: 7 }, 'step')).toThrow('from 0 to 6');
  expect(() => checkSetting(playable, { beta: 0.36 }, 'step')).toThrow('steps of 0.05');
});

it("R42.3: a step sets its state once; the reader's own setting holds until the next step", () => {
  const start = { k: 0, run: 0 };
  const atFour = afterChange({ setting: start, step: 1, isOwn: false }, { step: 4, state: { k: 1 } }, start);
  expect(atFour).toEqual({ setting: { k: 1, run: 0 }, step: 4, isOwn: false });
  const own = afterChange(atFour, { own: { k: 6 } }, start);
  expect(own).toEqual({ setting: { k: 6, run: 0 }, step: 4, isOwn: true });
  expect(afterChange(own, { step: 4, state: { k: 1 } }, start)).toBe(own);
  expect(afterChange(own, { step: 5, state: { k: 2 } }, start).setting).toEqual({ k: 2, run: 0 });
  expect(afterChange(own, { step: 5 }, start).setting).toEqual({ k: 6, run: 0 });
});
