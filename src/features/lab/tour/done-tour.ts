/** Steps of the tour that this browser has done, as those of tutorials: `tour` → `[1,2,5]`. */
const KEY = 'tour';

/** Marks a step as done; where the browser keeps nothing, nothing happens. */
export function markTourStep(step: number): void {
  try {
    const done = (localStorage[KEY] as string | undefined)?.match(/\d+/g) ?? [];
    const all = new Set([...done.map(Number), step]);
    localStorage[KEY] = JSON.stringify([...all].sort((a, b) => a - b));
  } catch {
    // It is done all the same.
  }
}
