import { describe, expect, it } from 'vitest';
import { emptyCircuit, type GateOperation, gate } from '#circuit/circuit/circuit.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { squaredOverlap } from '#circuit/quantum/amplitudes.ts';
import { compiled, schedule, written } from './bell-program.ts';

function stateAfter(gates: readonly GateOperation[]) {
  const circuit = { ...emptyCircuit(2), columns: gates.map((operation) => [operation]) };
  const { branches, probabilities } = runCircuit(circuit, { t: 0, cut: gates.length });
  return { amplitudes: branches[0]?.state ?? [], probabilities: [...probabilities] };
}

describe('the compiled program', () => {
  // That all basis states keep their place, and their sum keeps its phases, leaves one phase for all.
  it.each([
    ['|00⟩', []],
    ['|01⟩', [gate('x', [0])]],
    ['|10⟩', [gate('x', [1])]],
    ['|11⟩', [gate('x', [0]), gate('x', [1])]],
    ['the sum of all', [gate('h', [0]), gate('h', [1])]],
  ])('does to %s what the written one does', (_, start) => {
    const [wanted, got] = [written, compiled].map((gates) => stateAfter([...start, ...gates]).amplitudes);
    expect(squaredOverlap(wanted ?? [], got ?? [])).toBeCloseTo(1, 12);
  });

  it('gives 00 and 11 with probability one half each', () => {
    const { probabilities } = stateAfter(compiled);
    for (const [index, expected] of [0.5, 0, 0, 0.5].entries()) expect(probabilities[index]).toBeCloseTo(expected, 12);
  });

  it('uses gates of the device only', () => {
    const used = compiled.map(({ gate: name, controls }) => 'c'.repeat(controls.length) + name);
    expect(new Set(used)).toEqual(new Set(['rz', 'sx', 'cz']));
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
