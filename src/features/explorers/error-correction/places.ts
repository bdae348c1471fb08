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
