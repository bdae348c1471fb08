/** A step may be a little off the place it was scrolled to. */
const TOLERANCE = 8;

/**
 * The index of the step that a key leads to: `j` to the first that begins below the reading position, `k` to the last
 * that begins above it; −1 where there is none. `tops` are their distances from the top of the window, in pixels.
 */
export function stepToGoTo(key: 'j' | 'k', tops: readonly number[], readingPosition: number): number {
  return key === 'j'
    ? tops.findIndex((top) => top > readingPosition + TOLERANCE)
    : tops.findLastIndex((top) => top < readingPosition - TOLERANCE);
}
