/** The steps that this browser has marked as done, under one key a tutorial: `tutorial:grovers-search` → `[1,2,5]`. */
const keyOf = (tutorial: string) => `tutorial:${tutorial}`;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Numbers of the steps done, in order. What somebody else wrote under the key counts as nothing. */
export function doneSteps(tutorial: string, storage: Storage): number[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(keyOf(tutorial)) ?? '[]');
    return Array.isArray(found) ? found.filter((step): step is number => Number.isInteger(step)) : [];
  } catch {
    return [];
  }
}

/** Marks a step as done, or takes the mark away. Throws where the browser keeps nothing. */
export function toggleStep(tutorial: string, step: number, storage: Storage): void {
  const done = doneSteps(tutorial, storage);
  const next = done.includes(step) ? done.filter((each) => each !== step) : [...done, step].sort((a, b) => a - b);
  storage.setItem(keyOf(tutorial), JSON.stringify(next));
}
