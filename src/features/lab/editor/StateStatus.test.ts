import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, emptyCircuit, gate } from '#circuit/circuit/circuit.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { stateSentence } from './StateStatus.tsx';

const said = (columns: Circuit['columns'], qubits: number, cut = columns.length) =>
  stateSentence(runCircuit({ ...emptyCircuit(qubits), columns }, { t: 0, cut }));

describe('the sentence on a state (R32.11)', () => {
  const pair = [[gate('h', [0])], [gate('x', [1], { controls: controlledBy(0) })]];

  it('names what can be read, and with which probability', () => {
    expect(said(pair, 2)).toBe('After column 2: 00 with 0.5, 11 with 0.5.');
    expect(said(pair, 2, 0)).toBe('Before column 1: 00 with 1.');
  });

  it('names four outcomes, the likeliest first, and counts the others', () => {
    const all = [[gate('h', [0]), gate('h', [1]), gate('ry', [2], { angles: ['pi/3'] })]];
    expect(said(all, 3)).toBe(
      'After column 1: 000 with 0.188, 001 with 0.188, 010 with 0.188, 011 with 0.188; 4 more.',
    );
  });

  it('never says that something that can happen has no probability', () => {
    expect(said([[gate('ry', [0], { angles: ['0.01'] })]], 1)).toBe(
      'After column 1: 0 with 1, 1 with less than 0.001.',
    );
  });
});
