/** Where values lie along an axis of a drawing that moves in the browser, which does not take the scales of the charts along. */
export type Place = (value: number) => number;

type Ends = readonly [from: number, to: number];

export function linearPlace([from, to]: Ends, [start, end]: Ends): Place {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** For values above 0: equal ratios take equal lengths. */
export function logPlace([from, to]: Ends, range: Ends): Place {
  const place = linearPlace([Math.log(from), Math.log(to)], range);
  return (value) => place(Math.log(value));
}

/** From one line of text of a drawing to the next. */
export const LINE = 17;

/** Heights of names, moved apart from the lowest on the drawing up; they come in any order. */
export function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const moved = [...heights];
  let below = Number.POSITIVE_INFINITY;
  for (const index of order) {
    below = Math.min(heights[index] ?? 0, below - LINE);
    moved[index] = below;
  }
  return moved;
}
