import { memo } from 'react';
import type { LibraryEntry } from '../content/library.ts';
import { useDesk } from './desk-state.tsx';

/** The id of the list that a field for the id of another entry offers. */
export function listOf(kind: string): string {
  return `ids-${kind}`;
}

/** What an entry is called where another names it: of papers among sources "paper:acharya-2024", of pieces "glossary/qubit". */
export function namesOf(kind: string, entries: readonly LibraryEntry[]): { id: string; name: string }[] {
  const named = (of: string, prefix = '') =>
    entries.filter((entry) => entry.kind === of).map(({ id, name }) => ({ id: `${prefix}${id}`, name }));
  if (kind === 'sources') return [...named('sources'), ...named('papers', 'paper:')];
  if (kind === 'pieces') return entries.map(({ kind: of, id, name }) => ({ id: `${of}/${id}`, name }));
  return named(kind);
}

/** Entries of the library, and those that are begun and not written yet. */
export function useNamed(kind: string): { id: string; name: string }[] {
  const { library, changed } = useDesk();
  const begun = changed
    .filter(({ base }) => base === null)
    .map(({ file, kind: of, id, data }) => ({
      file,
      kind: of,
      id,
      name: String(data.name ?? data.title ?? id),
      date: '',
      address: undefined,
    }));
  return namesOf(kind, [...(library?.entries ?? []), ...begun]);
}

export function ReferenceLists() {
  const { library } = useDesk();
  return ['sources', 'pieces', ...(library?.kinds.map(({ id }) => id) ?? [])]
    .filter((id, index, all) => all.indexOf(id) === index)
    .map((kind) => <List key={kind} kind={kind} />);
}

function List({ kind }: { kind: string }) {
  return <Options kind={kind} names={useNamed(kind)} />;
}

const Options = memo(
  ({ kind, names }: { kind: string; names: readonly { id: string; name: string }[] }) => (
    <datalist id={listOf(kind)}>
      {names.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </datalist>
  ),
  (before, after) => before.names.length === after.names.length,
);
