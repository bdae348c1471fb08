import { fixed, percent, whole } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import {
  agreement,
  BELL_STATES,
  bellBits,
  bobAloneOutcomes,
  CHSH_DIRECTIONS,
  chshOutcomes,
  correlation,
  leastForChsh,
  mostLinks,
  PHI_PLUS,
  PLANS,
  passedOverNoisy,
  passedWithBits,
  passedWithFlip,
  planSum,
  quantumSum,
  settingCorrelation,
  sumDeviation,
  wins,
} from './bell-pairs-at-work-theory.ts';

const RUNS = 4096;
const LINK = 0.95;
const sums = PLANS.flat().map(planSum);
const last = BELL_STATES.at(-1) ?? PHI_PLUS;
const chsh = chshOutcomes();
const [fit = 0, miss = 0] = [chsh['0000'], chsh['0001']];
const alone = bobAloneOutcomes();
const bobsZero = (choice: string) =>
  Object.entries(alone).reduce((sum, [bits, p]) => (bits.startsWith('0') && bits.endsWith(choice) ? sum + p : sum), 0);
const agree11 = agreement(PHI_PLUS, CHSH_DIRECTIONS.alice[1], CHSH_DIRECTIONS.bob[1]);
const links = mostLinks(LINK);
/** Z and X on both sides, Bob's two questions exchanged. */
const sumInZAndX =
  correlation(PHI_PLUS, 0, 90) +
  correlation(PHI_PLUS, 0, 0) +
  correlation(PHI_PLUS, 90, 90) -
  correlation(PHI_PLUS, 90, 0);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'amplitude-01': fixed(-Math.SQRT1_2, 4),
  'amplitude-10': fixed(Math.SQRT1_2, 4),
  'bits-psi-minus': bellBits(last),
  plans: sums.length,
  'plans-with-2': sums.filter((sum) => sum === 2).length,
  'plans-with-minus-2': sums.filter((sum) => sum === -2).length,
  'wins-plan': percent(wins(Math.max(...sums)), 0),
  'e-00': fixed(settingCorrelation(0, 0), 4),
  'e-01': fixed(settingCorrelation(0, 1), 4),
  'e-10': fixed(settingCorrelation(1, 0), 4),
  'e-11': fixed(settingCorrelation(1, 1), 4),
  'quantum-sum': fixed(quantumSum(), 4),
  'p-fit': fixed(fit, 4),
  'count-fit': whole(RUNS * fit),
  'sigma-fit': fixed(countDeviation(RUNS, fit), 0),
  'p-miss': fixed(miss, 4),
  'count-miss': whole(RUNS * miss),
  'sigma-miss': fixed(countDeviation(RUNS, miss), 0),
  'wins-pair': percent(wins(quantumSum()), 1),
  'count-wins': whole(RUNS * wins(quantumSum())),
  'sigma-wins': fixed(countDeviation(RUNS, wins(quantumSum())), 0),
  'sigma-sum': fixed(sumDeviation(quantumSum(), RUNS), 3),
  'sigma-plan': fixed(sumDeviation(2, RUNS), 3),
  'sigmas-above': fixed((quantumSum() - 2) / sumDeviation(2, RUNS), 0),
  'sum-z-x': fixed(sumInZAndX, 0),
  'p-z-string': fixed(alone['000'], 4),
  'p-x-string': fixed(alone['001'], 4),
  'bob-zero-z': fixed(bobsZero('0'), 4),
  'bob-zero-x': fixed(bobsZero('1'), 4),
  'count-quarter': whole(RUNS / 4),
  'sigma-quarter': fixed(countDeviation(RUNS, 1 / 4), 0),
  'agree-11': fixed(agree11, 4),
  'differ-11': fixed(1 - agree11, 4),
  'half-agree-11': fixed(agree11 / 2, 4),
  'half-differ-11': fixed((1 - agree11) / 2, 4),
  'count-quarter-1024': whole(1024 / 4),
  'sigma-quarter-1024': fixed(countDeviation(1024, 1 / 4), 0),
  'passed-flip': fixed(passedWithFlip(60), 3),
  'passed-0': fixed(passedWithBits(0), 1),
  'passed-1': fixed(passedWithBits(1), 3),
  'count-sixteenth-1024': whole(1024 / 16),
  'sigma-sixteenth-1024': fixed(countDeviation(1024, 1 / 16), 0),
  'least-for-chsh': fixed(leastForChsh(), 3),
  'most-links': links,
  'quality-most': fixed(LINK ** links, 3),
  'quality-one-more': fixed(LINK ** (links + 1), 3),
  'passed-most': fixed(passedOverNoisy(LINK ** links), 3),
};
