import { useEffect, useState } from 'react';
import type { LibraryEntry } from '../content/library.ts';
import { desk, type Problem } from './call.ts';
import { useDesk } from './desk-state.tsx';
import { NewEntry } from './NewEntry.tsx';
import { links } from './route.ts';

const COLUMNS = [
  { key: 'name', label: 'Name' },
  { key: 'date', label: 'Date' },
  { key: 'problems', label: 'Problems' },
] as const;

type Column = (typeof COLUMNS)[number]['key'];

/** More rows than one looks through; typing narrows them. */
const MOST_ROWS = 400;

/** All entries of a kind, all that a word finds, or all that have a problem. */
export function EntryTable({ kind, query, unproven = false }: { kind?: string; query?: string; unproven?: boolean }) {
  const { library } = useDesk();
  const [problems, setProblems] = useState<readonly Problem[]>();
  const [filter, setFilter] = useState('');
  const [by, setBy] = useState<Column>('name');
  const [isDown, setDown] = useState(false);
  useEffect(() => void desk.problems().then(setProblems), []);

  const count = ({ file }: LibraryEntry) => problems?.filter((problem) => problem.file === file).length ?? 0;
  const wanted = (query ?? filter).toLowerCase().split(/\s+/).filter(Boolean);
  const rows = (library?.entries ?? [])
    .filter((entry) => (kind === undefined || entry.kind === kind) && (!unproven || count(entry) > 0))
    .filter(({ id, name, words = '' }) => wanted.every((word) => `${id} ${name} ${words}`.toLowerCase().includes(word)))
    .sort((a, b) => (isDown ? -1 : 1) * compare(a, b));

  function compare(a: LibraryEntry, b: LibraryEntry): number {
    if (by === 'problems') return count(a) - count(b);
    return a[by].localeCompare(b[by], 'en') || a.file.localeCompare(b.file, 'en');
  }

  function sortBy(key: Column): void {
    setDown(by === key ? !isDown : key !== 'name');
    setBy(key);
  }

  const title = unproven
    ? 'Entries with problems'
    : query === undefined
      ? library?.kinds.find(({ id }) => id === kind)?.label
      : 'Found';
  return (
    <div className="list">
      <div className="head">
        <h1>{title}</h1>
        {kind && <NewEntry kind={kind} />}
      </div>
      <p className="sub" role="status">
        {rows.length === 1 ? '1 entry' : `${rows.length} entries`}
        {problems ? '' : ', problems are looked for'}
      </p>
      {query === undefined && (
        <input
          className="input narrow"
          type="search"
          aria-label="Narrow the table"
          placeholder="Narrow by name, id or address"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {COLUMNS.map(({ key, label }) => (
                <th key={key} scope="col" aria-sort={by === key ? (isDown ? 'descending' : 'ascending') : 'none'}>
                  <button type="button" onClick={() => sortBy(key)}>
                    {label}
                    <span aria-hidden="true">{by === key ? (isDown ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST_ROWS).map((entry) => (
              <tr key={entry.file}>
                <th scope="row">
                  <a href={links.entry(entry.file)}>{entry.name}</a>
                  <small>{entry.file}</small>
                </th>
                <td className="number">{entry.date || '–'}</td>
                <td className={count(entry) > 0 || entry.isBroken ? 'bad' : 'number'}>
                  {entry.isBroken ? 'cannot be read' : problems ? count(entry) || 'none' : '…'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > MOST_ROWS && <p className="quiet">The first {MOST_ROWS} are shown; type to narrow them.</p>}
      {rows.length === 0 && (
        <p className="quiet">
          {unproven && problems ? 'No entry breaks a rule of the build.' : 'Nothing is called so.'}
        </p>
      )}
    </div>
  );
}
