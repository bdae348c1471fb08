import { expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { allFigures } from '#src/model/figures.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { NOISE_MODELS } from '#src/model/schemas/threshold.ts';
import { layoutOf } from './layout.ts';
import { newestValue, type Threshold } from './threshold-values.ts';
import { thresholdsChart, thresholdsChartOf } from './thresholds-chart.tsx';

const thresholds = entriesOf('thresholds');
const page = pageOf('thresholds');

it('R52.6: every threshold has one of six noise models, each explained, and every model has a value', () => {
  expect(Object.keys(page.noise.models).toSorted()).toEqual([...NOISE_MODELS].toSorted());
  expect(NOISE_MODELS).toHaveLength(6);
  expect(NOISE_MODELS.filter((noise) => !thresholds.some((each) => each.noise === noise))).toEqual([]);
  expect(thresholds.length).toBeGreaterThanOrEqual(25);
});

it('R52.6: every value is dated, in percent, and rests on a primary source', () => {
  const figures = allFigures().filter(({ id }) => id.startsWith('thresholds/'));
  expect(figures).toHaveLength(thresholds.length);
  for (const { values } of figures) {
    expect(values[0].percent).toBeGreaterThan(0);
    expect(values[0].asOf).toMatch(/^\d{4}/);
    expect(values[0].source.isPrimary).toBe(true);
  }
});

it('R52.7: pseudo-thresholds are told apart in figures, table and files', () => {
  const pseudo = thresholds.filter((each) => newestValue(each).isPseudo);
  const { values, data } = thresholdsChart();
  expect(pseudo.length).toBeGreaterThan(0);
  expect(values.rows.filter((row) => row.some((cell) => cell.includes('pseudo-threshold')))).toHaveLength(
    pseudo.length,
  );
  const column = data?.columns.indexOf('is_pseudo_threshold') ?? -1;
  expect(data?.rows.filter((row) => row[column] === 'true')).toHaveLength(pseudo.length);
});

it('R52.8: every value is in the band of its noise model, within the axis, in each size', () => {
  for (const size of Object.keys(SIZES) as Size[]) {
    const { bands, plot } = layoutOf(thresholds, size);
    const marks = bands.flatMap(({ noise, rows }) =>
      rows.flatMap((row) => row.marks.map((mark) => ({ noise, ...mark }))),
    );
    expect(marks).toHaveLength(thresholds.length);
    for (const { noise, threshold, at, to = at[0] } of marks) {
      expect(threshold.noise).toBe(noise);
      expect(at[0]).toBeGreaterThanOrEqual(plot.left);
      expect(to).toBeLessThanOrEqual(plot.right);
    }
  }
});

it('R52.8: the title follows one code and one decoder through three models, or counts', () => {
  const value = (noise: Threshold['noise'], text: string): Threshold => ({
    ...{ id: `toric-${text}`, name: text, code: 'toric', noise, decoder: 'matching', geometry: 'torus' },
    figures: {
      threshold: [{ value: `${text}%`, percent: Number(text), asOf: '2020', source: 'huang-2020-union-find' }],
    },
    ...{ sources: ['huang-2020-union-find'], asOf: '2026-11' },
  });
  const [flips, checks, circuit] = [
    value('code capacity, independent flips', '9'),
    value('phenomenological', '3'),
    value('circuit level', '0.5'),
  ];
  expect(thresholdsChartOf([flips, checks, circuit], page.chart).title).toMatch(
    /toric code with matching bears 9% .*3%.*0\.5%/,
  );
  expect(thresholdsChartOf([flips, checks], page.chart).title).toBe('2 published thresholds by noise model and code');
});
