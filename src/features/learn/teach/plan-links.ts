import { fragmentOf } from '#circuit/address/fragment.ts';
import { placeOfStep } from '#src/model/kinds.ts';
import { pieceOf } from '#src/model/pieces.ts';
import { entryOf } from '#src/model/read-content.ts';
import type { PlanItem } from '#src/model/schemas/lesson-plan.ts';
import { urls } from '#src/model/urls.ts';

export interface PlanLink {
  label: string;
  /** On this site. */
  href: string;
}

/** Where students solve an item of a plan: a task on its page, a puzzle in the lab. */
export function itemLink(item: PlanItem): PlanLink {
  if ('puzzle' in item) {
    const { id, title } = entryOf('puzzles', item.puzzle);
    return { label: `${title} (in the lab)`, href: urls.puzzle(id) };
  }
  const { id, title } = entryOf('tasks', item.task);
  return { label: title, href: item.variant ? urls.taskVariant(id, item.variant) : urls.task(id) };
}

/** A page, a step of a tutorial or of the tour, or an entry, from its folder and id: "circuits/chsh-game". */
export function pageLink(piece: string): PlanLink {
  const slash = piece.indexOf('/');
  const id = piece.slice(slash + 1);
  switch (piece.slice(0, slash)) {
    case 'tutorial-steps': {
      const [tutorial, step] = placeOfStep(id);
      const label = `${entryOf('tutorials', tutorial).title}, step ${step}: ${entryOf('tutorial-steps', id).title}`;
      return { label, href: urls.tutorialStep(tutorial, step) };
    }
    case 'lab-tour': {
      const { step, title } = entryOf('lab-tour', id);
      return {
        label: `Tour of the lab, step ${step}: ${title}`,
        href: `${urls.lab()}#${fragmentOf({ kind: 'tour', step })}`,
      };
    }
    default: {
      const { name, address } = pieceOf(piece);
      return { label: name, href: address };
    }
  }
}
