import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { allFigures } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { scalingsOf } from './error-per-cycle/scalings.ts';
import { errorPerCycleChart } from './error-per-cycle-chart.tsx';
import { gatesChart } from './gates-chart.tsx';
import { lifetimesChart } from './lifetimes-chart.tsx';
import { isAgainstBoth, measurements, measurementsFor } from './measured.ts';

const charts = { errorPerCycleChart, lifetimesChart, gatesChart };
const sizes = Object.keys(SIZES) as Size[];

describe.each(Object.entries(charts))('%s', (_, chart) => {
  it.each(sizes)('R53.4: no two texts of the %s drawing meet, and none leaves it', (size) => {
    const drawing = chart().draw(size, 'page');
    expect(meetingTexts(drawing)).toEqual([]);
    expect(textsOutside(drawing, SIZES[size])).toEqual([]);
  });

  it('R53.3: every row of its table has a value, a date and an experiment of the list', () => {
    const { values } = chart();
    expect(values.rows.length).toBeGreaterThan(4);
    for (const row of values.rows) expect(row.every((cell) => cell.length > 0)).toBe(true);
  });
});

describe('R53.2: no drawing mixes quantities', () => {
  const quantityColumn = (
    chart: () => { data?: { columns: readonly string[]; rows: readonly (readonly string[])[] } | undefined },
  ) => {
    const { data } = chart();
    const column = data?.columns.indexOf('quantity') ?? -1;
    return [...new Set(data?.rows.map((row) => row[column]))].sort();
  };

  it('a rate per cycle stands with its Λ alone, a lifetime by itself, states and gates in panels of their own', () => {
    expect(quantityColumn(errorPerCycleChart)).toEqual(['error per cycle', 'Λ']);
    expect(quantityColumn(lifetimesChart)).toEqual(['lifetime ratio']);
    expect(quantityColumn(gatesChart)).toEqual(['gate error', 'state infidelity']);
  });

  it('what a figure is of agrees with its name', () => {
    const words = { 'error-per-cycle': /cycle/, 'gate-error': /logical/, 'state-infidelity': /magic state/ };
    const own = allFigures().filter(({ id }) => id.startsWith('logical-experiments/'));
    for (const { id, name, values } of own)
      for (const [kind, word] of Object.entries(words))
        if (name.startsWith(kind)) expect(values[0].error?.of, id).toMatch(word);
  });

  it('a code against one kind of error is not among memories', () => {
    const drawn = new Set(errorPerCycleChart().data?.rows.map(([id]) => id));
    const onesided = entriesOf('logical-experiments').filter(({ against }) => against === 'one');
    expect(onesided.length).toBeGreaterThan(5);
    expect(onesided.filter(({ id }) => drawn.has(id))).toEqual([]);
  });
});

it('R53.3: every figure has a date and a source that opens, and no secondary one leads', () => {
  const own = allFigures().filter(({ id }) => id.startsWith('logical-experiments/'));
  expect(own.length).toBeGreaterThan(40);
  for (const { id, values } of own) {
    expect(values[0].asOf, id).toMatch(/^\d{4}-\d{2}/);
    expect(values[0].source.url, id).toMatch(/^https:/);
    expect(values[0].source.isPrimary, id).toBe(true);
  }
});

it('R53.5: nothing that was only reported is on a line or in a title', () => {
  const [errors, lambdas] = [measurementsFor('error per cycle'), measurementsFor('Λ').filter(isAgainstBoth)];
  const lines = scalingsOf(errors, lambdas);
  expect(lines.length).toBeGreaterThan(1);
  const rates = new Map(errors.map((each) => [`${each.experiment.id} ${each.distance}`, each]));
  for (const { lambda, points } of lines) {
    expect(lambda.isReported).toBe(false);
    for (const [distance] of points)
      expect(rates.get(`${lambda.experiment.id} ${distance}`)?.isReported ?? false).toBe(false);
  }
});

it('a line follows Λ where only one distance has a rate', () => {
  const lines = scalingsOf(measurementsFor('error per cycle'), measurementsFor('Λ'));
  const willow = lines.find(({ lambda }) => lambda.experiment.id === 'willow-d7-2024');
  expect(willow?.isMeasured).toBe(false);
  expect(willow?.points.map(([distance]) => distance)).toEqual([3, 5, 7]);
  expect(willow?.points[1]?.[1]).toBeCloseTo(1.43e-3 * 2.14, 8);
});

it('R53.5: values of chosen runs say so, with the share kept where it is known', () => {
  const selected = measurements().filter(({ isPostSelected }) => isPostSelected);
  expect(selected.length).toBeGreaterThan(10);
  expect(selected.some(({ kept }) => kept)).toBe(true);
  expect(measurements().every(({ isPostSelected, kept }) => isPostSelected || !kept)).toBe(true);
});

it('what is drawn has a name that fits beside its mark', () => {
  const unnamed = measurements().filter(({ experiment }) => !experiment.short);
  expect(unnamed.map(({ experiment }) => experiment.id)).toEqual([]);
});
