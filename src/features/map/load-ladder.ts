import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { LadderTutorial } from './target.ts';

/** The tutorials in their order. */
export function loadLadder(): LadderTutorial[] {
  const steps = entriesOf('tutorial-steps');
  return entriesOf('tutorials').map(({ id, number, title, minutes }) => ({
    id,
    number,
    title,
    href: urls.tutorial(id),
    minutes,
    steps: steps.filter((step) => step.id.startsWith(`${id}/`)).length,
  }));
}
