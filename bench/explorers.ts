import { rotatedSurfaceCode } from '#decoding/codes/rotated-surface.ts';
import { failuresOfAll, failuresOfSome } from '#decoding/exhaustion/errors-of-weight.ts';
import { matchingGraph } from '#decoding/graph/build-graph.ts';
import type { Decoder } from '#decoding/graph/decoder.ts';
import { MatchingDecoder } from '#decoding/matching/matching-decoder.ts';
import { flipModel } from '#decoding/noise/phenomenological.ts';
import { countFailures } from '#decoding/sampling/count-failures.ts';
import { seededRandom } from '#decoding/sampling/seeded-random.ts';
import { crossingOf } from '#decoding/statistics/crossing.ts';
import { deviations, type LogicalErrors, modelOf, readLogicalErrors } from '#decoding/testing/logical-errors.ts';
import {
  CIRCUIT_MATCHING,
  CIRCUIT_MATCHING_UNWEIGHTED,
  CIRCUIT_UNION_FIND,
  CIRCUIT_UNION_FIND_UNWEIGHTED,
  countCurves,
  FLIPS_MATCHING,
  FLIPS_UNION_FIND,
  type PublishedThreshold,
  READ_AGAIN_MATCHING,
  READ_AGAIN_UNION_FIND,
} from '#decoding/testing/published-thresholds.ts';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import { benchDecodingRates } from './decoding-rates.ts';

/** What decoding costs, and whether it finds what is published, with more shots than `npm test` has time for. */
export function benchExplorers(): boolean {
  const holds = [benchDecodingRates(), benchLightErrors(), benchAgainstPyMatching(), benchThresholds()];
  return holds.every(Boolean);
}

/** Union-find corrects whatever is lighter than half the distance. */
function benchLightErrors(): boolean {
  const [nine, eleven] = [9, 11].map((distance) => flipModel(rotatedSurfaceCode(distance), 'X', 0.01));
  if (!nine || !eleven) return false;
  const decoder = new UnionFindDecoder(matchingGraph(nine));
  const all = [1, 2, 3, 4].map((weight) => failuresOfAll(nine, decoder, weight));
  const errors = all.reduce((sum, { errors }) => sum + errors, 0);
  const failures = all.reduce((sum, { failures }) => sum + failures, 0);
  const draw = { weight: 5, errors: 1_000_000, random: seededRandom(11) };
  const sampled = failuresOfSome(eleven, new UnionFindDecoder(matchingGraph(eleven)), draw);
  console.log('Errors lighter than half the distance that beat union-find');
  console.log(`  d =  9: ${failures} of all ${errors.toLocaleString('en-US')}; d = 11: ${sampled} of 1,000,000 drawn`);
  return failures + sampled === 0;
}

const SHOTS = 100_000;
/** As in the tests. */
const WORSE = 1.3;

/** How often decoders fail, against what PyMatching counted in ten times as many shots. */
function benchAgainstPyMatching(): boolean {
  console.log(`Failures in ${SHOTS.toLocaleString('en-US')} shots, against PyMatching's share`);
  return readLogicalErrors()
    .map((counted) => {
      const model = modelOf(counted);
      const graph = matchingGraph(model);
      const failuresBy = (decoder: Decoder) => countFailures(model, decoder, SHOTS, seededRandom(counted.seed));
      const matching = failuresBy(new MatchingDecoder(graph));
      const unionFind = failuresBy(new UnionFindDecoder(graph));
      const share = counted.mistakes / counted.shots;
      const off = deviations(matching, counted);
      console.log(
        `  ${titleOf(counted).padEnd(48)}  matching ${times(matching.failures / SHOTS / share)} (${off.toFixed(1)} σ),` +
          ` union-find ${times(unionFind.failures / SHOTS / share)}`,
      );
      const worst = { ...counted, mistakes: WORSE * counted.mistakes };
      return Math.abs(off) < 3.5 && deviations(unionFind, worst) < 3;
    })
    .every(Boolean);
}

const titleOf = ({ task, distance, noise }: LogicalErrors) => `${task}, d = ${distance}, ${noise}`;
const times = (factor: number) => `× ${factor.toFixed(3)}`;

interface Trial {
  readonly published: PublishedThreshold;
  readonly sizes: readonly number[];
  readonly shots: number;
}

const THRESHOLDS: readonly Trial[] = [
  { published: FLIPS_UNION_FIND, sizes: [8, 16, 24], shots: 10_000 },
  { published: FLIPS_MATCHING, sizes: [8, 12, 16], shots: 10_000 },
  { published: READ_AGAIN_UNION_FIND, sizes: [8, 12, 16], shots: 6000 },
  { published: READ_AGAIN_MATCHING, sizes: [8, 10, 12], shots: 3000 },
  { published: CIRCUIT_MATCHING, sizes: [6, 8, 10], shots: 3000 },
  { published: CIRCUIT_MATCHING_UNWEIGHTED, sizes: [6, 8, 10], shots: 3000 },
  { published: CIRCUIT_UNION_FIND, sizes: [6, 8, 10], shots: 3000 },
];
/** The union-find of that paper grows clusters otherwise: told, not judged. */
const OTHERWISE: readonly Trial[] = [{ published: CIRCUIT_UNION_FIND_UNWEIGHTED, sizes: [6, 8, 10], shots: 3000 }];

function benchThresholds(): boolean {
  console.log('Thresholds of the toric code, by finite-size scaling');
  const holds = THRESHOLDS.map(findAgain).every(Boolean);
  console.log('  of another union-find, so not judged');
  for (const trial of OTHERWISE) findAgain(trial);
  return holds;
}

/** Whether a crossing is where the paper has it. */
function findAgain({ published, sizes, shots }: Trial): boolean {
  const crossing = crossingOf(countCurves(published, sizes, shots));
  const title = `  ${published.noise}, ${published.decoder}`.padEnd(40);
  const paper = `published ${percent(published.rate)} ± ${percent(published.within)}`;
  if (crossing.kind === 'none') {
    console.log(`${title} none: ${crossing.why}; ${paper}`);
    return false;
  }
  console.log(`${title} ${percent(crossing.rate)} ± ${percent(crossing.deviation)}; ${paper}`);
  return Math.abs(crossing.rate - published.rate) <= published.within;
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
