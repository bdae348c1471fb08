import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parsePeriod, TimelineAxis, timelineScale } from './TimelineAxis.tsx';

/** Where a path begins, and where its first line ends, on an axis of 1,000 units. */
const EDGES = /^M([\d.]+) [\d.]+H([\d.]+)L([\d.]+) [\d.]+H([\d.]+)z$/;

it('leads each phase from its own years to its own column', () => {
  const scale = timelineScale(['2024-2025', '2025-2030', '2030-2034'].map(parsePeriod));
  const html = renderToStaticMarkup(<TimelineAxis scale={scale} />);
  const fans = [...html.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => EDGES.exec(d) ?? []);
  const edges = fans.filter((part) => !part.startsWith('M')).map((value) => Math.round(Number(value) / 10));
  // From the years, 0 to 10 of 100, to the first third; and so on.
  expect(edges).toEqual([0, 10, 33, 0, 10, 60, 67, 33, 60, 100, 100, 67]);
});

describe('parsePeriod', () => {
  it.each([
    ['2024-2027', { from: 2024, to: 2027 }],
    ['2024–2025', { from: 2024, to: 2025 }],
    ['2030+', { from: 2030 }],
  ])('reads %s', (text, period) => {
    expect(parsePeriod(text)).toEqual(period);
  });

  it.each(['2024', 'soon', '2027-2024', '2024-24'])('refuses %s', (text) => {
    expect(() => parsePeriod(text)).toThrow(RangeError);
  });
});

describe('timelineScale', () => {
  it('draws adjacent phases to scale and names each boundary once', () => {
    const { spans, years } = timelineScale(['2024-2025', '2025-2030', '2030-2035'].map(parsePeriod));
    expect(spans.map(({ start, end }) => [start * 11, end * 11])).toEqual([
      [0, 1],
      [1, 6],
      [6, 11],
    ]);
    expect(years.map(({ year }) => year)).toEqual([2024, 2025, 2030, 2035]);
    expect(years.map(({ at }) => at)).toEqual([0, 1 / 11, 6 / 11, 1]);
  });

  it('has a tick for every year, and none beyond the last year that is named', () => {
    expect(timelineScale(['2024-2027', '2027-2032'].map(parsePeriod)).ticks).toHaveLength(9);
    const open = timelineScale(['2024-2026', '2026-2030', '2030+'].map(parsePeriod)).ticks;
    expect(open).toHaveLength(7);
    expect(open.at(-1)).toBe(0.6);
  });

  it('lets phases overlap', () => {
    const [first, second] = timelineScale(['2024-2028', '2026-2032'].map(parsePeriod)).spans;
    expect(second?.start).toBeLessThan(first?.end ?? 0);
  });

  it('gives a phase without an end the length of the longest, and no last year', () => {
    const { spans, years } = timelineScale(['2024-2026', '2026-2030', '2030+'].map(parsePeriod));
    expect(spans.at(-1)).toEqual({ start: 0.6, end: 1, isOpen: true });
    expect(years.map(({ year }) => year)).toEqual([2024, 2026, 2030]);
  });

  it('draws a single open phase over the whole axis', () => {
    expect(timelineScale([{ from: 2030 }]).spans).toEqual([{ start: 0, end: 1, isOpen: true }]);
  });
});
