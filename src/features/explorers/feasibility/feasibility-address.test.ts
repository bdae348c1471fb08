import { describe, expect, it } from 'vitest';
import { type FeasibilityState, readFeasibility, writeFeasibility } from './feasibility-address.ts';
import { FIRST_OWN } from './table.ts';

const FIRST: FeasibilityState = { columns: ['a', 'b'], own: FIRST_OWN, cell: undefined };
const KNOWN = { columns: ['a', 'b', 'c'], rows: ['ghz'] };

describe('R59.8 the state is in the address', () => {
  it('without what is as at first', () => {
    expect(writeFeasibility(FIRST, FIRST)).toBe('feasibility=;;');
    const state: FeasibilityState = {
      columns: ['c'],
      own: { ...FIRST_OWN, qubits: 5, connectivity: 'all' },
      cell: ['ghz', 'own'],
    };
    const text = writeFeasibility(state, FIRST);
    expect(text).toBe('feasibility=c;5,0.0001,0.001,all,0.000001;ghz/own');
    expect(readFeasibility(`#${text}`, FIRST, KNOWN)).toEqual({ state, left: [] });
  });

  it('and what is unknown is left out and named', () => {
    const read = readFeasibility('#feasibility=c,x,c;1e99,1e-3,1e-3,cube,1e-6;x/y', FIRST, KNOWN);
    expect(read?.state).toEqual({
      columns: ['c'],
      own: { ...FIRST_OWN, qubits: 1e8, error: 1e-3 },
      cell: undefined,
    });
    expect(read?.left).toEqual(['“x”', '“x/y”', '“cube”', '“1e99”']);
    expect(readFeasibility('#table', FIRST, KNOWN)).toBeUndefined();
  });
});
