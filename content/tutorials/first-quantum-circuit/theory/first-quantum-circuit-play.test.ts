import { expect, it } from 'vitest';
import { binomialTail } from '#src/features/learn/runner/statistics.ts';
import { play, SHOTS } from './first-quantum-circuit-play.ts';
import { chainOutcomes } from './first-quantum-circuit-theory.ts';

const at = (state: number, basis: number, run = 0) => play.stateOf({ state, basis, run });
const certain = (qubits: number, basis: 'Z' | 'X') =>
  chainOutcomes(qubits, basis)
    .filter(({ probability }) => probability > 0)
    .map(({ outcome }) => outcome);

it('a Bell pair agrees in both bases; a GHZ state has an even number of ones in X', () => {
  expect(certain(2, 'Z')).toEqual(['00', '11']);
  expect(certain(2, 'X')).toEqual(['00', '11']);
  expect(certain(3, 'Z')).toEqual(['000', '111']);
  expect(certain(3, 'X')).toEqual(['000', '011', '101', '110']);
  expect(certain(1, 'X')).toEqual(['0']);
});

it('R42.2: the sentence names the strings that come, and their share', () => {
  expect(at(0, 0).title).toBe('One qubit read in Z: 0 and 1 come, about half each');
  expect(at(0, 1).title).toBe('One qubit read in X: 0 in every run');
  expect(at(1, 0).title).toBe('Bell pair read in Z: only 00 and 11 come, about half each');
  expect(at(2, 1).title).toBe('GHZ read in X: only 000, 011, 101 and 110 come, about a quarter each');
});

it('counts add up to the runs, fit the theory, and differ from run to run', () => {
  for (const state of [0, 1, 2]) {
    for (const basis of [0, 1]) {
      const { bars } = at(state, basis).data;
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(SHOTS);
      for (const { count, expected } of bars)
        expect(binomialTail(count, SHOTS, expected / SHOTS)).toBeGreaterThan(1e-4);
    }
  }
  expect(at(1, 0, 0).value).not.toBe(at(1, 0, 1).value);
  expect(at(1, 0, 1)).toEqual(at(1, 0, 1));
});
