import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { textWidth } from '#src/charts/font.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { ASIDE, countRecent, layOutVoices } from './voices.ts';

const interviews = entriesOf('interviews');

it('R38.2: the title counts what is of the last ten years among what has a date', () => {
  const voices = [{ date: '2016-11-25' }, { date: '2016-11-26' }, { date: '2016' }, { date: '2020-01' }, {}];
  expect(countRecent(voices, '2026-11-26')).toEqual({ dated: 4, recent: 2 });
});

describe.each(Object.keys(SIZES) as Size[])('R38.2: the recordings in their years, %s', (size) => {
  const { rows, width, height, fontSize, undated, ticks } = layOutVoices(interviews, size);
  const placed = rows.flatMap(({ voices }) => voices);
  const boxes = placed.map(({ name, x, y, anchor }) => {
    const reach = ASIDE + textWidth(name, fontSize, 500);
    return { name, y, from: anchor === 'end' ? x - reach : x - 6, to: anchor === 'end' ? x + 6 : x + reach };
  });

  it('has each of them once, and those without a date at the right', () => {
    expect(placed.map(({ voice }) => voice.id).toSorted()).toEqual(interviews.map(({ id }) => id).toSorted());
    for (const { voice, x } of placed) expect(x === undated, voice.id).toBe(voice.date === undefined);
  });

  it('gives the years since 2005 most of its room, with years that do not meet', () => {
    const at = (year: number) => ticks.find((tick) => tick.year === year)?.x ?? Number.NaN;
    expect(at(2020) - at(2010)).toBeGreaterThan((at(2010) - at(1980)) / 2);
    for (const [index, { x, year }] of ticks.entries())
      expect((ticks[index + 1]?.x ?? width) - x, String(year)).toBeGreaterThan(textWidth('2000', fontSize, 500));
  });

  it('has no name over another or beyond the edge', () => {
    for (const box of boxes) {
      expect(box.from, box.name).toBeGreaterThanOrEqual(0);
      expect(box.to, box.name).toBeLessThanOrEqual(width);
      expect(box.y, box.name).toBeLessThan(height);
      const meeting = boxes.filter((other) => other.y === box.y && other.from < box.to && box.from < other.to);
      expect(meeting.map(({ name }) => name)).toEqual([box.name]);
    }
  });
});
