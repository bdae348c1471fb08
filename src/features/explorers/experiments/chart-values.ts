import type { Values } from '#src/charts/ValueTable.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import type { Measurement } from './measured.ts';
import { platformNames } from './platforms.ts';
import { runsText } from './sentence.ts';

/** The values of a drawing as they are read; `columns` are called by the page. */
export function valuesOf(measured: readonly Measurement[], columns: readonly string[]): Values {
  return { columns, rows: measured.map(rowOf) };
}

function rowOf(measured: Measurement): string[] {
  const { experiment, quantity, distance, text, asOf, isReported } = measured;
  return [
    experiment.short ?? experiment.title,
    platformNames[experiment.platform],
    experiment.code,
    distance ? `${quantity}, distance ${distance}` : quantity,
    isReported ? `${text} (reported)` : text,
    runsText(measured) || 'all runs, or not said',
    formatPartial(asOf),
  ];
}

/** The same for programs. */
export function dataOf(measured: readonly Measurement[]): Values {
  return { columns: DATA_COLUMNS, rows: measured.map(dataRow) };
}

const DATA_COLUMNS = [
  ...['id', 'group', 'platform', 'code', 'quantity', 'distance', 'value', 'to'],
  ...['post_selected', 'runs_kept', 'reported', 'as_of', 'source'],
];

function dataRow({
  experiment,
  quantity,
  distance,
  value,
  to,
  isPostSelected,
  kept,
  isReported,
  asOf,
  figure,
}: Measurement) {
  const { id, group, platform, code } = experiment;
  return [
    ...[id, group, platformNames[platform], code, quantity, distance ?? '', value, to ?? ''],
    ...[isPostSelected, kept ?? '', isReported, asOf, figure.values[0].source.url],
  ].map(String);
}
