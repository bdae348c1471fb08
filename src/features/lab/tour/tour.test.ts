import { describe, expect, it } from 'vitest';
import { emptyCircuit } from '#circuit/circuit/circuit.ts';
import { operationAt } from '#circuit/circuit/span.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { PALETTE } from '../editor/palette.ts';
import { isStepDone } from './is-step-done.ts';
import { tourStepOf, tourSteps } from './load-tour.ts';

const nothing = new Set<never>();

describe('the tour', () => {
  it('has twelve steps, in order (R32.8)', () => {
    expect(entriesOf('lab-tour').map(({ step }) => step)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it.each(tourSteps().map((step, index) => [step.title, step, index] as const))(
    'finds "%s" not done at its beginning',
    (_, step, index) => {
      // A step without a start of its own goes on with what the one before has left.
      const circuit = step.start ?? tourSteps()[index - 1]?.answer ?? emptyCircuit(1);
      expect(isStepDone(step, { circuit, cut: circuit.columns.length, actions: nothing })).toBe(false);
    },
  );

  it.each(entriesOf('lab-tour').map((entry, index) => [entry.title, entry, index] as const))(
    'does not take "%s" for what follows it (R43.3)',
    (_, entry, index) => {
      const following = tourSteps()[index + 1];
      if (!following) return;
      const circuit = tourStepOf(entry).answer ?? tourStepOf(entry).start ?? emptyCircuit(1);
      const cut = entry.answer.column ?? circuit.columns.length;
      expect(isStepDone(following, { circuit, cut, actions: nothing })).toBe(false);
    },
  );

  it.each(entriesOf('lab-tour').map((entry) => [entry.title, entry] as const))(
    'finds "%s" done after its answer',
    (_, entry) => {
      const step = tourStepOf(entry);
      const circuit = step.answer ?? step.start ?? emptyCircuit(1);
      const cut = entry.answer.column ?? circuit.columns.length;
      expect(isStepDone(step, { circuit, cut, actions: new Set(entry.answer.actions) })).toBe(true);
    },
  );

  it.each(tourSteps().map((step, index) => [step.title, step, index] as const))(
    'leads to "%s" by plates of the palette on places that are free, and filled by its answer (R32.8)',
    (_, step, index) => {
      const start = step.start ?? tourSteps()[index - 1]?.answer ?? emptyCircuit(1);
      const plates = PALETTE.flatMap(({ entries }) => entries.map(({ id }) => id));
      for (const { plate, place } of step.presses) {
        expect(plates).toContain(plate);
        expect(operationAt(start, place)).toBeUndefined();
        expect(operationAt(step.answer ?? start, place)).toBeDefined();
      }
    },
  );

  it('does not say where on the screen something is that stands elsewhere on a phone (R32.8)', () => {
    for (const { title, text, task, hint, after } of tourSteps())
      expect([...text, task, hint, after].join(' '), title).not.toMatch(/list at the|at the right/);
  });

  it('asks for all of its conditions', () => {
    const step = tourSteps().find(({ done }) => done.length > 1);
    const circuit = step?.answer ?? emptyCircuit(1);
    const observed = { circuit, cut: circuit.columns.length, actions: nothing };
    expect(isStepDone({ done: [...(step?.done ?? []), { kind: 'cut', column: 99 }] }, observed)).toBe(false);
  });

  it('compares states up to a phase', () => {
    const circuit = emptyCircuit(1);
    const same = (amplitudes: number[]) =>
      isStepDone({ done: [{ kind: 'state', amplitudes }] }, { circuit, cut: 0, actions: nothing });
    expect(same([0, -1, 0, 0])).toBe(true);
    expect(same([0, 0, 1, 0])).toBe(false);
    expect(same([1, 0, 0, 0, 0, 0, 0, 0])).toBe(false);
  });
});
