import { doneSteps, stepAfter } from './done-steps.ts';
import { each, say, showSolved } from './show-progress.ts';

/*
 * Deferred script of pages with many tutorials.
 *
 * - `[data-of="id …"]`: its first text becomes the number of steps done of all tutorials named; hidden at 0.
 * - `[data-last="number"]`, a link to a tutorial of so many steps: once begun, it leads to the step after the last one
 *   done, and says so.
 * - `[data-task]`: shows its `[data-solved]` once this browser has solved the task, and carries the state for the filter.
 */
const show = () => {
  showSolved();
  each('of', (note) => {
    const { length } = (note.dataset.of as string).split(' ').flatMap(doneSteps);
    note.hidden = !length;
    say(note, length);
  });
  each<HTMLAnchorElement>('last', (link) => {
    const next = stepAfter(doneSteps(link.pathname.slice('/tutorials/'.length)));
    if (next === 1 || next > Number(link.dataset.last)) return;
    link.setAttribute('href', `${link.pathname}#step-${next}`);
    say(link, `Continue, step ${next}`);
  });
};

try {
  show();
  self.onstorage = show;
} catch {
  // Storage is off: there is nothing to show.
}
