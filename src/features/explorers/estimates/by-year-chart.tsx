import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inMillions, whole } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { placedMachines } from '#src/features/directory/machines/placed-machines.ts';
import { pageOf } from '#src/model/read-content.ts';
import { ESTIMATE_PLATFORMS } from '#src/model/schemas/estimate.ts';
import type { EstimatesPage } from '#src/model/schemas/pages/estimates.ts';
import { urls } from '#src/model/urls.ts';
import { ByYear } from './ByYear.tsx';
import { layoutOf } from './by-year-layout.ts';
import { colorOf } from './colors.ts';
import { EstimateSign } from './EstimateSign.tsx';
import { drawnProblems, lowestByYear, type PhysicalEstimate, physicalEstimates } from './estimate-values.ts';
import { NO_PLATFORM, platformNames } from './platforms.ts';

/** Today's largest machines: with a published two-qubit error, and, where it is larger, without one. */
export interface Today {
  withError: number;
  larger: { name: string; qubits: number } | undefined;
}

/** Physical qubits by year, as they stand on `/estimates`. */
export function byYearChart(): Chart {
  return byYearChartOf(physicalEstimates(), today(), pageOf('estimates'));
}

export function today(): Today {
  const atWork = placedMachines().filter(
    ({ hasGates, status, qubits }) => hasGates && qubits && (status === 'in service' || status === 'laboratory'),
  );
  const largest = (machines: typeof atWork) =>
    machines.toSorted((a, b) => (b.qubits ?? 0) - (a.qubits ?? 0)).map(({ name, qubits = 0 }) => ({ name, qubits }))[0];
  const measured = largest(atWork.filter(({ error }) => error));
  const all = largest(atWork);
  if (!measured) throw new Error('No machine at work publishes an error; the band of the drawing has no top');
  return { withError: measured.qubits, larger: all && all.qubits > measured.qubits ? all : undefined };
}

export function byYearChartOf(
  physical: readonly PhysicalEstimate[],
  { withError, larger }: Today,
  { byYear: texts, signs }: Pick<EstimatesPage, 'byYear' | 'signs'>,
): Chart {
  const band = [
    fillIn(texts.band, { qubits: whole(withError) }),
    ...(larger ? [fillIn(texts.larger, { name: larger.name, qubits: whole(larger.qubits) })] : []),
  ];
  return {
    id: 'estimates-by-year',
    address: `${urls.estimates()}#by-year`,
    title: titleOf(physical, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { count: physical.length }),
    legend: legendOf(physical, signs),
    values: { columns: texts.columns, rows: physical.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: physical.map(dataOf) },
    draw: (size, place) => (
      <ByYear layout={layoutOf(physical, withError, band, size)} place={place} label={texts.label} />
    ),
  };
}

/** How far the problem with most estimates fell. */
function titleOf(physical: readonly PhysicalEstimate[], texts: EstimatesPage['byYear']): string {
  const [problem = ''] = drawnProblems(physical);
  const lowest = lowestByYear(physical, problem);
  const [first, last] = [lowest[0], lowest.toSorted((a, b) => a.qubits - b.qubits)[0]];
  if (!first || !last || first === last) return fillIn(texts.unchanged, { count: physical.length });
  return fillIn(texts.title, {
    problem,
    from: inMillions(first.qubits),
    to: inMillions(last.qubits),
    years: last.year - first.year,
  });
}

/** The problems by color, the machines by shape, and what a hollow or broken sign means. */
export function legendOf(physical: readonly PhysicalEstimate[], signs: EstimatesPage['signs']): Legend[] {
  const problems = drawnProblems(physical);
  const platforms = ESTIMATE_PLATFORMS.filter((platform) =>
    physical.some(({ estimate }) => estimate.platform === platform),
  );
  const ink = 'var(--color-ink-2)';
  return [
    ...problems.map((problem) => ({
      sign: <path d="M-8 0H8" stroke={colorOf(problem, problems)} strokeWidth="3" />,
      text: problem,
    })),
    {
      sign: <path d="M-8 0H8" stroke="var(--color-ink-3)" strokeWidth="3" strokeDasharray="2 2" />,
      text: signs.others,
    },
    ...platforms
      .filter((platform) => platform !== 'several')
      .map((platform) => ({
        sign: <EstimateSign platform={platform} color={ink} />,
        text: platformNames[platform],
      })),
    { sign: <EstimateSign platform={undefined} color={ink} />, text: signs.noMachine },
    { sign: <EstimateSign platform="superconducting" color={ink} isHollow />, text: signs.hollow },
    ...(physical.some(({ isReported }) => isReported)
      ? [{ sign: <EstimateSign platform="superconducting" color={ink} isReported />, text: signs.reported }]
      : []),
  ];
}

function rowOf({ estimate, qubitsText, timeText, isReported }: PhysicalEstimate): string[] {
  return [
    estimate.short,
    estimate.problem,
    estimate.platform ? platformNames[estimate.platform] : NO_PLATFORM,
    `${qubitsText}${isReported ? ' (reported)' : ''}`,
    timeText ?? 'not on record',
    formatPartial(estimate.date.slice(0, 'yyyy-mm'.length)),
  ];
}

const DATA_COLUMNS = [
  ...['id', 'problem', 'platform', 'physical_qubits', 'run_time_seconds', 'physical_error', 'cycle_seconds'],
  ...['has_memory', 'is_reported', 'published'],
];

function dataOf({ estimate, qubits, seconds, hasMemory, isReported }: PhysicalEstimate): string[] {
  const { id, problem, platform = '', assumes = {}, date } = estimate;
  const cells = [id, problem, platform, qubits, seconds, assumes.error, assumes.cycle, hasMemory, isReported, date];
  return cells.map((cell) => String(cell ?? ''));
}
