const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date no more precise than it is known: "2024", "Dec 2024", "31 Dec 2024". */
export function formatPartial(date: string): string {
  const [year = '', month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
