import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { type Entry, entriesOf, pageOf } from '#src/model/read-content.ts';
import type { MachinesPage } from '#src/model/schemas/pages/list-page.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { ErrorRecords, type Panel } from './records/ErrorRecords.tsx';
import { errorValues, recordsOf } from './records/error-records.ts';

/** Technologies whose machines have run gates on two qubits; one without a value keeps its panel, and says so. */
const PANELS = ['superconducting', 'ion', 'atom', 'spin'] as const;

/** The lowest two-qubit errors through the years, as it stands on `/machines`. */
export function recordsChart(): Chart {
  return recordsChartOf(entriesOf('machines'), pageOf('machines').records);
}

export function recordsChartOf(machines: readonly Entry<'machines'>[], texts: MachinesPage['records']): Chart {
  const values = errorValues(machines);
  const [first, last] = [recordsOf(values)[0], recordsOf(values).at(-1)];
  const panels = PANELS.map(
    (technology): Panel => ({
      technology,
      values: values.filter(({ machine }) => machine.technology === technology),
    }),
  );
  const isFall = first && last && first !== last;
  return {
    id: 'machine-records',
    address: `${urls.machines()}#error-records`,
    title: isFall
      ? fillIn(texts.title, { year: first.asOf.slice(0, 4), first: first.text, lowest: last.text })
      : texts.unchanged,
    unit: texts.unit,
    basis: fillIn(texts.basis, { count: values.length }),
    values: {
      columns: texts.columns,
      rows: values.map(({ machine: { name, maker, technology }, text, asOf }) => [
        name,
        maker,
        technologyNames[technology],
        text,
        formatPartial(asOf),
      ]),
    },
    draw: (size, place) => (
      <ErrorRecords panels={panels} size={size} place={place} label={texts.label} none={texts.none} />
    ),
  };
}
