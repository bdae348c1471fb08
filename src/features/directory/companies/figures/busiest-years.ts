/** The `span` years in a row in which most companies were founded, and how many those are. The earliest of equals. */
export function busiestYears(years: readonly number[], span: number): { from: number; to: number; count: number } {
  const spans = years.map((from) => {
    const to = from + span - 1;
    return { from, to, count: years.filter((year) => year >= from && year <= to).length };
  });
  return spans.sort((a, b) => b.count - a.count || a.from - b.from)[0] ?? { from: 0, to: 0, count: 0 };
}
