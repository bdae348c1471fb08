import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { powerOfTen, whole } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { EstimatesPage } from '#src/model/schemas/pages/estimates.ts';
import { urls } from '#src/model/urls.ts';
import { colorOf } from './colors.ts';
import { type LogicalEstimate, logicalEstimates } from './estimate-values.ts';
import { Scatter } from './Scatter.tsx';
import { type Pair, scatterLayoutOf } from './scatter-layout.ts';

/** Logical qubits against gates, as they stand on `/estimates`: nothing physical is in it. */
export function logicalChart(): Chart {
  return logicalChartOf(logicalEstimates(), pageOf('estimates').logical);
}

export function logicalChartOf(logical: readonly LogicalEstimate[], texts: EstimatesPage['logical']): Chart {
  const problems = problemsOf(logical);
  const shown = logical.map(({ estimate, ...each }) => ({ ...each, estimate: { ...estimate, platform: undefined } }));
  return {
    id: 'estimates-logical',
    address: `${urls.estimates()}#logical-counts`,
    title: titleOf(logical, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: logical.length }),
    legend: problems.map((problem) => ({
      sign: <path d="M-8 0H8" stroke={colorOf(problem, problems)} strokeWidth="3" />,
      text: problem,
    })),
    values: { columns: texts.columns, rows: logical.map(rowOf) },
    data: { columns: ['id', 'problem', 'logical_qubits', 'gates', 'published'], rows: logical.map(dataOf) },
    draw: (size, place) => (
      <Scatter layout={scatterLayoutOf(shown.map(pairOf), AXES, size)} {...{ place, problems, texts }} />
    ),
  };
}

const AXES = {
  x: {
    from: 1e6,
    to: 3e16,
    ticks: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((at) => ({ at: 10 ** at, text: powerOfTen(at) })),
    narrow: [6, 8, 10, 12, 14, 16].map((at) => ({ at: 10 ** at, text: powerOfTen(at) })),
  },
  y: {
    from: 80,
    to: 5e4,
    ticks: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000].map((at) => ({ at, text: whole(at) })),
    narrow: [100, 1000, 10_000].map((at) => ({ at, text: whole(at) })),
  },
} as const;

/** The four problems with most of them. */
function problemsOf(logical: readonly LogicalEstimate[]): string[] {
  return [...Map.groupBy(logical, ({ estimate }) => estimate.problem)]
    .filter(([, group]) => group.length > 1)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([problem]) => problem)
    .slice(0, 4);
}

function pairOf({ estimate, qubits, gates, qubitsText, gatesText, isReported }: LogicalEstimate): Pair {
  const { short, problem } = estimate;
  return {
    estimate,
    x: gates,
    y: qubits,
    name: `${short}: ${problem}, ${qubitsText} logical qubits, ${gatesText} gates${isReported ? ', reported' : ''}`,
    isReported,
  };
}

/** The fewest gates that are on record beside logical qubits. */
function titleOf(logical: readonly LogicalEstimate[], texts: EstimatesPage['logical']): string {
  const [least] = logical.filter(({ isReported }) => !isReported).toSorted((a, b) => a.gates - b.gates);
  if (!least) return texts.unit;
  return fillIn(texts.title, { problem: least.estimate.problem, gates: least.gatesText, qubits: least.qubitsText });
}

function rowOf({ estimate, qubitsText, gatesText, isReported }: LogicalEstimate): string[] {
  return [
    estimate.short,
    estimate.problem,
    `${qubitsText}${isReported ? ' (reported)' : ''}`,
    gatesText,
    formatPartial(estimate.date.slice(0, 'yyyy-mm'.length)),
  ];
}

function dataOf({ estimate, qubits, gates }: LogicalEstimate): string[] {
  return [estimate.id, estimate.problem, qubits, gates, estimate.date].map(String);
}
