/** How often a second something can be done: once to warm up, then again and again for `forMs` milliseconds. */
export function rateOf(run: () => unknown, forMs: number): number {
  run();
  const start = performance.now();
  let count = 0;
  do {
    run();
    count += 1;
  } while (performance.now() - start < forMs);
  return (1000 * count) / (performance.now() - start);
}
