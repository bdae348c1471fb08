import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Preview } from '../content/drafts.ts';
import { withoutEmpty } from '../content/form-data.ts';
import { same } from '../content/same.ts';
import { desk, type Library, type OpenedFile, type Problem } from './call.ts';

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

export function draftOf({ file, base, data, body }: OpenEntry): Draft {
  return { file, base, data, ...(body === undefined ? {} : { body }) };
}

/** What was changed and not written outlives a reload of the page, in this tab alone. */
const KEPT = 'desk-drafts';

export function DeskProvider({ children }: { children: ReactNode }) {
  const [library, setLibrary] = useState<Library>();
  const [entries, setEntries] = useState<Readonly<Record<string, OpenEntry>>>({});
  const [previews, setPreviews] = useState<Readonly<Record<string, Preview>>>({});
  const [problems, setProblems] = useState<readonly Problem[]>();
  const [failure, setFailure] = useState<string>();
  const [focus, lead] = useState<FocusOn>();
  const [said, sayIt] = useState('');
  const [looked, setLooked] = useState(0);
  const checking = useRef<Promise<void>>(Promise.resolve());
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
      return put({ ...read, opened: { data: read.data, ...(read.body === undefined ? {} : { body: read.body }) } });
    },
    [put],
  );
  const open = useCallback(async (file: string) => latest.current[file] ?? load(file), [load]);
  const remove = useCallback((files: readonly string[]) => {
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
  const sent = JSON.stringify(changed.map(draftOf));

  useEffect(() => {
    desk.library().then(setLibrary).catch(told(setFailure));
    for (const { file, data, body } of keptDrafts())
      load(file)
        .then((entry) => put({ ...entry, data, ...(body === undefined ? {} : { body }) }))
        .catch(told(setFailure));
  }, [load, put]);

  // Who comes back from another program may have changed a file there.
  useEffect(() => {
    const look = () => setLooked((count) => count + 1);
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on disk is looked at again, too
  useEffect(() => {
    if (sent !== '[]' || sessionStorage.getItem(KEPT) !== null) sessionStorage.setItem(KEPT, sent);
    const current = JSON.parse(sent) as Draft[];
    let isLate = false;
    const now =
      <Value,>(use: (value: Value) => void) =>
      (value: Value) => {
        if (isLate) return;
        setFailure(undefined);
        use(value);
      };
    setProblems(undefined);
    const soon = setTimeout(() => {
      desk
        .preview(current)
        .then(now((list) => setPreviews(Object.fromEntries(list.map((each) => [each.file, each])))))
        .catch(told(setFailure));
    }, 150);
    // All files are checked, which takes a second: after a pause.
    const later = setTimeout(async () => {
      // One check at a time: those of what has changed since would only wait for each other.
      await checking.current;
      if (!isLate) checking.current = desk.check(current).then(now(setProblems)).catch(told(setFailure));
    }, 700);
    return () => {
      isLate = true;
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [sent, looked]);

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

function keptDrafts(): Draft[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Draft[];
  } catch {
    return [];
  }
}

function told(set: (message: string) => void) {
  return (error: unknown) => set(error instanceof Error ? error.message : String(error));
}
