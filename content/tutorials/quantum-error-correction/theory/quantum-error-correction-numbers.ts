import { fixed, percent, significant, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { at } from '#src/features/learn/tutorials/at.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { BITS, PATCH, SHOR, STEANE, syndromeOf } from './css-codes.ts';
import { EXAMPLE } from './quantum-error-correction-pictures.tsx';
import {
  breakEvenOf,
  copiesFor,
  crossingOf,
  detectorsOf,
  distanceFor,
  distanceOf,
  errorPerRound,
  errorsOfWeight,
  failuresByWeight,
  fewestQubits,
  foundShare,
  likelier,
  logicalErrorRate,
  lostVotes,
  patchQubits,
  rateWithLambda,
  threeTurnsLost,
} from './quantum-error-correction-theory.ts';
import { COUNTED, DISTANCES, lostShares } from './threshold-counts.ts';

const SHOTS = 4096;
const [turn, small] = [foundShare(Math.PI / 4), Math.PI / 8];
const shorFailures = failuresByWeight(SHOR);
const shorSyndromes = new Set(
  Array.from({ length: 9 }, (_, qubit) => 1 << qubit)
    .flatMap((bit) => [
      { x: bit, z: 0 },
      { x: 0, z: bit },
      { x: bit, z: bit },
    ])
    .concat({ x: 0, z: 0 })
    .map((error) => syndromeOf(SHOR, error).join()),
);
const steaneWords = 2 ** 4;

const lost = (n: number, p: number, digits: number) => percent(lostVotes(n, p), digits);
const lambda = (rate: number, index: number) => {
  const [one = 0, other = 0] = [index, index + 1].map((each) =>
    errorPerRound(at(lostShares(rate), each), at(DISTANCES, each)),
  );
  return one / other;
};

const willow = entriesOf('logical-experiments').find(({ id }) => id === 'willow-d7-2024')?.figures ?? {};
const figure = (name: string) => {
  const value = willow[name]?.[0]?.value;
  if (value === undefined) throw new Error(`willow-d7-2024 has no figure "${name}"`);
  return String(value);
};
const willowLambda = Number.parseFloat(figure('lambda'));
const willowError = Number.parseFloat(figure('error-per-cycle-d7')) / 100;
const willowDistance = distanceFor(7, willowError, willowLambda, 1e-6);

const table = Object.fromEntries(
  [0, 2, 5, 10].flatMap((rate) =>
    DISTANCES.map((distance, index) => [`lost-${rate}-${distance}`, percent(at(lostShares(rate), index), 2)]),
  ),
);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory or counted. */
export const numbers = {
  'lost-3-40': lost(3, 0.4, 1),
  'lost-5-40': lost(5, 0.4, 1),
  'lost-3-10': lost(3, 0.1, 2),
  'lost-5-10': lost(5, 0.1, 2),
  'lost-3-1': lost(3, 0.01, 4),
  'lost-5-1': lost(5, 0.01, 4),
  'copies-for-a-millionth': copiesFor(0.1, 1e-6),
  'lost-3-10-share': fixed(lostVotes(3, 0.1), 3),
  'lost-3-10-count': fixed(SHOTS * lostVotes(3, 0.1), 1),
  'lost-3-10-deviation': fixed(countDeviation(SHOTS, lostVotes(3, 0.1)), 1),
  'amplitude-large': fixed(Math.cos(Math.PI / 6), 4),
  'amplitude-small': fixed(Math.sin(Math.PI / 6), 4),
  'gain-at-1': fixed(0.01 / lostVotes(3, 0.01), 0),
  'fires-at-1': percent(1 - 0.99 ** 3 - 0.01 ** 3, 2),
  'turn-share': fixed(turn, 4),
  'turn-count': fixed(SHOTS * turn, 1),
  'turn-deviation': fixed(countDeviation(SHOTS, turn), 1),
  'turn-three-each': percent(foundShare(small), 2),
  'turn-three-lost': percent(threeTurnsLost(small), 2),
  'shor-syndromes': shorSyndromes.size,
  'shor-pairs': errorsOfWeight(9, 2),
  'shor-pairs-mended': errorsOfWeight(9, 2) - at(shorFailures, 2),
  'shor-at-1': percent(logicalErrorRate(shorFailures, 0.01), 2),
  'shor-break-even': percent(breakEvenOf(shorFailures), 1),
  'distance-shor': distanceOf(SHOR),
  'distance-bits': distanceOf(BITS),
  'fewest-qubits': fewestQubits(),
  'distance-steane': distanceOf(STEANE),
  'steane-amplitude': fixed(1 / Math.sqrt(8), 4),
  'steane-words': steaneWords,
  'steane-count': fixed(SHOTS / steaneWords, 0),
  'steane-deviation': fixed(countDeviation(SHOTS, 1 / steaneWords), 1),
  'patch-3': patchQubits(3),
  'patch-5': patchQubits(5),
  'patch-7': patchQubits(7),
  'distance-patch': distanceOf(PATCH),
  'likelier-at-1': whole(likelier(0.01, 3)),
  'likelier-five': `${significant(likelier(0.01, 5), 3)}`,
  'matching-errors': EXAMPLE.errors.length,
  'matching-repairs': EXAMPLE.repairs.length,
  'matching-left': EXAMPLE.isLost ? 'a logical flip' : 'a product of checks, so nothing is lost',
  'detectors-7': detectorsOf(7),
  'fewest-lost': at(at(COUNTED, 0).failures, 2),
  'most-runs': whole(at(COUNTED, 0).shots),
  'fewest-scatter': percent(1 / Math.sqrt(at(at(COUNTED, 0).failures, 2)), 0),
  ...table,
  'gain-04': fixed(at(lostShares(2), 0) / at(lostShares(2), 2), 1),
  'crossing-35': percent(crossingOf(COUNTED, 0, 1), 2),
  'crossing-57': percent(crossingOf(COUNTED, 1, 2), 2),
  'lambda-04-35': fixed(lambda(2, 0), 1),
  'lambda-04-57': fixed(lambda(2, 1), 1),
  'threshold-by-lambda': percent(0.004 * lambda(2, 1), 1),
  'willow-lambda': figure('lambda'),
  'willow-lambda-short': fixed(willowLambda, 2),
  'willow-error': figure('error-per-cycle-d7'),
  'willow-lifetime': figure('lifetime-ratio'),
  'p-of-willow': percent(rateWithLambda(COUNTED, willowLambda), 2),
  'willow-distance': willowDistance,
  'willow-qubits': whole(patchQubits(willowDistance)),
};
