import { describe, expect, it } from 'vitest';
import type { MeasuredMachine } from '#src/features/directory/machines/placed-machines.ts';
import { whoIsAhead } from './ahead.ts';

const machine = (name: string, qubits: number, value: number, kind: MeasuredMachine['error']['kind'] = 'mean') =>
  ({ name, qubits, hasGates: true, status: 'in service', error: { value, kind } }) as MeasuredMachine;

describe('whoIsAhead', () => {
  it('names the lowest error, and the lowest of the large machines', () => {
    const ahead = whoIsAhead([machine('a', 98, 1e-3), machine('b', 156, 2e-3, 'median'), machine('c', 1000, 9e-3)]);
    expect(ahead?.least.name).toBe('a');
    expect(ahead?.large?.name).toBe('b');
    expect(ahead?.kindsDiffer).toBe(true);
  });

  it('names one where the largest also errs least, and nobody where no mean or median is on record', () => {
    expect(whoIsAhead([machine('a', 200, 1e-3), machine('b', 156, 2e-3)])?.large).toBeUndefined();
    expect(whoIsAhead([machine('a', 200, 1e-3, 'best')])).toBeUndefined();
    expect(whoIsAhead([])).toBeUndefined();
  });
});
