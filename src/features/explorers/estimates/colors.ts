const LINES = ['var(--color-viz-1)', 'var(--color-sign-5)', 'var(--color-viz-3)', 'var(--color-viz-4)'];

/** The color of each problem that has one, in their order; all others are gray. */
export function colorOf(problem: string, problems: readonly string[]): string {
  return LINES[problems.indexOf(problem)] ?? 'var(--color-ink-3)';
}
