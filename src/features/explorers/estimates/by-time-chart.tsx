import { round } from '#src/base/svg-path.ts';
import type { Chart, Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inMillions } from '#src/charts/numbers.ts';
import type { PlotArea } from '#src/charts/plot-area.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { EstimatesPage } from '#src/model/schemas/pages/estimates.ts';
import { urls } from '#src/model/urls.ts';
import { legendOf } from './by-year-chart.tsx';
import { drawnProblems, type PhysicalEstimate, physicalEstimates } from './estimate-values.ts';
import { NO_PLATFORM, platformNames } from './platforms.ts';
import { Scatter } from './Scatter.tsx';
import { type Pair, type ProductLine, scatterLayoutOf } from './scatter-layout.ts';
import { sentenceOf } from './sentence.ts';

const HOUR = 3600;
const DAY = 24;
type Timed = PhysicalEstimate & { seconds: number };

/** Physical qubits against hours, as they stand on `/estimates`. */
export function byTimeChart(): Chart {
  return byTimeChartOf(physicalEstimates(), pageOf('estimates'));
}

export function byTimeChartOf(
  physical: readonly PhysicalEstimate[],
  { byTime: texts, signs }: Pick<EstimatesPage, 'byTime' | 'signs'>,
): Chart {
  const timed = physical.filter((each): each is Timed => each.seconds !== undefined);
  const pairs = timed.map((each) => pairOf(each));
  const problems = drawnProblems(physical);
  return {
    id: 'estimates-by-time',
    address: `${urls.estimates()}#by-time`,
    title: titleOf(timed, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: timed.length }),
    legend: legendOf(timed, signs).filter(({ text }) => text !== signs.hollow),
    values: { columns: texts.columns, rows: timed.map(rowOf) },
    data: { columns: ['id', 'problem', 'physical_qubits', 'hours', 'qubit_days'], rows: timed.map(dataOf) },
    draw: (size, place) => {
      const layout = scatterLayoutOf(pairs, AXES, size, (plot, of) => productLines(plot, of, texts.product));
      return <Scatter {...{ layout, place, problems, texts }} />;
    },
  };
}

const AXES = {
  x: {
    from: 1e-4,
    to: 2e4,
    ticks: [
      { at: 1 / HOUR, text: '1 second' },
      { at: 1 / 60, text: '1 minute' },
      { at: 1, text: '1 hour' },
      { at: DAY, text: '1 day' },
      { at: 30 * DAY, text: '1 month' },
      { at: 365.25 * DAY, text: '1 year' },
    ],
    narrow: [
      { at: 1 / HOUR, text: '1 second' },
      { at: 1, text: '1 hour' },
      { at: 30 * DAY, text: '1 month' },
    ],
  },
  y: {
    from: 5e3,
    to: 2e10,
    ticks: [1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10].map((at) => ({ at, text: inMillions(at) })),
    narrow: [1e4, 1e6, 1e8, 1e10].map((at) => ({
      at,
      text: inMillions(at).replace('illion', '').replace(' b', ' bn'),
    })),
  },
} as const;

function pairOf(each: Timed): Pair {
  return {
    estimate: each.estimate,
    x: each.seconds / HOUR,
    y: each.qubits,
    name: sentenceOf(each),
    isReported: each.isReported,
  };
}

/** The least qubits times days of the problem with most estimates, and of its first. */
function titleOf(timed: readonly Timed[], texts: EstimatesPage['byTime']): string {
  const [problem = ''] = drawnProblems(timed);
  const own = timed.filter(({ estimate, hasMemory }) => estimate.problem === problem && !hasMemory);
  const [least] = own.toSorted((a, b) => a.qubits * a.seconds - b.qubits * b.seconds);
  const [first] = own.toSorted((a, b) => a.estimate.date.localeCompare(b.estimate.date));
  if (!least || !first) return texts.unit;
  const factor = (first.qubits * first.seconds) / (least.qubits * least.seconds);
  return fillIn(texts.title, { problem, factor: inMillions(factor, 2), name: least.estimate.short });
}

/** Lines of equal qubits times days, from the left edge or the top to the right edge or the bottom. */
function productLines(plot: PlotArea, size: Size, text: string): ProductLine[] {
  const { from: least, to: most } = AXES.x;
  const { from: low, to: high } = AXES.y;
  // Their words stand side by side.
  return (size === 'narrow' ? [1e3, 1e7] : [1e3, 1e5, 1e7, 1e9]).map((qubitDays) => {
    const product = qubitDays * DAY;
    const x0 = Math.max(least, product / high);
    const x1 = Math.min(most, product / low);
    const from = [round(plot.x(x0)), round(plot.y(product / x0))] as const;
    return {
      from,
      to: [round(plot.x(x1)), round(plot.y(product / x1))],
      text: fillIn(text, { product: inMillions(qubitDays) }),
      at: { x: from[0] + 6, y: from[1] + 14, anchor: 'start' },
    };
  });
}

function rowOf(each: Timed): string[] {
  const { estimate, qubitsText, timeText, qubits, seconds, isReported } = each;
  return [
    estimate.short,
    estimate.problem,
    estimate.platform ? platformNames[estimate.platform] : NO_PLATFORM,
    `${qubitsText}${isReported ? ' (reported)' : ''}`,
    timeText ?? '',
    inMillions((qubits * seconds) / (DAY * HOUR), 2),
  ];
}

function dataOf({ estimate, qubits, seconds }: Timed): string[] {
  return [estimate.id, estimate.problem, qubits, seconds / HOUR, (qubits * seconds) / (DAY * HOUR)].map(String);
}
