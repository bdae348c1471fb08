import { fixed } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import { HOUSE, maxCut } from './graphs.ts';
import { HOUSE_LOWER_HILL, HOUSE_ONE_LAYER, oneLayerMean } from './qaoa-optimization-theory.ts';

export interface PointPicture {
  /** The point, in radians. */
  gamma: number;
  beta: number;
  /** The mean cut there, and the least and greatest of all points, in edges. */
  mean: number;
  range: [lowest: number, highest: number];
}

const [BEST, COIN] = [maxCut(HOUSE), HOUSE.edges.length / 2];
/** Means that differ by less are printed alike. */
const ALIKE = 0.005;

const meanAt = (gamma: number, beta: number) => oneLayerMean(HOUSE, gamma, beta);
const hill = ({ gammas: [gamma = 0], betas: [beta = 0] }: typeof HOUSE_ONE_LAYER) => meanAt(gamma, beta);
const [HIGHEST, LOWER] = [hill(HOUSE_ONE_LAYER), hill(HOUSE_LOWER_HILL)];
const LOWEST = lowest();

/** One layer on the house: the two angles as a point of the map of mean cuts. */
export const play: Playable<PointPicture> = {
  about: 'The house, one layer',
  controls: [angle('gamma', 'γ', 6.28), angle('beta', 'β', 1.57)],
  start: { gamma: 0, beta: 0 },
  stateOf: ({ gamma = 0, beta = 0 }) => point(gamma, beta),
};

function angle(name: string, sign: string, max: number): Playable<PointPicture>['controls'][number] {
  return {
    name,
    label: sign,
    kind: 'range',
    max,
    step: 0.01,
    press: 5,
    say: (value) => `${sign} = ${fixed(value, 2)}`,
  };
}

function point(gamma: number, beta: number): PlayState<PointPicture> {
  const mean = meanAt(gamma, beta);
  return {
    title: `γ = ${fixed(gamma, 2)}, β = ${fixed(beta, 2)}: the mean cut is ${fixed(mean, 2)} of ${BEST}, ${judged(mean)}`,
    value: fixed(mean, 2),
    note: `of ${BEST}, γ = ${fixed(gamma, 2)}`,
    data: { gamma, beta, mean, range: [LOWEST, HIGHEST] },
  };
}

function judged(mean: number): string {
  if (mean > HIGHEST - ALIKE) return 'the top of the highest hill';
  if (Math.abs(mean - LOWER) < ALIKE) return 'as high as the lower hill';
  if (Math.abs(mean - COIN) < ALIKE) return 'as by a coin';
  return mean < COIN ? `less than a coin’s ${COIN}` : `more than a coin’s ${COIN}`;
}

/** The least mean, to a hundredth: over a grid finer than the map's. */
function lowest(): number {
  let least = COIN;
  for (let gamma = 0; gamma < 2 * Math.PI; gamma += 0.05)
    for (let beta = 0; beta < Math.PI / 2; beta += 0.05) least = Math.min(least, meanAt(gamma, beta));
  return least;
}
