import type { YearGroup } from './year-groups.ts';

/** How high the bar of the fullest group is, px. */
const HIGHEST = 26;

/** Links to the years of the list, each with a bar for what it holds. */
export function YearJumps({ groups, label }: { groups: readonly YearGroup[]; label: string }) {
  const most = Math.max(...groups.map(({ marks }) => marks.length));
  return (
    <nav aria-label={label} className="time-jumps wrap print:hidden">
      {groups.map(({ id, name, marks }) => (
        <a key={id} href={`#${id}`} data-of-group={id}>
          <i style={{ height: Math.max(2, Math.round((HIGHEST * marks.length) / most)) }} />
          {name}
        </a>
      ))}
    </nav>
  );
}
