export interface Bar {
  label: string;
  value: number;
}

/** How often each value occurs, the most frequent first; among equals in alphabetical order. */
export function countEach(values: Iterable<string>): Bar[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([label, value]) => ({ label, value }))
    .sort((a, b) => b.value - a.value || a.label.localeCompare(b.label, 'en'));
}
