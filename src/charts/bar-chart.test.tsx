import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type BarRow, barDrawing } from './bar-chart.tsx';
import { SIZES, type Size } from './chart.ts';
import { meetingTexts, textsOutside } from './testing/text-boxes.ts';

const rows: BarRow[] = [
  { label: 'Quantinuum', value: 2000, text: '$2B', href: '/a' },
  { label: 'A company with a long name, in two countries', value: 1000, text: '$1B + C$195M', href: '/b' },
  { label: 'None', value: 0, text: 'not published', isHollow: true, href: '/c' },
];

const sizes = Object.keys(SIZES) as Size[];
const widths = (svg: string) =>
  [...svg.matchAll(/<rect[^>]*width="([\d.]+)"[^>]*fill="var\(--color-viz-1\)"/g)].map(([, width]) => Number(width));

describe.each(sizes)('bars, %s', (size) => {
  const drawing = barDrawing(rows, 'Bars')(size, 'page');
  const svg = renderToStaticMarkup(drawing);

  it('are to one scale, within the drawing, and no two texts meet', () => {
    const [first = 0, second = 0, ...others] = widths(svg);
    expect(first / second).toBeCloseTo(2, 1);
    expect(others).toEqual([]);
    expect([...meetingTexts(drawing), ...textsOutside(drawing, SIZES[size])]).toEqual([]);
  });

  it('are links that say name and value', () => {
    expect(svg).toContain(
      '<a href="/b" class="mark" aria-label="A company with a long name, in two countries: $1B + C$195M">',
    );
  });
});

it('what is reported is hollow', () => {
  const svg = renderToStaticMarkup(
    barDrawing([{ label: 'A', value: 1, isHollow: true, href: '/a' }], 'Bars')('wide', 'page'),
  );
  expect(svg).toMatch(/fill="var\(--color-paper\)" stroke="var\(--color-viz-1\)"/);
});
