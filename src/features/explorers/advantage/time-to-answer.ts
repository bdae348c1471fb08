import { isAfter } from '#src/model/schemas/figure.ts';
import type { Claim } from './claim.ts';

type Dated = Pick<Claim, 'date'> & { answers: readonly { date: string }[] };

/** A date in months, counted from the year 0; a month without a day by its middle. */
export function monthOf(date: string): number {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return 12 * year + month - 1 + (day === undefined ? 0.5 : (day - 0.5) / days);
}

/** Whether an answer was there before the claim, as far as both dates are known. */
export function isBeforeClaim(answer: { date: string }, claim: { date: string }): boolean {
  return isAfter(claim.date, answer.date);
}

/** The answers that came after a claim, in their order. */
export function laterAnswers<Answer extends { date: string }>(claim: { date: string; answers: readonly Answer[] }) {
  return claim.answers.filter((answer) => !isBeforeClaim(answer, claim));
}

/** Months from a claim to its first answer after it; never negative, where only the month of an answer is known. */
export function monthsToAnswer(claim: Dated): number | undefined {
  const [first] = laterAnswers(claim);
  return first && Math.max(0, monthOf(first.date) - monthOf(claim.date));
}

/** The median of the months to the first answer, over the claims that were answered after they were made. */
export function medianMonths(claims: readonly Dated[]): { months: number; count: number } | undefined {
  const months = claims.flatMap((claim) => monthsToAnswer(claim) ?? []).toSorted((a, b) => a - b);
  const [low, high] = [months[Math.ceil(months.length / 2) - 1], months[Math.floor(months.length / 2)]];
  return low === undefined || high === undefined ? undefined : { months: (low + high) / 2, count: months.length };
}
