/** How many of these dates are of each month from the first to the last; a year without a month counts as its December. */
export function countByMonth(dates: readonly string[]): number[] {
  if (dates.length === 0) return [];
  const months = dates.map(monthOf);
  const first = Math.min(...months);
  const counts = Array.from({ length: Math.max(...months) - first + 1 }, () => 0);
  for (const month of months) counts[month - first] = (counts[month - first] ?? 0) + 1;
  return counts;
}

function monthOf(date: string): number {
  const [year = 0, month = 12] = date.split('-').map(Number);
  return 12 * year + month - 1;
}
