import { fixed } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import {
  type Amplitudes,
  CHAIN,
  evolve,
  FREE,
  leaning,
  meanZ,
  type Order,
  step,
} from './hamiltonian-simulation-theory.ts';

export const LONGEST_TIME = 1.5;
const SAMPLE = 0.05;

/** A spin's mean of Z at a time. */
export interface Reading {
  t: number;
  z: number;
}

export interface ChainPicture {
  /** The true course up to the longest time. */
  curve: Reading[];
  /** After each step of the simulation, the start first. */
  steps: Reading[];
  /** Without bonds, steps are never off. */
  hasBonds: boolean;
}

const METHODS = ['No bonds', 'Order 1', 'Order 2'];

/** The second of four spins as the time goes on, and what a number of steps makes of it. */
export const play: Playable<ChainPicture> = {
  about: 'Four spins, one is read',
  controls: [
    { name: 'steps', label: 'Steps', kind: 'range', max: 15, say: (steps) => `r = ${steps + 1}` },
    {
      name: 'time',
      label: 'Time',
      kind: 'range',
      max: LONGEST_TIME,
      step: 0.25,
      say: (time) => `t = ${fixed(time, 2)}`,
    },
    { name: 'method', label: 'Steps of', kind: 'choice', max: 2, say: (method) => METHODS[method] ?? '' },
  ],
  start: { steps: 3, time: 1, method: 0 },
  stateOf: ({ steps = 0, time = 0, method = 0 }) => simulation(steps + 1, time, method),
};

const curves = [FREE, CHAIN].map((chain) => {
  const state = leaning(chain.n);
  const points = Math.round(LONGEST_TIME / SAMPLE);
  return Array.from({ length: points + 1 }, (_, index): Reading => {
    if (index > 0) evolve(chain, SAMPLE, state);
    return { t: index * SAMPLE, z: meanZ(state) };
  });
});

function simulation(steps: number, time: number, method: number): PlayState<ChainPicture> {
  const hasBonds = method > 0;
  const curve = curves[hasBonds ? 1 : 0] ?? [];
  const readings = stepped(hasBonds ? 1 : 0, method === 2 ? 2 : 1, time === 0 ? 0 : steps, time);
  const z = readings.at(-1)?.z ?? 0;
  const off = z - (curve[Math.round(time / SAMPLE)]?.z ?? 0);
  return {
    title: sentence(steps, time, method, z, off),
    value: fixed(z, 2),
    note: `⟨Z⟩ at t = ${fixed(time, 2)}`,
    data: { curve, steps: readings, hasBonds },
  };
}

function stepped(bonds: 0 | 1, order: Order, steps: number, time: number): Reading[] {
  const chain = bonds === 1 ? CHAIN : FREE;
  const state: Amplitudes = leaning(chain.n);
  return Array.from({ length: steps + 1 }, (_, done): Reading => {
    if (done > 0) step(chain, order, time / steps, state);
    return { t: steps === 0 ? 0 : (done * time) / steps, z: meanZ(state) };
  });
}

function sentence(steps: number, time: number, method: number, z: number, off: number): string {
  if (time === 0) return `At the start the spin leans by 45°: its mean is ${fixed(z, 2)}`;
  if (method === 0) return `Without bonds each spin turns by itself, and no step is off: the mean is ${fixed(z, 2)}`;
  const made = `${steps} ${steps === 1 ? 'step' : 'steps'} of order ${method}`;
  const by =
    Math.abs(off) < 0.0005 ? 'right to three decimals' : `${fixed(Math.abs(off), 3)} too ${off > 0 ? 'high' : 'low'}`;
  return `${made} up to t = ${fixed(time, 2)}: the mean is ${fixed(z, 2)}, ${by}`;
}
