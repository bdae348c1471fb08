import { entriesOf } from '#src/model/read-content.ts';
import { PUZZLE_GROUPS } from '#src/model/schemas/puzzle.ts';
import { urls } from '#src/model/urls.ts';
import { tasksInOrder } from '../../tasks/load-tasks.ts';
import { variantCount } from '../../tasks/variants.ts';

/** A task or a puzzle that can be in a set. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** "state", "number": in what an answer is compared. */
  readonly judged: string;
  /** "2 gates" */
  readonly best: string;
  readonly variants: number;
  readonly href: string;
}

export interface ChoiceGroup {
  readonly id: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** In what an answer is compared, in a word: what is unitary is a gate. */
const judgedBy = (kind: string) => (kind === 'unitary' ? 'gate' : kind);

/** All that can be in a set: the puzzles of the lab by their groups, then the tasks by tutorial. */
export function choiceGroups(): ChoiceGroup[] {
  const puzzles = PUZZLE_GROUPS.map((group) => ({
    id: group.toLowerCase().replaceAll(' ', '-'),
    title: group,
    choices: entriesOf('puzzles')
      .filter((puzzle) => puzzle.group === group)
      .map(({ id, title, goal, best }) => ({
        id,
        title,
        judged: judgedBy(goal.compare),
        best: bestOf(best),
        variants: 1,
        href: urls.puzzle(id),
      })),
  }));
  const tasks = entriesOf('tutorials').map((tutorial) => ({
    id: tutorial.id,
    title: tutorial.title,
    choices: tasksInOrder()
      .filter((task) => task.tutorial === tutorial.id)
      .map((task) => ({
        id: task.id,
        title: task.title,
        judged: judgedBy(task.answer.kind),
        best: 'best' in task.answer && task.answer.best ? bestOf(task.answer.best) : '',
        variants: variantCount(task),
        href: urls.task(task.id),
      })),
  }));
  return [...puzzles, ...tasks].filter(({ choices }) => choices.length > 0);
}

function bestOf({ count, of }: { count: number; of: string }): string {
  const word = of.replace('two-qubit ', '2q ');
  return `${count} ${count === 1 ? word.replace(/s$/, '') : word}`;
}
