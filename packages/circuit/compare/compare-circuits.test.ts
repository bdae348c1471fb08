import { describe, expect, it } from 'vitest';
import {
  BELL,
  type Circuit,
  controlledBy,
  emptyCircuit,
  gate,
  measurement,
  type Operation,
  register,
} from '../circuit/circuit.ts';
import { randomClifford } from '../engine/testing/random-clifford.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { compareCircuits } from './compare-circuits.ts';
import { comparisonSentence } from './comparison-sentence.ts';

function circuit(qubits: number, bits: number, ...operations: Operation[]): Circuit {
  return { ...emptyCircuit(qubits), bits: register('c', bits), columns: operations.map((each) => [each]) };
}

const on = (name: string, wire: number, ...angles: string[]) => gate(name, [wire], { angles });
const cx = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });
const compared = (first: Circuit, second: Circuit) => compareCircuits(first, second, { t: 0 });
const said = (first: Circuit, second: Circuit) => comparisonSentence(compared(first, second));

describe('compareCircuits', () => {
  it('finds circuits equal that do the same in other ways', () => {
    const swapped = circuit(2, 0, cx(0, 1), cx(1, 0), cx(0, 1));
    expect(compared(swapped, circuit(2, 0, gate('swap', [0, 1])))).toMatchObject({ isEqual: true, phase: 0 });
    expect(said(BELL, BELL)).toBe('Both do the same for every input.');
    expect(said(BELL, { ...BELL, bits: register('c', 2) })).toBe('Both do the same for every input.');
    expect(said(circuit(1, 0, on('h', 0), on('x', 0), on('h', 0)), circuit(1, 0, on('z', 0)))).toBe(
      'Both do the same for every input.',
    );
  });

  it('says the global phase by which they differ', () => {
    expect(said(circuit(1, 0, on('s', 0)), circuit(1, 0, on('rz', 0, 'pi/2')))).toBe(
      'Both do the same up to the global phase −π/4 of the second, for every input.',
    );
    const wide = Array.from({ length: 9 }, (_, wire) => on('ry', wire, `${wire}/3 + 0.1`));
    const turned = circuit(9, 0, ...wide, on('gphase', 3, 'pi/3'));
    expect(said(circuit(9, 0, ...wide), turned)).toMatch(
      /^Both do the same up to the global phase π\/3 of the second, for two random/,
    );
  });

  it('says where they part, and in what', () => {
    const [a, b] = [circuit(2, 0, on('h', 0), cx(0, 1), on('t', 1)), circuit(2, 0, on('h', 0), cx(0, 1), on('tdg', 1))];
    expect(compared(a, b)).toMatchObject({ isEqual: false, parting: { first: 3, second: 3 } });
    expect(said(a, b)).toBe(
      'They part at column 3: going by the first, for the input |00⟩ the amplitude of |11⟩ should have the phase π/4.',
    );
    const longer = circuit(2, 0, on('h', 0), on('x', 1), on('x', 1), cx(0, 1), cx(1, 0));
    expect(compared(BELL, longer)).toMatchObject({ parting: { first: undefined, second: 5 } });
    expect(said(BELL, longer)).toMatch(/^They part at column 5 of the second, where the first has ended: /);
    expect(said(circuit(1, 0, on('h', 0)), circuit(1, 0, on('ry', 0, 'pi/2')))).toMatch(
      /From \|0…0⟩ both lead to the same state\.$/,
    );
  });

  it('tells sizes apart', () => {
    expect(said(BELL, emptyCircuit(3))).toBe('They differ: the first has 2 qubits, the second 3.');
    expect(said(BELL, circuit(2, 1, measurement(0, 0)))).toBe('They differ: the second measures, the other does not.');
  });

  it('compares what measures by its bits, and says where qubits are left in other states', () => {
    const direct = circuit(2, 2, on('h', 0), cx(0, 1), measurement(0, 0), measurement(1, 1));
    const early = circuit(2, 2, on('h', 0), measurement(0, 0), cx(0, 1), measurement(1, 1));
    expect(said(direct, early)).toBe('Both do the same, from |0…0⟩: their outcomes are as probable.');
    const after = { ...direct, columns: [...direct.columns, [on('h', 0)]] };
    expect(compared(direct, after)).toMatchObject({ isEqual: true, note: 'The qubits are left in different states.' });
    const other = circuit(2, 2, on('h', 0), on('x', 1), measurement(0, 0), measurement(1, 1));
    expect(said(direct, other)).toBe(
      'They part at column 2: going by the first, the outcome 10 should never come; it comes with probability 0.5.',
    );
    const prepared = (state: '+' | '-') =>
      circuit(1, 0, on('h', 0), { kind: 'preparation', state, qubit: 0, condition: [] });
    expect(said(prepared('+'), prepared('-'))).toBe(
      'They part at column 2 of the second, where the first has ended: going by the first, the states differ in phases.',
    );
  });

  it('does not call equal what it has not compared', () => {
    const prepared = circuit(20, 0, { kind: 'preparation', state: '+', qubit: 0, condition: [] });
    expect(() => compared(prepared, prepared)).toThrow('too many states to be compared');
  });

  it('compares 1,000 qubits of Clifford gates by Paulis', () => {
    const chain = Array.from({ length: 999 }, (_, wire) => cx(wire, wire + 1));
    const ghz = circuit(1000, 0, on('h', 0), ...chain);
    const turned = chain.flatMap((_, wire) => [
      on('h', wire),
      on('h', wire + 1),
      cx(wire + 1, wire),
      on('h', wire),
      on('h', wire + 1),
    ]);
    expect(said(ghz, circuit(1000, 0, on('h', 0), ...turned))).toBe(
      'Both do the same up to a global phase, for every input, by what they make of Paulis.',
    );
    expect(said(ghz, circuit(1000, 0, on('h', 0), ...chain.slice(0, 500), on('s', 7), ...chain.slice(500)))).toMatch(
      /^They part at column 502.*: going by the first, [XZ] on q\d+ should become /,
    );
    expect(() => compared(ghz, circuit(1000, 0, on('t', 0)))).toThrow('only where all their gates are Clifford');
  });

  it('finds every one of 600 small changes, and no difference where there is none', () => {
    const random = seededRandom(8);
    for (let seed = 0; seed < 600; seed += 1) {
      const qubits = 1 + (seed % 3);
      const of = randomCircuit({ qubits, bits: 1, operations: 6, events: 0 }, random);
      const unconditional = {
        ...of,
        bits: [],
        columns: of.columns.map((column) => column.map((each) => ({ ...each, condition: [] }))),
      } as Circuit;
      expect(compared(unconditional, unconditional), `circuit ${seed}`).toMatchObject({ isEqual: true, phase: 0 });
      const at = Math.floor(random() * 7);
      const changed = {
        ...unconditional,
        columns: unconditional.columns.toSpliced(at, 0, [on('rx', seed % qubits, '0.001')]),
      };
      const answer = compared(unconditional, changed);
      expect(answer.isEqual, `circuit ${seed}`).toBe(false);
      if (!answer.isEqual) expect(answer.parting?.first ?? 7, `circuit ${seed}`).toBeGreaterThan(at);
    }
  });

  it('agrees with itself by Paulis and by all columns', () => {
    const random = seededRandom(9);
    for (let seed = 0; seed < 50; seed += 1) {
      const of = randomClifford({ qubits: 3, bits: 1, operations: 8 }, random);
      const gates = of.columns.filter(([each]) => each?.kind === 'gate' && each.condition.length === 0);
      const small = { ...of, columns: gates };
      const wide = { ...small, qubits: register('q', 20) };
      const changed = (circuit: Circuit) => ({ ...circuit, columns: [...circuit.columns, [on('z', 1)]] });
      expect(compared(small, changed(small))).toMatchObject({
        isEqual: false,
        parting: { first: undefined, second: gates.length + 1 },
      });
      expect(compared(wide, changed(wide))).toMatchObject({
        isEqual: false,
        parting: { first: undefined, second: gates.length + 1 },
        method: 'paulis',
      });
      expect(compared(wide, wide)).toMatchObject({ isEqual: true, method: 'paulis' });
    }
  });
});
