import { solvedPuzzles } from './solved.ts';

/*
 * Deferred script of the lab's page: `[data-puzzle]` by an id shows its `[data-solved]` once this browser has solved the
 * puzzle. It runs with the island runtime, and at the event "storage": the browser's own, or that of `keepPuzzleTry`.
 */
const show = () => {
  for (const id of solvedPuzzles())
    document.querySelector(`[data-puzzle="${id}"] [data-solved]`)?.removeAttribute('hidden');
};

try {
  show();
  self.onstorage = show;
} catch {
  // Storage is off: there is nothing to show.
}
