import { bestWords, gateList } from '#circuit/judge/gate-words.ts';
import { Kets } from '#src/design/Kets.tsx';
import { addressOf, hasPage } from '#src/model/entry-pages.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

export interface PuzzleItem {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly task: string;
  /** "H, T, CNOT". */
  readonly gates: string;
  readonly best: string;
  /** The address that opens it in the lab. */
  readonly href: string;
  /** The page of its own, if it has one. */
  readonly page: string | undefined;
}

interface Props {
  groups: readonly string[];
  items: readonly PuzzleItem[];
}

/** The puzzles by group, with their tasks. What this browser has solved is marked by the page's inline script. */
export function PuzzleSection({ groups, items }: Props) {
  return (
    <ol className="grid gap-x-12 gap-y-8 nav:grid-cols-2">
      {groups.map((group) => (
        <li key={group} className="lab-group">
          <h3 className="text-lg">{group}</h3>
          <ol className="mt-3">
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <PuzzleRow key={item.id} {...item} />
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function PuzzleRow({ id, title, task, gates, best, href, page }: PuzzleItem) {
  return (
    <li id={id} data-puzzle={id} className="border-t border-rule py-3">
      <p className="flex items-baseline justify-between gap-4">
        <a href={href} className="font-semibold no-underline hover:underline">
          <Kets text={title} />
        </a>
        <span data-solved hidden className="flex-none text-xs font-semibold text-ok">
          Solved
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <Kets text={task} />
      </p>
      <p className="mt-1 text-xs text-ink-3">
        {gates} · {best}
        {page ? (
          <>
            {' · '}
            <a href={page} className="inline-block min-h-6">
              Hint<span className="visually-hidden"> for {title}</span>
            </a>
          </>
        ) : null}
      </p>
    </li>
  );
}

export function puzzleItems(): PuzzleItem[] {
  return entriesOf('puzzles').map(({ id, title, group, task, allowed, best }) => ({
    id,
    title,
    group,
    task,
    gates: gateList(allowed),
    best: bestWords({ ...best, isProven: best.proven !== undefined }),
    href: urls.puzzle(id),
    page: hasPage('puzzles', id) ? addressOf('puzzles', id) : undefined,
  }));
}
