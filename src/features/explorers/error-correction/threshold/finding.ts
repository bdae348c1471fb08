import { type Crossing, crossingOf, type NoCrossing } from '#decoding/statistics/crossing.ts';
import { distanceFor, suppressionOf } from '#decoding/statistics/suppression.ts';
import { type Interval, wilson } from '#decoding/statistics/wilson.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { percent, powerOfTen, whole } from '#src/charts/numbers.ts';
import type { ThresholdTexts } from '#src/model/schemas/pages/error-correction/threshold.ts';
import { type Experiment, OPERATIONS, type Point } from './experiment.ts';
import { bySize } from './points.ts';
import type { Published } from './published-for.ts';
import type { Range } from './ranges.ts';

export type Finding = Crossing | NoCrossing;

/** The 95% interval of a point. */
export function barOf({ failures, shots }: Point): Interval {
  return wilson(failures, shots);
}

/** Small codes cross elsewhere: the largest are fitted. */
const SIZES_FITTED = 3;

/** Undefined before anything was counted. */
export function findingOf(points: readonly Point[]): Finding | undefined {
  if (points.length === 0) return undefined;
  const sizes = [...bySize(points).keys()].slice(-SIZES_FITTED);
  return crossingOf(points.filter(({ size }) => sizes.includes(size)));
}

interface Found {
  finding: Finding | undefined;
  /** How many sizes are simulated. */
  sizes: number;
  range: Range;
  published: readonly Published[];
}

/**
 * The title of the picture: where the curves cross, beside what was published for just this code, noise and decoder. Two
 * sizes cross somewhere, too, which is not yet a threshold; one alone is a yardstick for other decoders.
 */
export function titleOf({ title }: ThresholdTexts, { finding, sizes, range, published }: Found): string {
  if (!finding) return title.waiting;
  if (sizes === 1) return title.one;
  if (finding.kind === 'none')
    return finding.why === 'the curves do not cross'
      ? fillIn(title.none, { from: percent(range.from), to: percent(range.to) })
      : title.few;
  const crossing = { rate: percent(finding.rate, 2), deviation: percent(finding.deviation, 2) };
  if (sizes === 2) return fillIn(title.two, crossing);
  const same = published.find(({ isSame }) => isSame);
  return same ? fillIn(title.published, { ...crossing, published: same.value }) : fillIn(title.alone, crossing);
}

/**
 * At the lowest rate that was tried: what two more in distance gain, and which distance an error of 10 to the minus `wished`
 * takes.
 */
export function belowThreshold({ below }: ThresholdTexts, points: readonly Point[], wished: number): string {
  const rates = points.map(({ rate }) => rate);
  const lowest = Math.min(...rates);
  const at = points.filter(({ rate }) => rate === lowest);
  const suppression = suppressionOf(at);
  if (!suppression) return below.unknown;
  const error = powerOfTen(-wished);
  if (suppression.lambda <= 1) return fillIn(below.above, { rate: percent(lowest, 2), wished: error });
  const distance = distanceFor(at, 10 ** -wished);
  return fillIn(below.below, {
    rate: percent(lowest, 2),
    lambda: suppression.lambda.toFixed(2),
    deviation: suppression.deviation.toFixed(2),
    wished: error,
    distance: distance === undefined ? '' : whole(distance),
  });
}

/** Everything that was counted, as a file, with all that was set; what a noise does not have stays empty. */
export function csvOf(experiment: Experiment, points: readonly Point[]): string {
  const { code, noise, bias, strengths, decoder } = experiment;
  const settings = [
    ...[code, noise, noise === 'biased' ? bias : ''],
    ...OPERATIONS.map((operation) => (noise === 'circuit' ? strengths[operation] : '')),
    decoder,
  ];
  const rows = points.map((point) => {
    const { low, high } = barOf(point);
    const share = point.failures / point.shots;
    return [...settings, point.size, point.rate, point.shots, point.failures, share, low, high].join(',');
  });
  return [COLUMNS, ...rows, ''].join('\r\n');
}

const COLUMNS =
  'code,noise,bias,one_qubit_factor,preparation_factor,measurement_factor,idle_factor,decoder,size,physical_error,shots,failures,logical_error,low_95,high_95';
