/** The steps that this browser has marked as done, under one key a tutorial: `tutorial:grovers-search` → `[1,2,5]`. */
const PREFIX = 'tutorial:';

/** The numbers of the steps done, in order. Throws where the browser keeps nothing. */
export const doneSteps = (tutorial: string): readonly string[] =>
  (localStorage[PREFIX + tutorial] as string | undefined)?.match(/\d+/g) ?? [];

/** The number of the step after the last one done: 1 when none is. */
export const stepAfter = (done: readonly string[]): number => +(done.at(-1) ?? 0) + 1;

/** Marks a step as done, or takes the mark away. Throws where the browser keeps nothing. */
export function toggleStep(tutorial: string, step: number): void {
  const done = doneSteps(tutorial).map(Number);
  const next = done.includes(step) ? done.filter((each) => each !== step) : [...done, step].sort((a, b) => a - b);
  localStorage[PREFIX + tutorial] = JSON.stringify(next);
}
