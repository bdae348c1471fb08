import { expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { machinesChart } from './machines-chart.tsx';
import { recordsChart } from './records-chart.tsx';

const cases = [machinesChart(), recordsChart()].flatMap((chart) =>
  (Object.keys(SIZES) as Size[]).map((size) => ({ id: chart.id, chart, size })),
);

it.each(cases)('$id prints no two texts over each other, and none beyond its edge ($size)', ({ chart, size }) => {
  const drawing = chart.draw(size, 'page');
  expect(meetingTexts(drawing)).toEqual([]);
  expect(textsOutside(drawing, SIZES[size])).toEqual([]);
});
