import { fixed, percent } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import {
  bestIterations,
  degrees,
  itemNames,
  meanAmplitude,
  searchAngle,
  searchState,
  successProbability,
} from './grovers-search-theory.ts';

const [QUBITS, ITEMS, MARKED] = [3, 8, '101'];

export interface SearchPicture {
  /** Each item's name and amplitude, in counting order. */
  items: { state: string; value: number }[];
  marked: number;
  mean: number;
  /** Angles of the arrow in the plane so far, in radians; the last is the present one. */
  angles: number[];
}

/** Eight items of which 101 is marked, after 0 to 6 iterations: over the best number, down, and up again. */
export const play: Playable<SearchPicture> = {
  about: `Eight items, ${MARKED} is marked`,
  controls: [{ name: 'k', label: 'Iterations', kind: 'range', max: 6, say: (k) => `k = ${k}` }],
  start: { k: 0 },
  stateOf: ({ k = 0 }) => searchAfter(k),
};

function searchAfter(k: number): PlayState<SearchPicture> {
  const probability = successProbability(ITEMS, k);
  return {
    title: `${k === 0 ? 'At the start' : `After ${k} iteration${k === 1 ? '' : 's'}`}, ${MARKED} is read in ${runsOf(probability)}${verdict(k)}`,
    value: percent(probability, 0),
    note: `reads ${MARKED}, k = ${k}`,
    data: {
      items: searchState(QUBITS, k, [MARKED]),
      marked: itemNames(QUBITS).indexOf(MARKED),
      mean: meanAmplitude(ITEMS, k),
      angles: Array.from({ length: k + 1 }, (_, turns) => (2 * turns + 1) * searchAngle(ITEMS)),
    },
  };
}

const runsOf = (probability: number) =>
  probability > 0.995 ? 'nearly all runs' : `${Math.round(100 * probability)} of 100 runs`;

/** What to make of it: the best number of iterations, past it, or near it again on the other side. */
function verdict(k: number): string {
  const best = bestIterations(ITEMS);
  if (k < best) return '';
  if (k === best) return ': stop here';
  const isFalling = successProbability(ITEMS, k) < successProbability(ITEMS, k - 1);
  return isFalling ? ': too far' : ', with the arrow pointing down';
}

/** Where the arrow stands, in degrees of a full circle: "103.5°". */
export const angleText = (angle: number) => `${fixed(degrees(angle) % 360, 1)}°`;
