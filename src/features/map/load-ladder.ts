import { loadTutorials } from '#src/features/learn/tutorials/load-tutorials.ts';
import { urls } from '#src/model/urls.ts';
import type { LadderTutorial } from './target.ts';

/** The tutorials in their order. */
export function loadLadder(): LadderTutorial[] {
  return loadTutorials().map(({ id, number, title, minutes, steps }) => ({
    id,
    number,
    title,
    href: urls.tutorial(id),
    minutes,
    steps: steps.length,
  }));
}
