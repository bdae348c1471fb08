import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import type { ThresholdsPage } from '#src/model/schemas/pages/codes.ts';
import type { NoiseModel } from '#src/model/schemas/threshold.ts';
import { urls } from '#src/model/urls.ts';
import { layoutOf } from './layout.ts';
import { ThresholdDots } from './ThresholdDots.tsx';
import { RangeLine, ThresholdSign } from './ThresholdSign.tsx';
import { codeName, newestValue, shortCodeName, type Threshold } from './threshold-values.ts';

/** The figure's anchor on `/error-correction/thresholds`. */
const ANCHOR = 'thresholds-by-noise';

/** All published thresholds by noise model and code. */
export function thresholdsChart(): Chart {
  return thresholdsChartOf(entriesOf('thresholds'), pageOf('thresholds').chart);
}

export function thresholdsChartOf(thresholds: readonly Threshold[], texts: ThresholdsPage['chart']): Chart {
  return {
    id: 'error-thresholds',
    address: `${urls.thresholds()}#${ANCHOR}`,
    title: titleOf(thresholds, texts),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, {
      count: thresholds.length,
      reported: thresholds.filter((each) => newestValue(each).isReported).length,
    }),
    legend: legendOf(texts),
    values: { columns: texts.columns, rows: thresholds.map(rowOf) },
    data: { columns: DATA_COLUMNS, rows: thresholds.map(dataOf) },
    draw: (size, place) => <ThresholdDots layout={layoutOf(thresholds, size)} place={place} label={texts.label} />,
  };
}

/** The models that the title follows one code and one decoder through. */
const COMPARED = {
  flips: 'code capacity, independent flips',
  checks: 'phenomenological',
  circuit: 'circuit level',
} as const satisfies Record<string, NoiseModel>;

/** The first code and decoder, in the order of the list, that have a value in all three; counts where none has. */
function titleOf(thresholds: readonly Threshold[], texts: ThresholdsPage['chart']): string {
  const valuesBeside = ({ code, decoder, geometry }: Threshold) =>
    Object.entries(COMPARED).flatMap(([name, noise]) => {
      const found = thresholds.find(
        (each) => each.noise === noise && each.code === code && each.decoder === decoder && each.geometry === geometry,
      );
      return found ? [[name, newestValue(found).text.replace(/\(\d+\)/, '')] as const] : [];
    });
  const compared = thresholds.find((each) => each.decoder === 'matching' && valuesBeside(each).length === 3);
  if (!compared) return fillIn(texts.counted, { count: thresholds.length });
  const values = Object.fromEntries(valuesBeside(compared));
  return fillIn(texts.title, { code: shortCodeName(compared).toLowerCase(), decoder: compared.decoder, ...values });
}

function legendOf({ signs }: ThresholdsPage['chart']): Legend[] {
  return [
    { sign: <ThresholdSign />, text: signs.threshold },
    { sign: <ThresholdSign isOptimal />, text: signs.optimal },
    { sign: <ThresholdSign isPseudo />, text: signs.pseudo },
    { sign: <ThresholdSign isReported />, text: signs.reported },
    { sign: <RangeLine from={[-7, 0]} to={7} />, text: signs.range },
  ];
}

function rowOf(threshold: Threshold): string[] {
  const { noise, decoder, geometry } = threshold;
  const { text, asOf, isPseudo } = newestValue(threshold);
  return [
    codeName(threshold),
    noise,
    decoder,
    geometry,
    isPseudo ? `${text} (pseudo-threshold)` : text,
    formatPartial(asOf),
  ];
}

const DATA_COLUMNS = [
  ...['id', 'code', 'noise_model', 'decoder', 'lattice', 'percent', 'percent_up_to'],
  ...['is_pseudo_threshold', 'is_reported', 'as_of', 'scope'],
];

function dataOf(threshold: Threshold): string[] {
  const { id, code, noise, decoder, geometry, upTo } = threshold;
  const { percent, isPseudo, isReported, asOf, scope = '' } = newestValue(threshold);
  return [id, code, noise, decoder, geometry, percent, upTo ?? '', isPseudo, isReported, asOf, scope].map(String);
}
