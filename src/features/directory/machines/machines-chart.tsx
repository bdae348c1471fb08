import type { Chart, Legend, Place, Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { whole } from '#src/charts/numbers.ts';
import { SignMark } from '#src/charts/TechnologySign.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { MachinesPage } from '#src/model/schemas/pages/list-page.ts';
import { MACHINE_TECHNOLOGIES } from '#src/model/schemas/technology.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { isMeasured, type MeasuredMachine, type PlacedMachine, placedMachines } from './placed-machines.ts';
import { findingOf, isCrossed } from './qubits-and-errors/findings.ts';
import { type ChartLayout, layoutOf } from './qubits-and-errors/layout.ts';
import { QubitsAndErrors } from './qubits-and-errors/QubitsAndErrors.tsx';

/** The figure's anchor on `/machines`. */
const ANCHOR = 'qubits-and-errors';

/** All machines by qubits and two-qubit error, as it stands on `/machines`. */
export function machinesChart(): Chart {
  return chartOf(placedMachines(), pageOf('machines').chart);
}

/** The chart of these machines. */
export function chartOf(machines: readonly PlacedMachine[], texts: MachinesPage['chart']): Chart {
  const measured = machines.filter(isMeasured);
  const { title, line } = findingOf(measured, texts);
  const values = { columns: texts.columns, rows: measured.toSorted(byError).map(rowOf) };
  return {
    id: 'machines',
    address: `${urls.machines()}#${ANCHOR}`,
    title,
    unit: `${line} ${texts.unit}`,
    note: texts.note,
    basis: fillIn(texts.basis, { count: machines.length, newest: formatPartial(newestOf(measured)) }),
    legend: legendOf(machines),
    values,
    data: { columns: DATA_COLUMNS, rows: machines.map(dataOf) },
    draw: (size, place) => drawing(machines, texts, size, place),
  };
}

function drawing(machines: readonly PlacedMachine[], texts: MachinesPage['chart'], size: Size, place: Place) {
  return <QubitsAndErrors layout={layoutWith(machines, texts, size)} place={place} texts={texts} label={texts.label} />;
}

/** Where everything is, with the texts of the page; `named` says which machines have names, if not as many as fit. */
export function layoutWith(
  machines: readonly PlacedMachine[],
  texts: MachinesPage['chart'],
  size: Size,
  named?: readonly string[],
): ChartLayout {
  const free = isCrossed(machines.filter(isMeasured)) ? texts.freeOfMeans : texts.free;
  return layoutOf(machines, size, { ...texts, free, ...rugTexts(machines, texts) }, named);
}

/** What stands over the signs below the axis: all machines are in one of these sentences or in the drawing. */
function rugTexts(machines: readonly PlacedMachine[], texts: MachinesPage['chart']) {
  const errorless = machines.filter(({ hasGates, error }) => hasGates && !error);
  const uncounted = errorless.filter(({ qubits }) => qubits === undefined).length;
  const sentence = fillIn(texts.withoutError, { count: errorless.length });
  return {
    withoutError: uncounted > 0 ? `${sentence} ${fillIn(texts.withoutCount, { count: uncounted })}` : sentence,
    withoutGates: fillIn(texts.withoutGates, { count: machines.filter(({ hasGates }) => !hasGates).length }),
  };
}

/** The technologies that are drawn, in the order of their counts. */
function legendOf(machines: readonly PlacedMachine[]): Legend[] {
  const counts = MACHINE_TECHNOLOGIES.map((technology) => ({
    technology,
    count: machines.filter((machine) => machine.technology === technology).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ technology }) => ({
      sign: <SignMark technology={technology} status="in service" />,
      text: technologyNames[technology],
    }));
}

const byError = (a: MeasuredMachine, b: MeasuredMachine) => a.error.value - b.error.value;

function rowOf({ name, maker, technology, status, qubits, error }: MeasuredMachine): string[] {
  return [
    name,
    maker,
    technologyNames[technology],
    status,
    whole(qubits),
    error.text,
    error.kind,
    formatPartial(error.asOf),
  ];
}

const DATA_COLUMNS = [
  ...['id', 'name', 'maker', 'technology', 'status', 'model_is_gates', 'first_shown', 'qubits'],
  ...['two_qubit_error', 'kind', 'as_of', 'source'],
];

/** Every machine, also those that the drawing only names below its axis. */
function dataOf({ id, name, maker, technology, status, hasGates, year, qubits, error }: PlacedMachine): string[] {
  const counted = [id, name, maker, technologyNames[technology], status, hasGates, year, qubits ?? ''].map(String);
  return [...counted, ...(error ? [String(error.value), error.kind, error.asOf, error.source] : ['', '', '', ''])];
}

function newestOf(machines: readonly MeasuredMachine[]): string {
  return (
    machines
      .map(({ error }) => error.asOf)
      .sort()
      .at(-1) ?? ''
  );
}
