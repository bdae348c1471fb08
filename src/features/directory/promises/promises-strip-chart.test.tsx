import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { lanesOf, type Promised, type VendorLane } from './lanes/vendor-lanes.ts';
import { promisesChart } from './promises-chart.tsx';
import { promisesStripChart, stripChartOf } from './promises-strip-chart.tsx';
import { stripLayout } from './strip/strip-layout.ts';

const promises = entriesOf('promises');
const texts = pageOf('roadmaps').chart;
const TODAY = '2026-11-26';
const sizes = Object.keys(SIZES) as Size[];

const promised = (id: string, facts: Partial<Promised>): Promised => ({
  id,
  vendor: 'IBM',
  what: 'What.',
  said: '2020-01',
  outcome: {},
  ...facts,
});
const laneOf = (...own: Promised[]): VendorLane[] => [{ vendor: 'IBM', promises: own }];

describe.each(sizes)('the strip (%s)', (size) => {
  const drawing = stripChartOf(promises, texts, TODAY).draw(size, 'page');

  it('prints no two texts over each other, and none beyond the edge', () => {
    expect(meetingTexts(drawing)).toEqual([]);
    expect(textsOutside(drawing, SIZES[size])).toEqual([]);
  });

  it('leads from every sign to its row on the road maps', () => {
    const html = renderToStaticMarkup(drawing);
    const shown = promises.filter(({ vendor }) => ['IBM', 'IonQ', 'Google'].includes(vendor));
    for (const { id } of shown) expect(html.split(`href="/roadmaps#${id}"`)).toHaveLength(2);
    expect(html.match(/<a /g)).toHaveLength(shown.length);
  });

  it('stacks signs that meet, and keeps all within the drawing', () => {
    const lanes = lanesOf(promises).filter(({ vendor }) => ['IBM', 'IonQ', 'Google'].includes(vendor));
    const layout = stripLayout(lanes, size, TODAY);
    for (const { signs, top } of layout.lanes) {
      for (const [index, { at }] of signs.entries()) {
        expect(at[0]).toBeGreaterThanOrEqual(layout.plot.left);
        expect(at[0]).toBeLessThanOrEqual(layout.plot.right);
        expect(at[1]).toBeGreaterThan(top + 5);
        for (const other of signs.slice(index + 1))
          expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThanOrEqual(13);
      }
    }
  });
});

describe('a sign', () => {
  const signOf = (promise: Promised) => {
    const { lanes, plot } = stripLayout(laneOf(promise), 'wide', TODAY);
    return { plot, sign: lanes[0]?.signs[0] };
  };

  it('stands at the date that was promised, and a year means its last day', () => {
    const { plot, sign } = signOf(promised('a', { due: '2023', outcome: { delivered: '2023-02', source: 's' } }));
    expect(sign?.at[0]).toBe(Math.round(plot.x(2024)));
  });

  it('stands at the delivery where it came late, with the delay behind it', () => {
    const { plot, sign } = signOf(promised('a', { due: '2021', outcome: { delivered: '2022-12-31', source: 's' } }));
    expect(sign?.at[0]).toBe(Math.round(plot.x(2023)));
    expect(sign?.from).toBe(Math.round(plot.x(2022)));
  });

  it('stands at the right edge where nothing came and no date was given', () => {
    const { plot, sign } = signOf(promised('a', {}));
    expect(sign?.at[0]).toBe(plot.right);
  });
});

it('its title and its table count the promises that are drawn', () => {
  const { title, values, unit } = promisesStripChart();
  expect(title).toBe(stripChartOf(promises, texts, TODAY).title);
  expect(title).not.toBe(promisesChart().title);
  expect(values.rows).toHaveLength(promises.filter(({ vendor }) => ['IBM', 'IonQ', 'Google'].includes(vendor)).length);
  expect(unit).toMatch(/^Three makers of the \d+ on record/);
});

it('its title names the vendors, so that it is not taken for all promises', () => {
  const kept = promised('a', { due: '2023', outcome: { delivered: '2022-12', source: 's' } });
  const missed = promised('b', { due: '2021', outcome: { givenUp: '2021-06', source: 's' } });
  const google = { ...missed, id: 'c', vendor: 'Google' };
  const title = (...of: Promised[]) => stripChartOf(of, texts, TODAY).title;
  expect(promisesStripChart().title).toMatch(/^IBM, IonQ and Google kept \d+ of \d+/);
  expect(title(kept, google)).toMatch(/^IBM and Google kept 1 of 2/);
  expect(title(google)).toMatch(/^Google kept none of 1/);
});

it('is drawn without any promise', () => {
  expect(stripChartOf([], texts, TODAY).title).toBe(texts.nothingSettled);
  expect(renderToStaticMarkup(stripChartOf([], texts, TODAY).draw('wide', 'page'))).not.toContain('<a');
});
