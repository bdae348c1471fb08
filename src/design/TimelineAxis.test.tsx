import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimelineAxis } from './TimelineAxis.tsx';
import { parsePeriod, timelineScale } from './timeline-scale.ts';

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
