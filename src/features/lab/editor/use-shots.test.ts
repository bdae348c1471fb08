import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, emptyCircuit, gate, measurement, register } from '#circuit/circuit/circuit.ts';
import { NOISELESS } from '#circuit/engine/noise-model.ts';
import { runNoisyCircuit } from '#circuit/engine/noisy-run.ts';
import { outcomesAtEnd } from './use-shots.ts';

const WRONG = { ...NOISELESS, readOneOfZero: 0.02, readZeroOfOne: 0.2 };

const run = (circuit: Circuit) => runNoisyCircuit(circuit, { t: 0, cut: circuit.columns.length, noise: WRONG });

describe('outcomesAtEnd', () => {
  it('R32.2 reads each qubit as wrongly where nothing is measured as measurements would', () => {
    const gates = [
      gate('x', [0]),
      gate('ry', [1], { angles: ['1'] }),
      gate('x', [2], { controls: [{ qubit: 1, on: 1 }] }),
    ];
    const bare: Circuit = { ...emptyCircuit(3), columns: gates.map((each) => [each]) };
    const readings = [0, 1, 2].map((qubit) => [measurement(qubit, qubit)]);
    const measured = { ...bare, bits: register('c', 3), columns: [...bare.columns, ...readings] };
    const expected = outcomesAtEnd(run(measured), true, WRONG);
    const found = outcomesAtEnd(run(bare), false, WRONG);
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [outcome, probability] of expected) expect(found.get(outcome)).toBeCloseTo(probability, 12);
  });

  it('gives the qubits as they are without noise', () => {
    expect(outcomesAtEnd(run(BELL), false)).toEqual(
      new Map([
        ['00', expect.closeTo(0.5)],
        ['11', expect.closeTo(0.5)],
      ]),
    );
  });
});
