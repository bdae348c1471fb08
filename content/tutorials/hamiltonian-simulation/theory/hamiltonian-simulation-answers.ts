import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import { alongX, alongZ, ENERGY_DEVIATION } from './energy-readings.ts';
import {
  type Amplitudes,
  CHAIN,
  downProbability,
  energies,
  exact,
  FREE,
  meanZ,
  type Order,
  STEPS,
  simulated,
  TIME,
} from './hamiltonian-simulation-theory.ts';

const read = (state: Amplitudes) => ({ '0': 1 - downProbability(state), '1': downProbability(state) });
const mean = energies(CHAIN, simulated(CHAIN, 2, STEPS, TIME));
const named = (distribution: readonly number[]) =>
  Object.fromEntries(distribution.map((p, state) => [state.toString(2).padStart(CHAIN.n, '0'), p]));
const chain = (order: Order): Answer => {
  const state = simulated(CHAIN, order, STEPS, TIME);
  return {
    outcomes: read(state),
    qiskitCheck: ([line = '']) => {
      const mean = Number(/mean of Z: (\S+)/.exec(line)?.[1]);
      const allowed = TOLERATED_SIGMAS * Math.sqrt((1 - meanZ(state) ** 2) / 1024);
      if (!(Math.abs(mean - meanZ(state)) <= allowed)) throw new Error(`"${line}", expected ${meanZ(state)}`);
    },
    qiskit: [read(state)],
  };
};
const together = { '00': Math.cos(0.5) ** 2, '11': Math.sin(0.5) ** 2 };

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'one-spin': { outcomes: read(exact(FREE, 0.3)) },
  'one-bond': { outcomes: together },
  'first-order': chain(1),
  'second-order': chain(2),
  energy: {
    shots: 4,
    check: ({ outcomes, messages }) => {
      for (const [index, message] of messages.entries()) {
        const [bonds = 0, field = 0] = (message.match(/-?\d+\.\d+/g) ?? []).map(Number);
        expectMean('bonds', bonds, mean.bonds, ENERGY_DEVIATION.bonds);
        expectMean('field', field, mean.field, ENERGY_DEVIATION.field);
        if (!(Math.abs(Number(outcomes[index]) - bonds - field) < 0.0062))
          throw new Error(`${outcomes[index]} is not the sum of ${bonds} and ${field}`);
      }
    },
    qiskit: [named(alongZ()), named(alongX())],
    qiskitCheck: ([line = '']) => {
      const expected = `bonds ${mean.bonds.toFixed(3)}, field ${mean.field.toFixed(3)}, energy ${(mean.bonds + mean.field).toFixed(3)}`;
      if (line !== expected) throw new Error(`"${line}", expected "${expected}"`);
    },
  },
};

function expectMean(name: string, found: number, expected: number, sigma: number): void {
  if (!(Math.abs(found - expected) <= TOLERATED_SIGMAS * sigma + 5e-4))
    throw new Error(`${name}: ${found}, expected ${expected} ± ${sigma}`);
}
