import { expect, it } from 'vitest';
import { USUAL } from './inputs.ts';
import { shiftsOf } from './sensitivity.ts';

const FEMOCO = { ...USUAL, logicalQubits: 1459, hot: 1459, toffolis: 9.99e8 };

it('R57.5 one change of each input is told in qubits and in time', () => {
  const shifts = Object.fromEntries(shiftsOf(FEMOCO).map((shift) => [shift.id, shift]));
  // Twice the factories: twice as fast at the same distance, and 518,400 qubits more.
  expect(shifts.factories?.seconds).toBeCloseTo(0.5, 9);
  expect(shifts.factories?.qubits).toBeCloseTo((4_457_700 + 518_400) / 4_457_700, 9);
  expect(shifts.cycle).toMatchObject({ to: 1e-3, qubits: 1 });
  expect(shifts.cycle?.seconds).toBeCloseTo(1000, 6);
  // Factories set the pace, not the reaction.
  expect(shifts.reaction).toMatchObject({ qubits: 1, seconds: 1 });
  // A lower error takes a smaller distance, which makes factories faster, too.
  expect(shifts.error?.qubits).toBeLessThan(0.6);
  expect(shifts.error?.seconds).toBeLessThan(0.8);
  expect(shifts.ts).toBeUndefined();
  expect(shifts.hot).toBeUndefined();
});

it('and has no factor where there is no answer', () => {
  expect(shiftsOf({ ...FEMOCO, error: 0.02 }).find(({ id }) => id === 'factories')?.qubits).toBeUndefined();
});
