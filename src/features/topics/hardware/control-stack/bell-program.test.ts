import { describe, expect, it } from 'vitest';
import { compiled, type Gate, schedule, written } from './bell-program.ts';

type Complex = readonly [re: number, im: number];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const root = Math.SQRT1_2;

function matrixOf({ name, angle = 0 }: Gate): readonly [Complex, Complex, Complex, Complex] {
  if (name === 'H')
    return [
      [root, 0],
      [root, 0],
      [root, 0],
      [-root, 0],
    ];
  if (name === 'SX')
    return [
      [0.5, 0.5],
      [0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
    ];
  const half = angle / 2;
  return [
    [Math.cos(half), -Math.sin(half)],
    [0, 0],
    [0, 0],
    [Math.cos(half), Math.sin(half)],
  ];
}

/** Amplitudes of |q0 q1⟩ in the order 00, 01, 10, 11. */
function apply(state: readonly Complex[], gate: Gate): Complex[] {
  const at = (index: number): Complex => state[index] ?? [0, 0];
  if (gate.name === 'CX') return [at(0), at(1), at(3), at(2)];
  if (gate.name === 'CZ') return [at(0), at(1), at(2), times([-1, 0], at(3))];
  const bit = gate.qubits[0] === 0 ? 2 : 1;
  const [a, b, c, d] = matrixOf(gate);
  return state.map((amplitude, index) =>
    (index & bit) === 0
      ? plus(times(a, amplitude), times(b, at(index | bit)))
      : plus(times(c, at(index ^ bit)), times(d, amplitude)),
  );
}

const basis = [0, 1, 2, 3].map((index) => [0, 1, 2, 3].map((other): Complex => [index === other ? 1 : 0, 0]));
const run = (gates: readonly Gate[], start: readonly Complex[]) => gates.reduce(apply, [...start]);

describe('the compiled program', () => {
  it('does what the written one does, up to one phase for all states', () => {
    const overlaps = basis.map((start) => {
      const [wanted, got] = [run(written, start), run(compiled, start)];
      return wanted.reduce<Complex>(
        (sum, [re, im], index) => plus(sum, times([re, -im], got[index] ?? [0, 0])),
        [0, 0],
      );
    });
    for (const [re, im] of overlaps) {
      expect(Math.hypot(re, im)).toBeCloseTo(1, 12);
      expect(re).toBeCloseTo(overlaps[0]?.[0] ?? Number.NaN, 12);
      expect(im).toBeCloseTo(overlaps[0]?.[1] ?? Number.NaN, 12);
    }
  });

  it('gives 00 and 11 with probability one half each', () => {
    const probabilities = run(compiled, basis[0] ?? []).map(([re, im]) => re * re + im * im);
    for (const [index, expected] of [0.5, 0, 0, 0.5].entries()) expect(probabilities[index]).toBeCloseTo(expected, 12);
  });

  it('uses gates of the device only', () => {
    expect(new Set(compiled.map(({ name }) => name))).toEqual(new Set(['RZ', 'SX', 'CZ']));
  });
});

describe('the schedule', () => {
  const { pulses, end } = schedule(compiled);

  it('plays both first pulses at once, then the coupler, then the second pulse of the target', () => {
    expect(pulses).toEqual([
      { channel: 0, start: 0, length: 25 },
      { channel: 1, start: 0, length: 25 },
      { channel: 'coupler', start: 25, length: 42 },
      { channel: 1, start: 67, length: 25 },
    ]);
    expect(end).toBe(92);
  });

  it('never drives a qubit twice at a time', () => {
    for (const qubit of [0, 1] as const) {
      const own = pulses
        .filter(({ channel }) => channel === qubit || channel === 'coupler')
        .sort((a, b) => a.start - b.start);
      for (const [index, pulse] of own.slice(1).entries()) {
        const before = own[index];
        expect(pulse.start).toBeGreaterThanOrEqual((before?.start ?? 0) + (before?.length ?? 0));
      }
    }
  });
});
