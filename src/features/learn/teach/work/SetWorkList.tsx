import { Kets } from '#src/design/Kets.tsx';
import type { Work } from '#src/features/lab/puzzles/tries.ts';
import { type ChosenRow, rowOf } from '../choose/chosen.ts';
import { type TaskSet, variantIn, writeSet } from '../set-address.ts';

interface Props {
  set: TaskSet;
  /** In the order of the set. */
  kept: readonly (Work | undefined)[];
}

/** The tasks of a set. Where each student has other variants, links come with the number. */
export function SetWorkList({ set, kept }: Props) {
  const isWaiting = set.variants === 'each' && set.student === undefined;
  return (
    <ol>
      {set.items.map((item, index) => {
        const row = rowOf(item.id);
        if (!row) return null;
        const title = <Kets text={row.title} />;
        return (
          <li key={item.id}>
            <span>{index + 1}</span>
            {isWaiting ? <span>{title}</span> : <a href={hrefIn(set, row, variantIn(set, item))}>{title}</a>}
            <b>{stateOf(kept[index])}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** A task's page is told the set, and leads back to it. */
function hrefIn(set: TaskSet, { href, variants }: ChosenRow, variant: number): string {
  if (href.includes('#')) return href;
  return `${href}${variants > 1 ? `?v=${variant}` : ''}#${writeSet(set)}`;
}

function stateOf(work: Work | undefined): string {
  if (!work) return '';
  if (work.isSolved) return 'Solved';
  return `${work.tries} ${work.tries === 1 ? 'try' : 'tries'}`;
}
