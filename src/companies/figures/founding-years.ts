import type { Bar } from '#src/charts/tally.ts';

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
