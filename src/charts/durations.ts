import { significant } from './numbers.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Julian year, as astronomers count. */
const YEAR = 365.25 * DAY;

const SHORT = [
  { unit: 'ns', seconds: 1e-9 },
  { unit: 'µs', seconds: 1e-6 },
  { unit: 'ms', seconds: 1e-3 },
] as const;

const LONG = [
  { unit: 'second', seconds: 1 },
  { unit: 'minute', seconds: MINUTE },
  { unit: 'hour', seconds: HOUR },
  { unit: 'day', seconds: DAY },
  { unit: 'year', seconds: YEAR },
] as const;

/** A duration in the unit that suits it, to so many digits: "40 µs", "11.1 hours", "1 day", "2.3 × 10⁷ years". */
export function durationText(seconds: number, digits = 2): string {
  const rounded = Number(seconds.toPrecision(digits));
  // Two of a unit before it is used: "26 hours", and not "1.1 days".
  const long = [...LONG].reverse().find((each) => rounded >= (each.unit === 'second' ? 1 : 1.995 * each.seconds));
  if (long) {
    const count = Number((seconds / long.seconds).toPrecision(digits));
    const text = count < 1e6 ? count.toLocaleString('en') : significant(count, digits);
    return `${text} ${long.unit}${count === 1 ? '' : 's'}`;
  }
  const short = [...SHORT].reverse().find((each) => rounded >= each.seconds) ?? SHORT[0];
  return `${Number((seconds / short.seconds).toPrecision(digits))} ${short.unit}`;
}
