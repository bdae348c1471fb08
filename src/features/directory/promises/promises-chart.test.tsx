import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { outcomeOf } from '#src/model/promise-outcome.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { lanesOf, type Promised, promisesIn, splitLanes } from './lanes/vendor-lanes.ts';
import { chartOf, drawLanes, promisesChart } from './promises-chart.tsx';

const promises = entriesOf('promises');
const texts = pageOf('roadmaps').chart;
const TODAY = '2026-11-26';
const sizes = Object.keys(SIZES) as Size[];

function promised(id: string, facts: Partial<Promised>): Promised {
  return { id, vendor: 'One', what: `What ${id} is.`, said: '2020-01', outcome: {}, ...facts };
}

describe('the lanes', () => {
  const { main, more } = splitLanes(lanesOf(promises));

  it('hold every promise in exactly one lane, drawn at once or to be opened', () => {
    const drawn = [...main, ...more].flatMap((lane) => lane.promises.map(({ id }) => id));
    expect(drawn.toSorted()).toEqual(promises.map(({ id }) => id).toSorted());
    expect(promisesIn(main) + promisesIn(more)).toBe(promises.length);
    expect(main.every((lane) => lane.promises.length >= 4)).toBe(true);
    expect(more.every((lane) => lane.promises.length < 4)).toBe(true);
  });

  it('stand with most promises first, and within them by the day they were made', () => {
    const counts = main.map((lane) => lane.promises.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    for (const lane of main) {
      const said = lane.promises.map((promise) => promise.said);
      expect(said).toEqual(said.toSorted());
    }
  });

  it.each(sizes)('draw each promise once, as a link to its row (%s)', (size) => {
    const drawing = renderToStaticMarkup(chartOf(promises, texts, TODAY).draw(size, 'page'));
    for (const { id } of main.flatMap((lane) => lane.promises)) expect(drawing.split(`href="#${id}"`)).toHaveLength(2);
    const opened = renderToStaticMarkup(drawLanes(more, promises, texts, size));
    for (const { id } of more.flatMap((lane) => lane.promises)) expect(opened.split(`href="#${id}"`)).toHaveLength(2);
  });
});

describe('the drawings', () => {
  it.each(sizes)('print no two texts over each other, and none beyond the edge (%s)', (size) => {
    const { more } = splitLanes(lanesOf(promises));
    for (const drawing of [
      chartOf(promises, texts, TODAY).draw(size, 'page'),
      drawLanes(more, promises, texts, size),
    ]) {
      expect(meetingTexts(drawing)).toEqual([]);
      expect(textsOutside(drawing, SIZES[size])).toEqual([]);
    }
  });

  it.each(sizes)('weigh at most 6 KB (%s)', (size) => {
    expect(brotliCompressSync(renderToStaticMarkup(promisesChart().draw(size, 'page'))).length).toBeLessThan(6 * 1024);
  });

  it('carry no links into files, and lead out of frames', () => {
    const chart = promisesChart();
    expect(renderToStaticMarkup(chart.draw('wide', 'file'))).not.toContain('<a');
    expect(renderToStaticMarkup(chart.draw('middle', 'frame'))).toMatch(/href="\/roadmaps#[\w-]+" target="_top"/);
  });

  it('draw nothing at all where there is no promise', () => {
    for (const size of sizes)
      expect(() => renderToStaticMarkup(chartOf([], texts, TODAY).draw(size, 'page'))).not.toThrow();
  });
});

describe('the title', () => {
  it('counts what is settled, and says in the line what is overdue', () => {
    const { title, unit, values } = promisesChart();
    const count = (...states: string[]) =>
      promises.filter((promise) => states.includes(outcomeOf(promise).state)).length;
    expect(title).toBe(
      `Of ${count('kept', 'late', 'changed', 'missed')} promises that are settled, ${count('kept')} were kept on time`,
    );
    expect(unit).toContain('overdue');
    expect(values.rows).toHaveLength(promises.length);
  });

  it('follows a promise that comes late, with half of the delays', () => {
    const late = promised('late', { due: '2021', outcome: { delivered: '2022-07-01', source: 's' } });
    const later = promised('later', { due: '2021-12', outcome: { delivered: '2022-03-15', source: 's' } });
    const kept = promised('kept', { due: '2021', outcome: { delivered: '2021-06', source: 's' } });
    const overdue = promised('overdue', { due: '2025', outcome: { undelivered: '2026-09', source: 's' } });
    const { title, unit } = chartOf([late, later, kept, overdue], texts, TODAY);
    expect(title).toBe('Of 3 promises that are settled, one was kept on time');
    expect(unit).toMatch(/^Two came late, half of them by more than four months\. One is overdue\. /);
  });

  it('has a sentence for the case that nothing is settled', () => {
    expect(chartOf([], texts, TODAY).title).toBe(texts.nothingSettled);
    expect(chartOf([promised('open', {})], texts, TODAY)).toMatchObject({
      title: texts.nothingSettled,
      unit: expect.stringMatching(/^One is open\. /),
    });
  });
});
