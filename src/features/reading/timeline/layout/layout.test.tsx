import { describe, expect, it } from 'vitest';
import { textWidth } from '#src/charts/font.ts';
import { pageOf } from '#src/model/read-content.ts';
import { allMarks, wholeSpan } from '../marks.ts';
import { timelineChartOf } from '../timeline-chart.tsx';
import { CUT } from '../zoom.ts';
import { placeNames } from './landmark-labels.ts';
import { lanesLayout } from './lanes.ts';
import { spineLayout } from './spine.ts';
import { swarmOf } from './swarm.ts';

const marks = allMarks();
const whole = wholeSpan();
const landmarks = marks.filter(({ landmark }) => landmark);
const view = { marks, topics: [...new Set(marks.map(({ topic }) => topic))], span: whole, whole, measure: textWidth };
const texts = pageOf('timeline').chart;

describe('R30.2: the drawing of the time line', () => {
  it.each(['wide', 'middle'] as const)('%s names every landmark, and no label is met or crossed', (size) => {
    const { landmarks: labels, width } = lanesLayout(view, size);
    expect(labels.map(({ mark }) => mark.id).sort()).toEqual(landmarks.map(({ id }) => id).sort());
    const boxes = labels.map(({ name, date, left, y, line: [x] }) => ({
      left,
      right: left + Math.max(textWidth(name, 13, 600), textWidth(date, 12, 500)),
      y,
      x,
    }));
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      for (const [other, { left, right, x, y }] of boxes.entries()) {
        if (other === index) continue;
        if (y === box.y) expect(left > box.right || right < box.left).toBe(true);
        // The line of a label above runs down beside this one.
        if (y < box.y) expect(x < box.left || x > box.right).toBe(true);
      }
    }
  });

  it('names every landmark on a phone, two lines apart', () => {
    const { labels } = spineLayout(view);
    expect(labels).toHaveLength(landmarks.length);
    const ys = labels.map(({ y }) => y);
    expect(ys.slice(1).every((y, index) => y - (ys[index] ?? 0) >= 36)).toBe(true);
  });

  it('has a mark for each development, none of which lies on another', () => {
    for (const size of ['wide', 'middle'] as const) {
      const placed = lanesLayout(view, size).lanes.flatMap((lane) => lane.marks);
      expect(placed).toHaveLength(marks.filter(({ what }) => what === 'Development').length);
      for (const [index, a] of placed.entries())
        for (const b of placed.slice(index + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.radius + b.radius - 0.01);
    }
  });

  it('gives the years before the cut 45 of 100 parts', () => {
    const { cut = 0, left, right } = lanesLayout(view, 'wide');
    expect((cut - left) / (right - left)).toBeCloseTo(0.45, 2);
    expect(lanesLayout({ ...view, span: { from: CUT, to: whole.to } }, 'wide').cut).toBeUndefined();
  });

  it('says names behind marks where a closer look leaves room, and none over the next mark', () => {
    const { lanes } = lanesLayout({ ...view, span: { from: whole.to - 1, to: whole.to } }, 'wide');
    expect(lanes.flatMap(({ names }) => names)).not.toHaveLength(0);
    for (const { names, marks: placed } of lanes)
      for (const { x, y, text } of names)
        for (const mark of placed)
          if (Math.abs(mark.y - y + 4) < 8 && mark.x > x)
            expect(mark.x - mark.radius).toBeGreaterThan(x + textWidth(text, 13));
  });

  it('draws axes and nothing else where nothing is left', () => {
    expect(lanesLayout({ ...view, marks: [] }, 'wide').ticks).not.toHaveLength(0);
    expect(spineLayout({ ...view, marks: [] }).labels).toEqual([]);
  });
});

describe('R34.6: its title', () => {
  const developments = marks.filter(({ what }) => what === 'Development');

  it('counts the developments of three years', () => {
    expect(timelineChartOf(marks, texts).title).toMatch(new RegExp(`^\\d+ of ${developments.length} `));
  });

  it('counts one more with a newer one', () => {
    const [newest] = developments;
    if (!newest) throw new Error('There is no development');
    const young = (all: typeof marks) => Number.parseInt(timelineChartOf(all, texts).title, 10);
    expect(young([{ ...newest, id: 'newer' }, ...marks])).toBe(young(marks) + 1);
  });

  it('says so where none is', () => {
    expect(timelineChartOf([], texts).title).toBe('None of 0 developments is younger than three years');
  });
});

describe('placing names', () => {
  it('takes a second row for a name that would meet another or its line', () => {
    const names = [
      { x: 50, width: 80 },
      { x: 60, width: 80 },
      { x: 70, width: 80 },
    ];
    const placed = placeNames(names, [0, 400]);
    expect(new Set(placed?.map(({ row }) => row)).size).toBeGreaterThan(1);
    expect(placeNames([{ x: 50, width: 500 }], [0, 400])).toBeUndefined();
  });
});

describe('a swarm', () => {
  it('keeps landmarks on the middle of the lane', () => {
    const same = landmarks.slice(0, 1).flatMap((mark) => [{ ...mark, landmark: undefined, id: 'other' }, mark]);
    expect(swarmOf(same, () => 10).find(({ mark }) => mark.landmark)?.y).toBe(0);
  });
});
