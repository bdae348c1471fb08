import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { fixed } from '#src/charts/numbers.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { BenchmarksPage } from '#src/model/schemas/pages/benchmarks.ts';
import { urls } from '#src/model/urls.ts';
import { ErrorRows } from './ErrorRows.tsx';
import { layoutOf } from './layout.ts';
import { Below, OperationSign } from './OperationSign.tsx';
import {
  errorsIn,
  isBound,
  kindsOf,
  OPERATIONS,
  type OperatedMachine,
  operatedMachines,
  readoutRatios,
} from './operation-errors.ts';

type Texts = BenchmarksPage['chart'];

/** The errors of gates and of readout, machine by machine, as they stand on `/benchmarks`. */
export function operationErrorsChart(): Chart {
  return chartOf(operatedMachines(), pageOf('benchmarks').chart);
}

/** The chart of these machines. */
export function chartOf(machines: readonly OperatedMachine[], texts: Texts): Chart {
  const compared = readoutRatios(machines).length;
  return {
    id: 'errors-by-operation',
    address: `${urls.benchmarks()}#errors-by-operation`,
    title: findingOf(machines, texts),
    unit: fillIn(texts.unit, { count: machines.length, compared }),
    note: texts.note,
    basis: fillIn(texts.basis, { count: machines.length, newest: formatPartial(newestOf(machines)) }),
    legend: legendOf(machines, texts),
    values: { columns: texts.columns, rows: machines.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: machines.map(dataOf) },
    draw: (size, place) => (
      <ErrorRows
        layout={layoutOf(machines, size)}
        place={place}
        label={texts.label}
        sentenceOf={(machine) => sentenceOf(machine, texts)}
      />
    ),
  };
}

function legendOf(machines: readonly OperatedMachine[], { operations, bound }: Texts): Legend[] {
  const signs = OPERATIONS.map((operation) => ({
    sign: <OperationSign operation={operation} />,
    text: operations[operation],
  }));
  const hasBound = machines.some((machine) => errorsIn(machine).some(isBound));
  return hasBound ? [...signs, { sign: <Below at={[7, 0]} length={14} />, text: bound }] : signs;
}

/** On how many machines readout errs more often than a two-qubit gate, in a sentence that is true of these. */
function findingOf(machines: readonly OperatedMachine[], { more, fewer, nothing }: Texts): string {
  const ratios = readoutRatios(machines);
  const count = ratios.length;
  if (count === 0) return nothing;
  const errsMore = ratios.filter((ratio) => ratio > 1).length;
  const times = (at(ratios, (count - 1) / 2) + at(ratios, count / 2)) / 2;
  if (times <= 1) return fillIn(fewer, { fewer: count - errsMore, count });
  return fillIn(more, { more: errsMore, count, times: fixed(times, 1).replace(/\.0$/, '') });
}

const at = (sorted: readonly number[], place: number) => sorted[Math.floor(place)] ?? Number.NaN;

/** A machine with its errors: "Helios, Quantinuum: one-qubit gate 2.5 × 10⁻⁵, two-qubit gate 0.079%, readout 0.033% (mean)" */
export function sentenceOf(machine: OperatedMachine, { operations }: Texts): string {
  const errors = OPERATIONS.flatMap((operation) => {
    const error = machine.errors[operation];
    return error ? [`${operations[operation].toLowerCase()} ${error.text}`] : [];
  });
  return `${machine.name}, ${machine.maker}: ${errors.join(', ')} (${kindsOf(machine)})`;
}

function rowOf(machine: OperatedMachine): string[] {
  const values = OPERATIONS.map((operation) => machine.errors[operation]?.text ?? '–');
  return [machine.name, machine.maker, ...values, kindsOf(machine), formatPartial(newestOf([machine]))];
}

function newestOf(machines: readonly OperatedMachine[]): string {
  const dates = machines.flatMap(errorsIn).map(({ asOf }) => asOf);
  return dates.sort().at(-1) ?? '';
}

const DATA_COLUMNS = [
  ...['id', 'name', 'maker'],
  ...OPERATIONS.flatMap((operation) => {
    const error = `${operation.replace('-', '_')}_error`;
    return [error, `${error}_kind`, `${error}_as_of`, `${error}_source`];
  }),
];

function dataOf({ id, name, maker, errors }: OperatedMachine): string[] {
  const values = OPERATIONS.flatMap((operation) => {
    const error = errors[operation];
    return error ? [String(error.value), error.kind, error.asOf, error.source] : ['', '', '', ''];
  });
  return [id, name, maker, ...values];
}
