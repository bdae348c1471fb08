import type { Bar } from '#src/charts/count-each.ts';

/**
 * Companies by year of founding, a column a year without gaps; those from before `first` share the column at the left.
 */
export function foundingYears(years: readonly number[], first: number): Bar[] {
  const last = Math.max(first, ...years);
  const count = (holds: (year: number) => boolean) => years.filter(holds).length;
  const single = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [
    { label: `<${first}`, value: count((year) => year < first) },
    ...single.map((year) => ({ label: String(year), value: count((founded) => founded === year) })),
  ];
}

/** The `span` years in a row in which most companies were founded, and how many those are. The earliest of equals. */
export function busiestYears(years: readonly number[], span: number): { from: number; to: number; count: number } {
  const spans = years.map((from) => {
    const to = from + span - 1;
    return { from, to, count: years.filter((year) => year >= from && year <= to).length };
  });
  return spans.sort((a, b) => b.count - a.count || a.from - b.from)[0] ?? { from: 0, to: 0, count: 0 };
}
