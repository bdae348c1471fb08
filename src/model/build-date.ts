/** The month of the hub's first edition: no page is older, and what is later has changed since. */
export const FIRST_EDITION = '2024-12';

/** The day for which the site is built, as YYYY-MM-DD; `BUILD_DATE` overrides the clock, so that no test depends on today. */
export function buildDate(): string {
  const given = process.env.BUILD_DATE;
  if (given === undefined) return new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) throw new Error(`BUILD_DATE is "${given}"; write a day as 2026-11-22`);
  return given;
}

/** Whole months from one date to another; a year or a month counts from its end, so that nothing is due too early. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 12] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number);
  return (toYear - year) * 12 + (toMonth - month);
}

/** The day that lies `days` days before another. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
