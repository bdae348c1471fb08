import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { pageOf } from '#src/model/read-content.ts';
import { successChart } from './chart.tsx';
import { halfLifeOf, shareText, successOf } from './success.ts';

const errorRates = pageOf('what-is-quantum').challenges.items.find(({ title }) => title === 'Error rates');

describe('R15.8: how errors add up', () => {
  it('half of the runs have failed after 69 gates of 1%', () => {
    expect(halfLifeOf(0.01)).toBe(69);
    expect(successOf(0.01, 69)).toBeLessThanOrEqual(0.5);
    expect(successOf(0.01, 68)).toBeGreaterThan(0.5);
  });

  it('says what the words of the page say', () => {
    const [atTenth = ''] = errorRates?.figures ?? [];
    expect(atTenth).toContain(`100 gates all succeed in ${shareText(successOf(0.001, 100))} of runs`);
    expect(atTenth).toContain(`1,000 gates in ${shareText(successOf(0.001, 1000))}`);
    expect(atTenth).toContain(`10,000 gates in ${shareText(successOf(0.001, 10_000))}`);
    expect(errorRates?.figures[1]).toContain(`after ${halfLifeOf(0.01)} gates`);
  });

  it('has both ends in its title', () => {
    expect(successChart().title).toMatch(/1%.*69.*0\.01%.*6,932/);
  });

  it.each(Object.keys(SIZES) as Size[])('has no texts over each other, %s', (size) => {
    const drawing = successChart().draw(size, 'page');
    expect(meetingTexts(drawing)).toEqual([]);
    expect(textsOutside(drawing, SIZES[size])).toEqual([]);
  });
});
