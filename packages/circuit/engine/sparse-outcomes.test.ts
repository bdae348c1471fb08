import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, emptyCircuit, gate, type Operation } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { engineFor } from './choose-engine.ts';
import { denseOutcomes } from './dense-outcomes.ts';
import { exactOutcomes, registerOf } from './exact-outcomes.ts';
import { sparseOutcomes } from './sparse-outcomes.ts';

const circuit = (qubits: number, ...operations: Operation[]): Circuit => ({
  ...emptyCircuit(qubits),
  columns: operations.map((each) => [each]),
});

const chain = (qubits: number) =>
  Array.from({ length: qubits - 1 }, (_, wire) => gate('x', [wire + 1], { controls: controlledBy(wire) }));

describe('sparseOutcomes', () => {
  it('agrees with the dense engine on 10,000 circuits', () => {
    const random = seededRandom(31);
    for (let seed = 0; seed < 10_000; seed += 1) {
      const all = randomCircuit(
        { qubits: 1 + (seed % 4), bits: 2, operations: 3 + (seed % 5), events: seed % 3 },
        random,
      );
      const of = registerOf(all, 0.3);
      const [actual, expected] = [sparseOutcomes(of, 1e6), denseOutcomes(of, 1e6)];
      for (const outcome of new Set([...actual.keys(), ...expected.keys()])) {
        const difference = Math.abs((actual.get(outcome) ?? 0) - (expected.get(outcome) ?? 0));
        if (difference > 1e-9) expect.fail(`circuit ${seed}: ${outcome} differs by ${difference}`);
      }
    }
  });

  it('holds hundreds of qubits in a state of two terms', () => {
    const tilted = circuit(300, gate('ry', [0], { angles: ['2*arcsin(sqrt(0.3))'] }), ...chain(300), gate('t', [9]));
    expect(engineFor(registerOf(tilted, 0))).toBe('sparse');
    const outcomes = exactOutcomes(tilted, { t: 0 });
    expect([...outcomes.keys()]).toEqual(['0'.repeat(300), '1'.repeat(300)]);
    expect(outcomes.get('1'.repeat(300))).toBeCloseTo(0.3, 12);
  });

  it('is chosen where few terms are possible, and not where many are', () => {
    const t = gate('t', [1]);
    const turns = (count: number) => Array.from({ length: count }, (_, wire) => gate('h', [wire]));
    expect(engineFor(registerOf(circuit(16, ...turns(8), t, ...chain(16)), 0))).toBe('sparse');
    expect(engineFor(registerOf(circuit(16, ...turns(9), t, ...chain(16)), 0))).toBe('dense');
    expect(engineFor(registerOf(circuit(16, ...turns(9), ...chain(16)), 0))).toBe('stabilizer');
  });

  it('says where terms become too many', () => {
    const all = Array.from({ length: 30 }, (_, wire) => gate('h', [wire]));
    const far = circuit(30, ...all, ...all.map((_, wire) => gate('t', [wire])));
    expect(() => exactOutcomes(far, { t: 0 })).toThrow(
      '30 qubits take part, and at most 27 can be calculated where states have more than 65536 terms',
    );
  });
});
