import { doneSteps, stepAfter } from './done-steps.ts';
import { each, say, showSolved } from './show-progress.ts';

/*
 * Deferred script of the page of one tutorial.
 *
 * - `[data-of]`: its first text becomes the number of steps done; hidden at 0.
 * - `[data-last]`, a link: leads to the step after the last one done, and says so.
 * - `[data-step]`: gets `data-done="true"` or `"false"`.
 * - `[data-task]`: shows its `[data-solved]` once this browser has solved the task.
 * - `[data-track]`: gets `aria-current` if the address names it (`?track=`).
 */
each('track', (place) => {
  if (location.search.endsWith(place.dataset.track as string)) place.ariaCurrent = 'true';
});

const show = () => {
  const done = doneSteps(location.pathname.slice('/tutorials/'.length));
  const next = stepAfter(done);
  each('of', (note) => {
    note.hidden = next < 2;
    say(note, done.length);
  });
  each<HTMLAnchorElement>('last', (link) => {
    link.hash = `step-${next}`;
    say(link, `Continue, step ${next}`);
  });
  showSolved();
  each('step', ({ dataset }) => {
    // The browser writes it as a word.
    dataset.done = done.includes(dataset.step as string) as unknown as string;
  });
};

try {
  show();
  self.onstorage = show;
} catch {
  // Storage is off: there is nothing to show.
}
