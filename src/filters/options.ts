/** What a field chooses between: each value once, in alphabetical order. */
export function optionsOf(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
}
