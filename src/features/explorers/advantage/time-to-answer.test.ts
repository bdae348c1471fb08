import { describe, expect, it } from 'vitest';
import { isBeforeClaim, laterAnswers, medianMonths, monthOf, monthsToAnswer } from './time-to-answer.ts';

const claim = (date: string, ...answers: string[]) => ({ date, answers: answers.map((each) => ({ date: each })) });

describe('R55.2: dates in months', () => {
  it('a day lies within its month, and a month without a day in its middle', () => {
    expect(monthOf('2024-03-01')).toBeLessThan(monthOf('2024-03'));
    expect(monthOf('2024-03-31')).toBeGreaterThan(monthOf('2024-03'));
    expect(monthOf('2024-03')).toBe(12 * 2024 + 2.5);
    expect(monthOf('2024-02-29')).toBeLessThan(monthOf('2024-03-01'));
  });

  it('an answer is older than the claim only as far as both dates are known', () => {
    expect(isBeforeClaim({ date: '2019-10-21' }, { date: '2019-10-23' })).toBe(true);
    expect(isBeforeClaim({ date: '2019-10' }, { date: '2019-10-23' })).toBe(false);
    expect(isBeforeClaim({ date: '2019-09' }, { date: '2019-10-23' })).toBe(true);
    expect(isBeforeClaim({ date: '2019-10-21' }, { date: '2019-10' })).toBe(false);
  });

  it('months run to the first answer after the claim, and are never below zero', () => {
    expect(monthsToAnswer(claim('2024-01', '2023-06', '2024-04', '2024-05'))).toBe(3);
    expect(monthsToAnswer(claim('2025-03-20', '2025-03'))).toBe(0);
    expect(monthsToAnswer(claim('2024-01', '2023-06'))).toBeUndefined();
    expect(monthsToAnswer(claim('2024-01'))).toBeUndefined();
  });

  it('answers before the claim are not among the later ones, whose order stays', () => {
    expect(laterAnswers(claim('2024-01', '2023-06', '2024-04', '2024-05')).map(({ date }) => date)).toEqual([
      '2024-04',
      '2024-05',
    ]);
  });
});

describe('R55.2: the median counts the claims that were answered after they were made', () => {
  it('is none where nothing was answered, or only before', () => {
    expect(medianMonths([])).toBeUndefined();
    expect(medianMonths([claim('2024-01'), claim('2024-01', '2020-01')])).toBeUndefined();
  });

  it('is the middle one of an odd number, and lies between the two of an even one', () => {
    const [one, three, eight] = [claim('2024-01', '2024-02'), claim('2024-01', '2024-04'), claim('2024-01', '2024-09')];
    expect(medianMonths([eight, one, three, claim('2024-01')])).toEqual({ months: 3, count: 3 });
    expect(medianMonths([eight, one])).toEqual({ months: 4.5, count: 2 });
    expect(medianMonths([one])).toEqual({ months: 1, count: 1 });
  });
});
