/** What is wrong with an order: the first place that holds something else; undefined where all are right. */
export function orderDifference(places: readonly number[], steps: readonly string[]): string | undefined {
  const wrong = places.findIndex((step, place) => step !== place);
  if (wrong === -1) return undefined;
  if (wrong === 0) return 'something else comes first';
  return wrong === 1
    ? 'the first is right; something else comes second'
    : `the first ${wrong} of ${steps.length} are right; something else comes next`;
}
