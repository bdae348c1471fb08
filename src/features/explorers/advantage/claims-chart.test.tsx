import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { meetingTexts, textsOutside } from '#src/charts/testing/text-boxes.ts';
import { citedSource } from '#src/model/figures.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { CLAIM_STANDINGS } from '#src/model/schemas/advantage-claim.ts';
import { citationsIn } from '#src/model/schemas/citation.ts';
import { claimsChartOf } from './claims-chart.tsx';
import { layoutOf } from './layout.ts';
import { monthsToAnswer } from './time-to-answer.ts';

const claims = entriesOf('advantage-claims');
const page = pageOf('quantum-advantage');
const TODAY = '2026-11-27';
const sizes = Object.keys(SIZES) as Size[];
const options = { today: TODAY, reported: page.chart.reported };
const barsOf = (size: Size) => layoutOf(claims, { size, ...options }).groups.flatMap(({ bars }) => bars);

describe('R55.3: the bars', () => {
  it.each(sizes)('no two texts of the %s drawing meet, and none leaves it', (size) => {
    const drawing = claimsChartOf(claims, page, TODAY).draw(size, 'page');
    expect(meetingTexts(drawing)).toEqual([]);
    expect(textsOutside(drawing, SIZES[size])).toEqual([]);
  });

  it.each(sizes)('of the %s drawing stand by standing, the oldest first, each within the plot', (size) => {
    const { groups, plot } = layoutOf(claims, { size, ...options });
    expect(groups.map(({ standing }) => standing)).toEqual(CLAIM_STANDINGS);
    for (const { standing, bars } of groups) {
      const dates = bars.map(({ claim }) => claim.date);
      expect(dates).toEqual(dates.toSorted());
      for (const { claim, start, thickTo, end, answers, before, y } of bars) {
        expect(claim.standing).toBe(standing);
        for (const x of [start, thickTo, end, ...answers, ...before]) {
          expect(x, claim.id).toBeGreaterThanOrEqual(plot.left);
          expect(x, claim.id).toBeLessThanOrEqual(plot.right);
        }
        expect(start).toBeLessThanOrEqual(thickTo);
        expect(thickTo).toBeLessThanOrEqual(end);
        expect(y).toBeLessThan(plot.bottom);
      }
    }
  });

  it('end at the last answer where the claim is refuted, and today where it is not', () => {
    const { today } = layoutOf(claims, { size: 'wide', ...options });
    for (const { claim, end, answers } of barsOf('wide'))
      expect(end, claim.id).toBe(claim.standing === 'refuted' ? answers.at(-1) : today);
  });

  it('are thick until the first answer, and to the end where there is none', () => {
    for (const { claim, thickTo, end, answers } of barsOf('wide')) {
      expect(thickTo, claim.id).toBe(answers[0] ?? end);
      expect(answers.length > 0, claim.id).toBe(monthsToAnswer(claim) !== undefined);
    }
  });

  it('have a dot at an answer that is older than the claim, and no tick', () => {
    const older = barsOf('wide').filter(({ before }) => before.length > 0);
    expect(older.map(({ claim }) => claim.id)).toContain('google-rcs-67-2023');
    for (const { before, start } of older) for (const x of before) expect(x).toBeLessThan(start);
  });

  it('stand alone over their own years, without words', () => {
    const claim = claims.find(({ id }) => id === 'google-sycamore-2019');
    if (!claim) throw new Error('The first claim is not on record');
    const { groups, years } = layoutOf([claim], { size: 'narrow', ...options, isAlone: true });
    expect(groups.map(({ y }) => y)).toEqual([undefined]);
    expect(groups[0]?.bars[0]).toMatchObject({ machine: undefined, task: undefined });
    expect(years.at(0)).toBeGreaterThanOrEqual(2019);
  });
});

describe('R55.3: the table and the files', () => {
  const chart = claimsChartOf(claims, page, TODAY);

  it('have every claim, and no empty cell in the table', () => {
    expect(chart.values.rows).toHaveLength(claims.length);
    expect(chart.data?.rows).toHaveLength(claims.length);
    for (const row of chart.values.rows) expect(row.every((cell) => cell.length > 0)).toBe(true);
  });

  it('have a title that is computed, also where nothing was answered', () => {
    expect(chart.title).toMatch(/^\d+ of \d+ claims were answered, half of them within \d+\.\d months$/);
    const silent = claims.filter(({ answers }) => answers.length === 0);
    expect(claimsChartOf(silent, page, TODAY).title).toBe(`None of ${silent.length} claims was answered`);
  });
});

describe('R55.6: the claims on record', () => {
  it('are at least 35, with sources that open and answers in order', () => {
    expect(claims.length).toBeGreaterThanOrEqual(35);
    for (const claim of claims) {
      for (const { source } of citationsIn(claim)) expect(citedSource(source).url, claim.id).toMatch(/^https:/);
      const dates = claim.answers.map(({ date }) => date.slice(0, 'yyyy-mm'.length));
      expect(dates, claim.id).toEqual(dates.toSorted());
    }
  });

  it('say of each that is reported, and of no other, that no primary source was read', () => {
    const reported = claims.filter((claim) => claim.reported);
    expect(reported.length).toBeGreaterThan(0);
    for (const claim of claims.filter((each) => !each.reported)) {
      const cited = citationsIn({ sources: claim.sources }).map(({ source }) => citedSource(source));
      expect(
        cited.some(({ isPrimary }) => isPrimary),
        claim.id,
      ).toBe(true);
    }
  });
});
