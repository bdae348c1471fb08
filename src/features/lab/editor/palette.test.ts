import { expect, it } from 'vitest';
import { emptyCircuit, gate } from '#circuit/circuit/circuit.ts';
import { keyAction } from '#circuit/editing/keys.ts';
import { labState } from '#circuit/editing/lab-state.ts';
import { GATE_NAMES, standardGate } from '#circuit/gates/gates.ts';
import { writeSvg } from '../drawing/write-svg.ts';
import { PALETTE } from './palette.ts';

const empty = labState({ title: '', circuit: emptyCircuit(2) });
const entries = PALETTE.flatMap((group) => group.entries);
const withKey = entries.flatMap(({ title, key, item }) => (key ? [{ title, key, item }] : []));

it.each(withKey)('$title has the key $key', ({ key, item }) => {
  const letter = key.replace('Shift ', '').toLowerCase();
  const action = keyAction({ key: letter, shiftKey: key.startsWith('Shift ') }, empty);
  expect(action).toMatchObject({ item });
});

it('gives each key to one entry', () => {
  const keys = withKey.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each(GATE_NAMES)('draws %s, and explains it in the palette where it lies there', (name) => {
  const { letter, targets, parameters, palette, explanation } = standardGate(name);
  const wires = [0, 1, 2].slice(0, targets === 'any' ? 3 : targets);
  const placed = gate(name, wires, { angles: parameters.map(() => 'pi/3') });
  const drawn = writeSvg({ ...emptyCircuit(3), columns: [[placed]] });
  const bare = writeSvg({ ...emptyCircuit(3), columns: [[]] });
  expect(drawn).not.toBe(bare);
  if (palette === undefined) return;
  expect(entries).toContainEqual(expect.objectContaining({ id: name, explanation }));
  const title = entries.find(({ id }) => id === name)?.title ?? '';
  if (/^\w{2,}/.test(letter)) expect(title.toUpperCase()).toContain(letter.toUpperCase());
});
