import { fragmentOf } from '#circuit/address/fragment.ts';
import { bestWords, gateList } from '#circuit/judge/gate-words.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { PuzzleItem } from '../sections/PuzzleSection.tsx';

/** The puzzles as the page lists them. */
export function puzzleItems(): PuzzleItem[] {
  return entriesOf('puzzles').map(({ id, title, group, task, allowed, best }) => ({
    id,
    title,
    group,
    task,
    gates: gateList(allowed),
    best: bestWords({ ...best, isProven: best.proven !== undefined }),
    href: `${urls.lab()}#${fragmentOf({ kind: 'puzzle', id })}`,
  }));
}
