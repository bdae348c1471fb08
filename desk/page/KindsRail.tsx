import { useDesk } from './desk-state.tsx';
import { links, type Route } from './route.ts';

interface Item {
  href: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

function useItems(route: Route): { toDo: Item[]; kinds: Item[] } {
  const { library, changed } = useDesk();
  const kindOfFile =
    route.shows === 'entry'
      ? (library?.entries.find(({ file }) => file === route.file)?.kind ?? route.file.split('/')[0])
      : undefined;
  const current = route.shows === 'kind' ? route.kind : kindOfFile;
  return {
    toDo: [
      { href: links.due, label: 'Due by age', isCurrent: route.shows === 'due' },
      { href: links.unproven, label: 'Entries with problems', isCurrent: route.shows === 'unproven' },
      {
        href: links.changes,
        label: 'Changed, not written',
        count: changed.length,
        isCurrent: route.shows === 'changes',
      },
    ],
    kinds: (library?.kinds ?? []).map(({ id, label }) => ({
      href: links.kind(id),
      label,
      count: library?.entries.filter(({ kind }) => kind === id).length ?? 0,
      isCurrent: id === current,
    })),
  };
}

export function KindsRail({ route }: { route: Route }) {
  const { toDo, kinds } = useItems(route);
  return (
    <nav className="rail" aria-label="Kinds">
      <h2>To do</h2>
      <Items items={toDo} />
      <h2>Kinds</h2>
      <Items items={kinds} />
    </nav>
  );
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map(({ href, label, count, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
            {count !== undefined && <span>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same where the window is too narrow for a rail. */
export function KindsSelect({ route }: { route: Route }) {
  const { toDo, kinds } = useItems(route);
  const all = [...toDo, ...kinds];
  return (
    <select
      className="input kinds-select"
      aria-label="Kind"
      value={all.find(({ isCurrent }) => isCurrent)?.href ?? ''}
      onChange={({ target }) => location.assign(target.value)}
    >
      <option value="" disabled>
        Choose a kind
      </option>
      {all.map(({ href, label, count }) => (
        <option key={href} value={href}>
          {count === undefined ? label : `${label}, ${count}`}
        </option>
      ))}
    </select>
  );
}
