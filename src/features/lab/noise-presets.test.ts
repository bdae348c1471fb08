import { expect, it } from 'vitest';
import { entriesOf, entryOf, pageOf } from '#src/model/read-content.ts';
import { noisePresets } from './noise-presets.ts';

const [machine] = entriesOf('machines');
const [source] = entriesOf('sources');
const value = { asOf: '2026-04-17', source: source?.id ?? '', disputed: [] };
const gate = { ...value, value: '0.2%', error: { value: 2e-3, kind: 'median', of: 'two-qubit gate' } } as const;
const layered = { ...gate, value: '0.9%', error: { ...gate.error, value: 9e-3 }, scope: 'The better of two copies' };
const t2 = { ...value, value: '100 µs', seconds: { from: 1e-4, to: 1e-4 } };
const memory = { ...gate, value: '0.05%', error: { ...gate.error, value: 5e-4 }, scope: 'All pairs meet' };
const time = { ...value, value: '1 µs', seconds: { from: 1e-6, to: 1e-6 } };

const presetsOf = (figures: object) => {
  if (!machine) throw new Error('There are no machines');
  return noisePresets({ ...machine, id: 'm', name: 'M', figures } as typeof machine, 'And more.');
};

it('R32.20 takes the error of a gate by itself, and beside it that of gates side by side', () => {
  const [alone, together] = presetsOf({ 'two-qubit-error': [gate], 'layered-error': [layered], t2: [t2] });
  expect(alone).toMatchObject({ id: 'm', title: 'M', model: { depolarizing2: expect.closeTo((4 / 3) * 2e-3, 12) } });
  expect(together).toMatchObject({ id: 'm-layered', model: { depolarizing2: expect.closeTo((16 / 15) * 9e-3, 12) } });
  expect(presetsOf({ 'two-qubit-error': [gate] })).toHaveLength(1);
});

it('R32.20 says where its number comes from, of when, and of what', () => {
  const [alone, together] = presetsOf({ 'two-qubit-error': [gate], 'layered-error': [layered] });
  expect(alone?.origin).toBe(`0.2% per two-qubit gate; ${source?.publisher}, 17 Apr 2026`);
  expect(together?.origin).toMatch(/^0\.9% per layered gate; /);
  expect(together?.leavesOut[0]).toBe('The better of two copies.');
});

it('R32.20 lets qubits wait where the time of a gate is known, and else says that only that is missing', () => {
  const [known] = presetsOf({ t2: [t2], 'two-qubit-time': [time] });
  expect(known?.model.phaseDamping).toBeCloseTo(1 - Math.exp(-0.02), 12);
  const [unknown] = presetsOf({ t2: [t2] });
  expect(unknown?.model.phaseDamping).toBe(0);
  expect(unknown?.leavesOut).toContain(
    'T2 is in our list, the time of a gate is not; a column by itself costs nothing here.',
  );
  const [, together] = presetsOf({ 'layered-error': [layered], t2: [t2], 'two-qubit-time': [time] });
  expect(together?.model.phaseDamping).toBe(0);
});

it('R32.20 takes a measured memory error before the times, and names its source beside that of the gate', () => {
  const [alone, together] = presetsOf({
    'two-qubit-error': [gate],
    'layered-error': [layered],
    'memory-error': [memory],
    t2: [t2],
    'two-qubit-time': [time],
  });
  expect(alone?.model.phaseDamping).toBeCloseTo(1 - (1 - 3 * 5e-4) ** 2, 15);
  expect(alone?.origin).toBe(
    `0.2% per two-qubit gate; ${source?.publisher}, 17 Apr 2026. 0.05% per qubit and layer for waiting; ${source?.publisher}, 17 Apr 2026`,
  );
  expect(alone?.leavesOut).toContain('All pairs meet.');
  expect(together?.model.phaseDamping).toBe(0);
  expect(together?.origin).not.toContain('waiting');
});

it('takes the value that leads where none newer was found', () => {
  const absent = { ...value, absent: 'not on record' };
  const [alone] = presetsOf({ 'two-qubit-error': [absent, gate] });
  expect(alone?.origin).toBe(`0.2% per two-qubit gate; ${source?.publisher}, 17 Apr 2026`);
});

it('the lab loses what the machines it names are known to lose by waiting, one by one', () => {
  for (const id of pageOf('lab').noise.machines) {
    const [alone] = noisePresets(entryOf('machines', id), '');
    expect(alone?.model.phaseDamping, id).toBeGreaterThan(0);
    expect(alone?.model.depolarizing1, id).toBeGreaterThan(0);
  }
});
