/** Ranges of founding years that the directory filters by, oldest first; each ends where the next begins. */
const RANGES = [
  { from: 0, label: 'Before 2010' },
  { from: 2010, label: '2010–2014' },
  { from: 2015, label: '2015–2017' },
  { from: 2018, label: '2018–2020' },
  { from: 2021, label: 'Since 2021' },
] as const;

/** The ranges' words, as the form shows them. */
export const FOUNDED_RANGES: readonly string[] = RANGES.map(({ label }) => label);

/** The words of the range that a founding year falls in. */
export function foundedRange(year: number): string {
  return (RANGES.findLast(({ from }) => from <= year) ?? RANGES[0]).label;
}
