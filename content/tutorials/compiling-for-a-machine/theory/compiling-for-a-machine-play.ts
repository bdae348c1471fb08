import { percent } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import { noFailure } from './errors.ts';
import { allPairs, grid, growing, line, type Machine, type Plan, star } from './routing.ts';

const PLACES = 6;
const MACHINES = [line(PLACES), grid(PLACES / 2), allPairs(PLACES)];
const PLANS = ['star', 'chain'] as const;
/** Error of each CNOT: round, so that the SWAPs show. */
const ERROR = 0.01;

export interface RoutePicture {
  machine: Machine;
  first: number;
  plan: Plan;
  /** The layer in which the qubit that begins at each place joins the GHZ state; 0 for the first. */
  joins: number[];
}

/** A GHZ state of six qubits on a machine, from a place on: as a star, or handed on. */
export const play: Playable<RoutePicture> = {
  about: 'GHZ of six qubits',
  controls: [
    { name: 'place', label: 'First qubit at place', kind: 'range', max: PLACES - 1, say: (place) => `place ${place}` },
    { name: 'plan', label: 'Plan', kind: 'choice', max: 1, say: (plan) => (plan === 0 ? 'Star' : 'Chain') },
    { name: 'map', label: 'Machine', kind: 'choice', max: 2, say: (map) => ['Line', 'Grid', 'Any pairs'][map] ?? '' },
  ],
  start: { place: 0, plan: 0, map: 2 },
  stateOf: ({ place = 0, plan = 0, map = 0 }) => routed(place, plan, map),
};

function routed(place: number, plan: number, map: number): PlayState<RoutePicture> {
  const machine = MACHINES[map] ?? line(PLACES);
  const made = PLANS[plan] === 'star' ? star(machine, place) : growing(machine, place);
  const success = noFailure(ERROR, made.cnots);
  const swaps = made.swaps === 0 ? 'No SWAP' : `${made.swaps} SWAP${made.swaps === 1 ? '' : 's'}`;
  return {
    title: `${swaps}: ${made.cnots} CNOTs in ${made.depth} layers, and ${Math.round(100 * success)} of 100 runs are clean`,
    value: percent(success, 0),
    note: `clean, ${made.cnots} CNOTs`,
    data: { machine, first: place, plan: made, joins: joining(made, place) },
  };
}

/** Follows the qubits through the SWAPs. */
function joining({ steps }: Plan, first: number): number[] {
  const at = Array.from({ length: PLACES }, (_, place) => place);
  const joins = at.map(() => 0);
  for (const {
    kind,
    places: [a, b],
    layer,
  } of steps) {
    const [here, there] = [at[a] ?? 0, at[b] ?? 0];
    if (kind === 'swap') [at[a], at[b]] = [there, here];
    else joins[there] = layer;
  }
  joins[first] = 0;
  return joins;
}
