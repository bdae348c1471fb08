import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Preview } from '../content/drafts.ts';
import { withoutEmpty } from '../content/form-data.ts';
import { same } from '../content/same.ts';
import { desk, type Library, type OpenedFile, type Problem } from './call.ts';
import { draftOf, keptDrafts, told, useChecks } from './use-checks.ts';

/** A file in the desk, with what was opened and what has become of it. */
export interface OpenEntry extends OpenedFile {
  opened: Pick<OpenedFile, 'data' | 'body'>;
}

/** A field to which the editor is led. */
export interface FocusOn {
  file: string;
  path: readonly (string | number)[];
}

interface Desk {
  library: Library | undefined;
  entries: Readonly<Record<string, OpenEntry>>;
  changed: readonly OpenEntry[];
  previews: Readonly<Record<string, Preview>>;
  /** Of the content as it would be; undefined while they are looked for. */
  problems: readonly Problem[] | undefined;
  failure: string | undefined;
  focus: FocusOn | undefined;
  open: (file: string) => Promise<OpenEntry>;
  change: (file: string, data: Record<string, unknown>, body?: string) => void;
  drop: (file: string) => void;
  /** Opens an entry that is not there yet. */
  begin: (file: string, data: Record<string, unknown>) => Promise<OpenEntry>;
  /** After writing, or where a file has changed on disk: forgets what was opened. */
  forget: (files: readonly string[]) => Promise<void>;
  keepOver: (file: string) => Promise<void>;
  lead: (focus: FocusOn | undefined) => void;
  /** What became of the last writing. */
  said: string;
  say: (said: string) => void;
  drafts: () => Draft[];
}

const Context = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const value = useContext(Context);
  if (!value) throw new Error('The desk is not there');
  return value;
}

export function isChanged({ base, data, body, opened, schema }: OpenEntry): boolean {
  return base === null || body !== opened.body || !same(withoutEmpty(data, schema), withoutEmpty(opened.data, schema));
}

export function DeskProvider({ children }: { children: ReactNode }) {
  const [library, setLibrary] = useState<Library>();
  const [entries, setEntries] = useState<Readonly<Record<string, OpenEntry>>>({});
  const [failure, setFailure] = useState<string>();
  const [focus, lead] = useState<FocusOn>();
  const [said, sayIt] = useState('');
  const kept = useRef(new Map(keptDrafts().map((draft) => [draft.file, draft])));
  const latest = useRef(entries);
  latest.current = entries;

  const put = useCallback((entry: OpenEntry) => {
    latest.current = { ...latest.current, [entry.file]: entry };
    setEntries(latest.current);
    return entry;
  }, []);
  const load = useCallback(
    async (file: string) => {
      const read = await desk.entry(file);
      // Opened twice at once, it is there now, and may have been changed.
      const there = latest.current[file];
      if (there) return there;
      const entry = { ...read, opened: { data: read.data, ...(read.body === undefined ? {} : { body: read.body }) } };
      return put({ ...entry, ...kept.current.get(file) });
    },
    [put],
  );
  const open = useCallback(async (file: string) => latest.current[file] ?? load(file), [load]);
  const remove = useCallback((files: readonly string[]) => {
    for (const file of files) kept.current.delete(file);
    latest.current = Object.fromEntries(Object.entries(latest.current).filter(([file]) => !files.includes(file)));
    setEntries(latest.current);
  }, []);
  const change = useCallback(
    (file: string, data: Record<string, unknown>, body?: string) => {
      const entry = latest.current[file];
      if (entry) put({ ...entry, data, ...(body === undefined ? {} : { body }) });
    },
    [put],
  );
  const begin = useCallback(
    async (file: string, data: Record<string, unknown>) => {
      const entry = await open(file);
      return entry.base === null && Object.keys(entry.data).length === 0 ? put({ ...entry, data }) : entry;
    },
    [open, put],
  );
  const forget = useCallback(
    async (files: readonly string[]) => {
      remove(files);
      setLibrary(await desk.library());
    },
    [remove],
  );
  const keepOver = useCallback(
    async (file: string) => {
      const theirs = await desk.entry(file);
      const mine = latest.current[file];
      if (mine) put({ ...mine, base: theirs.base, opened: theirs });
    },
    [put],
  );

  const changed = useMemo(() => Object.values(entries).filter(isChanged), [entries]);
  const drafts = useCallback(() => Object.values(latest.current).filter(isChanged).map(draftOf), []);

  useEffect(() => {
    desk.library().then(setLibrary).catch(told(setFailure));
    for (const file of kept.current.keys()) load(file).catch(told(setFailure));
  }, [load]);
  // After what was kept has been read: the checks keep what is changed now in its place.
  const { previews, problems } = useChecks(changed, setFailure);

  const value: Desk = {
    library,
    entries,
    changed,
    previews,
    problems,
    failure,
    focus,
    open,
    change,
    drop: (file) => remove([file]),
    begin,
    forget,
    keepOver,
    lead,
    said,
    say: sayIt,
    drafts,
  };
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
