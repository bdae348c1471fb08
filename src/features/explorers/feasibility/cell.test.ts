import { describe, expect, it } from 'vitest';
import { USUAL } from '../calculator/inputs.ts';
import { type CorrectedWorkload, correctedCell, type FeasibleMachine, type PlainWorkload, plainCell } from './cell.ts';
import { countsOf } from './count-gates.ts';
import { gatesPerGate, meanDistance } from './routing.ts';

const MACHINE: FeasibleMachine = {
  id: 'own',
  qubits: 100,
  error: 1e-3,
  readout: 1e-3,
  connectivity: 'all',
  cycle: 1e-6,
};
const GHZ: PlainWorkload = { qubits: 56, twoQubitGates: 55, measured: 56, pairs: 'line', shots: 4000 };

describe('R59.1 without correction a word follows from gates, readout and runs', () => {
  it('by the chance that nothing fails', () => {
    const cell = plainCell(GHZ, MACHINE);
    expect(cell).toMatchObject({ word: 'runs', beforeReadout: false, gates: 55 });
    expect('fidelity' in cell && cell.fidelity).toBeCloseTo(0.999 ** 111, 12);
  });

  it('above one half it runs, and at one half it does not', () => {
    const one = { ...GHZ, twoQubitGates: 1, measured: 0 };
    expect(plainCell(one, { ...MACHINE, error: 0.499 }).word).toBe('runs');
    expect(plainCell(one, { ...MACHINE, error: 0.5 }).word).toBe('many shots');
  });

  it('and down to three over the square root of the runs it takes many of them', () => {
    // 3/√900 is 0.1.
    const one = { ...GHZ, twoQubitGates: 1, measured: 0, shots: 900 };
    expect(plainCell(one, { ...MACHINE, error: 0.9 - 1e-12 }).word).toBe('many shots');
    expect(plainCell(one, { ...MACHINE, error: 0.9 + 1e-9 }).word).toBe('noise wins');
  });

  it('before readout where it is not on record', () => {
    expect(plainCell(GHZ, { ...MACHINE, readout: undefined })).toMatchObject({ beforeReadout: true });
  });

  it.each([
    [{ qubits: undefined }, 'no count published'],
    [{ qubits: 55 }, 'too few qubits'],
    [{ error: undefined }, 'no error published'],
    [{ connectivity: 'unknown' }, 'no connections published'],
  ] as const)('%j: %s', (part, word) => expect(plainCell(GHZ, { ...MACHINE, ...part }).word).toBe(word));
});

describe('R59.2 pairs that are not neighbors are brought together by swaps', () => {
  it('by their mean distance', () => {
    expect(meanDistance('line', 5)).toBe(2);
    // Of four in a square four pairs are neighbors and two are not.
    expect(meanDistance('square', 4)).toBeGreaterThan(1);
    expect(meanDistance('square', 50)).toBeCloseTo(4.7, 0);
    expect(meanDistance('heavy-hexagon', 50) ?? 0).toBeGreaterThan(meanDistance('square', 50) ?? 0);
    expect(gatesPerGate('any', 'line', 5)).toBe(4);
    expect(gatesPerGate('any', 'all', 56)).toBe(1);
    expect(gatesPerGate('ring', 'square', 50)).toBe(1);
    expect(gatesPerGate('any', 'unknown', 5)).toBeUndefined();
  });
});

describe('R59.3 with correction a word follows from the published estimate, carried over', () => {
  const femoco: CorrectedWorkload = {
    qubits: 4.5e6,
    error: 1e-3,
    seconds: 30_960,
    inputs: { ...USUAL, logicalQubits: 1459, hot: 1459, toffolis: 9.99e8 },
  };

  it('at its own error and cycle it is the published one', () => {
    const cell = correctedCell(femoco, MACHINE);
    expect(cell).toMatchObject({ word: 'needs more', lessError: 1 });
    expect('qubits' in cell && cell.qubits).toBeCloseTo(4.5e6, 3);
    expect('factor' in cell && cell.factor).toBeCloseTo(45_000, 6);
    expect('seconds' in cell && cell.seconds).toBeCloseTo(30_960, 6);
  });

  it('at less error fewer qubits do, and at a slower cycle it takes longer', () => {
    const better = correctedCell(femoco, { ...MACHINE, error: 1e-4 });
    expect('qubits' in better && better.qubits).toBeLessThan(2e6);
    const slower = correctedCell(femoco, { ...MACHINE, cycle: 1e-3 });
    expect('seconds' in slower && (slower.seconds ?? 0)).toBeCloseTo(30_960e3, 0);
    expect(correctedCell(femoco, { ...MACHINE, cycle: undefined })).toMatchObject({ seconds: undefined });
  });

  it('at the threshold and above it needs less error', () => {
    expect(correctedCell(femoco, { ...MACHINE, error: 0.01 })).toMatchObject({ lessError: 10, factor: 45_000 });
  });

  it('without counts it is the published number with the error that it assumes', () => {
    const ldpc: CorrectedWorkload = { qubits: 94_000, error: 1e-3, seconds: undefined, inputs: undefined };
    expect(correctedCell(ldpc, { ...MACHINE, error: 2e-3 })).toMatchObject({ factor: 940, lessError: 2 });
    expect(correctedCell(ldpc, { ...MACHINE, qubits: 1e5 }).word).toBe('enough on paper');
    expect(correctedCell(ldpc, { ...MACHINE, qubits: 1e5, error: 1.1e-3 }).word).toBe('needs more');
  });

  it.each([
    [{ qubits: undefined }, 'no count published'],
    [{ error: undefined }, 'no error published'],
  ] as const)('%j: %s', (part, word) => expect(correctedCell(femoco, { ...MACHINE, ...part }).word).toBe(word));

  it('and without any number nothing is said', () => {
    const nothing = { qubits: undefined, error: undefined, seconds: undefined, inputs: undefined };
    expect(correctedCell(nothing, MACHINE).word).toBe('not on record');
  });
});

describe('R59.4 the rules agree with experiments within a factor of two', () => {
  const H2: FeasibleMachine = { ...MACHINE, qubits: 56, error: 1.57e-3, readout: 1.6e-3 };
  const fidelityOf = (workload: PlainWorkload) => {
    const cell = plainCell(workload, H2);
    return 'fidelity' in cell ? cell.fidelity : Number.NaN;
  };

  it('a GHZ state of 56 qubits on H2-1: 0.6156(82) published by Quantinuum', () => {
    const ratio = fidelityOf(GHZ) / 0.6156;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('random circuits of 56 qubits on H2-1: a score of about 0.35, whichever depth from 10 to 20 it is of', () => {
    for (const layers of [10, 12, 20]) {
      const ratio = fidelityOf({ ...GHZ, pairs: 'any', twoQubitGates: 28 * layers }) / 0.35;
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    }
  });
});

it('R59.5 gates are counted from the circuit', () => {
  const counted = countsOf(`OPENQASM 3.0;
include "stdgates.inc";
gate pair a, b { cx a, b; rz(1) b; cx a, b; }
qubit[3] q;
bit[3] c;
h q;
pair q[0], q[1];
swap q[1], q[2];
ccx q[0], q[1], q[2];
for int i in [0:1] { cz q[i], q[i + 1]; }
c = measure q;`);
  expect(counted).toEqual({ qubits: 3, twoQubitGates: 2 + 3 + 6 + 2, measured: 3 });
  expect(() => countsOf('OPENQASM 3.0;\nqubit[2] q;\nnope q;')).toThrow('Line 3');
});
