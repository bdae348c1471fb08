import type { Done } from '../session/choice.ts';

const PREFIX = 'tutorial:';

/** The steps that this browser has marked as done, of all tutorials. Throws where the browser keeps nothing. */
export function doneOfAll(): Done {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(
    keys.map((key) => [
      key.slice(PREFIX.length),
      (localStorage[key] as string | undefined)?.match(/\d+/g)?.map(Number) ?? [],
    ]),
  );
}
