import { expect, it } from 'vitest';
import { emptyCircuit } from '#circuit/circuit/circuit.ts';
import { keyAction } from '#circuit/editing/keys.ts';
import { labState } from '#circuit/editing/lab-state.ts';
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
