import { describe, expect, it } from 'vitest';
import { BELL, emptyCircuit, gate, measurement } from '#circuit/circuit/circuit.ts';
import { completeDraft } from './complete-draft.ts';

const bell = { title: 'Bell pair', circuit: BELL };

describe('R48.5 what a circuit suggests for a task', () => {
  it('is its title, all of its gates and its state', () => {
    expect(completeDraft(bell, {})).toMatchObject({
      title: 'Bell pair',
      given: 0,
      allowed: [
        { gate: 'h', controls: 0 },
        { gate: 'x', controls: 1 },
      ],
      conditions: false,
      compare: 'state',
      wires: [0, 1],
    });
  });

  it('follows how much is given until the author says otherwise', () => {
    const allowed = [{ gate: 'z', controls: 0 }];
    expect(completeDraft(bell, { given: 1 }).allowed).toEqual([{ gate: 'x', controls: 1 }]);
    expect(completeDraft(bell, { given: 1, allowed }).allowed).toEqual(allowed);
    expect(completeDraft(bell, { given: 1, allowed: undefined }).allowed).toEqual([{ gate: 'x', controls: 1 }]);
  });

  it('forgets what the circuit has no longer', () => {
    const circuit = { ...emptyCircuit(1), bits: ['c'], columns: [[gate('h', [0])], [measurement(0, 0)]] };
    expect(completeDraft({ title: '', circuit }, { given: 7, compare: 'unitary', wires: [0, 3] })).toMatchObject({
      given: 2,
      compare: 'outcomes',
      wires: [0],
    });
  });

  it('is a title that fits', () => {
    expect(completeDraft({ ...bell, title: 'a'.repeat(120) }, {}).title).toHaveLength(60);
  });
});
