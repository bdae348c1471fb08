import { percent } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import {
  agreement,
  BELL_STATES,
  bobsDirection,
  correlation,
  PHI_PLUS,
  pairOutcomes,
} from './bell-pairs-at-work-theory.ts';

export interface PairPicture {
  /** Directions in degrees: in which each reads, and where Bob's qubit points once Alice has read 0. */
  alice: number;
  bob: number;
  after: number;
  /** Each outcome, Alice's bit rightmost, with its probability. */
  bars: { outcome: string; probability: number }[];
  correlation: number;
}

const OUTCOMES = ['00', '01', '10', '11'] as const;
const angle = { kind: 'range', max: 345, step: 15, press: 3 } as const;

/** One of the four Bell states, read in a direction on each side. */
export const play: Playable<PairPicture> = {
  about: 'One pair, two directions',
  controls: [
    { name: 'pair', label: 'Bell state', kind: 'choice', max: 3, say: (pair) => BELL_STATES[pair]?.name ?? '' },
    { name: 'a', label: 'Alice’s direction', ...angle, say: (a) => `Alice ${a}°` },
    { name: 'b', label: 'Bob’s direction', ...angle, say: (b) => `Bob ${b}°` },
  ],
  start: { pair: 0, a: 0, b: 0 },
  stateOf: ({ pair = 0, a = 0, b = 0 }) => read(pair, a, b),
};

function read(index: number, alice: number, bob: number): PlayState<PairPicture> {
  const pair = BELL_STATES[index] ?? PHI_PLUS;
  const agree = agreement(pair, alice, bob);
  const chances = pairOutcomes(pair, alice, bob);
  return {
    title: `${pair.name} read at ${alice}° and ${bob}°: the two ${finding(agree)}`,
    value: percent(agree, 0),
    note: `${pair.name}: agree`,
    data: {
      alice,
      bob,
      after: bobsDirection(pair, alice),
      bars: OUTCOMES.map((outcome) => ({ outcome, probability: chances[outcome] })),
      correlation: correlation(pair, alice, bob),
    },
  };
}

/** "agree in 85 of 100 runs". */
function finding(agree: number): string {
  if (agree > 1 - 1e-9) return 'always agree';
  if (agree < 1e-9) return 'always differ';
  return `agree in ${Math.round(100 * agree)} of 100 runs`;
}
