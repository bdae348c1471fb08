import type { Chart } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { CalculatorPage } from '#src/model/schemas/pages/calculator.ts';
import { urls } from '#src/model/urls.ts';
import { QubitsSign, ReproductionDots, TimeSign } from './ReproductionDots.tsx';
import { factorText, type Reproduced, reproduction } from './reproduction.ts';
import { layoutOf } from './reproduction-layout.ts';

type Texts = CalculatorPage['reproduction'];

/** The calculator over published estimates, as it stands on `/estimates/calculator`. */
export function reproductionChart(): Chart {
  const { tried, untried } = reproduction();
  return reproductionChartOf(tried, tried.length + untried.length, pageOf('calculator').reproduction);
}

export function reproductionChartOf(tried: readonly Reproduced[], published: number, texts: Texts): Chart {
  const within = tried.filter(({ isWithin }) => isWithin).length;
  const counted = inWords(within);
  return {
    id: 'estimates-reproduced',
    address: `${urls.calculator()}#reproduced`,
    title: fillIn(texts.finding, {
      within: `${counted.charAt(0).toUpperCase()}${counted.slice(1)}`,
      tried: inWords(tried.length),
    }),
    unit: texts.unit,
    note: texts.note,
    basis: fillIn(texts.basis, { tried: tried.length, published }),
    legend: [
      { sign: <QubitsSign />, text: texts.signs.qubits },
      { sign: <TimeSign />, text: texts.signs.time },
      { sign: <rect x="-7" y="-7" width="14" height="14" fill="var(--color-accent-soft)" />, text: texts.signs.shaded },
    ],
    values: { columns: texts.columns, rows: tried.map((each) => rowOf(each, texts)) },
    data: { columns: DATA_COLUMNS, rows: tried.map(dataOf) },
    draw: (size, place) => <ReproductionDots layout={layoutOf(tried, size)} place={place} label={texts.label} />,
  };
}

function rowOf({ estimate, published, qubits, time, reckoned, assumed }: Reproduced, texts: Texts): string[] {
  const parts = assumed.map((name) => texts.assumptions[name]);
  return [
    `${estimate.problem}, ${estimate.short}`,
    published.qubitsText,
    published.timeText,
    `${factorText(qubits)} ×`,
    `${factorText(time)} ×`,
    estimate.layout?.distance
      ? fillIn(texts.distances, { ours: reckoned.distance, published: estimate.layout.distance })
      : String(reckoned.distance),
    [texts.reasons[estimate.id] ?? '', parts.length > 0 ? fillIn(texts.assumed, { parts: parts.join(', ') }) : '']
      .filter(Boolean)
      .join(' '),
  ];
}

const DATA_COLUMNS = [
  ...['id', 'problem', 'published_qubits', 'published_seconds', 'qubits', 'seconds', 'distance'],
  ...['qubits_factor', 'time_factor', 'within_factor_of_two', 'assumed'],
];

function dataOf({ estimate, published, qubits, time, reckoned, isWithin, assumed }: Reproduced): string[] {
  return [
    ...[estimate.id, estimate.problem, published.qubits, published.seconds, reckoned.qubits, reckoned.seconds],
    ...[reckoned.distance, qubits, time, isWithin, assumed.join(' ')],
  ].map(String);
}
