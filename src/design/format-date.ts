/** "2024-12" or "2024-12-09" as "December 2024". */
export function formatMonth(isoDate: string): string {
  return format(isoDate, { month: 'long', year: 'numeric' });
}

/** "2024-12-09" as "9 December 2024". */
export function formatDay(isoDate: string): string {
  return format(isoDate, { day: 'numeric', month: 'long', year: 'numeric' });
}

function format(isoDate: string, parts: Intl.DateTimeFormatOptions): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not an ISO date: ${isoDate}`);
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(date);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date no more precise than it is known: "2024", "Dec 2024", "31 Dec 2024". */
export function formatPartial(date: string): string {
  const [year = '', month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
