import { useEffect, useRef, useState } from 'react';
import type { Draft, Preview } from '../content/drafts.ts';
import { desk, type OpenedFile, type Problem } from './call.ts';

/** What was changed and not written outlives a reload of the page, in this tab alone. */
const KEPT = 'desk-drafts';

interface Checks {
  previews: Readonly<Record<string, Preview>>;
  /** Of the content as it would be; undefined while they are looked for. */
  problems: readonly Problem[] | undefined;
}

/** What would be written of the changed entries, and what is wrong with it: the schema's word at once, all others' after a pause. */
export function useChecks(
  changed: readonly Pick<OpenedFile, 'file' | 'base' | 'data' | 'body'>[],
  setFailure: (failure: string | undefined) => void,
): Checks {
  const [previews, setPreviews] = useState<Checks['previews']>({});
  const [problems, setProblems] = useState<Checks['problems']>();
  const [looked, setLooked] = useState(0);
  const checking = useRef<Promise<void>>(Promise.resolve());
  const sent = JSON.stringify(changed.map(draftOf));

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
      <Value>(use: (value: Value) => void) =>
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

  return { previews, problems };
}

export function draftOf({ file, base, data, body }: Pick<OpenedFile, 'file' | 'base' | 'data' | 'body'>): Draft {
  return { file, base, data, ...(body === undefined ? {} : { body }) };
}

/** What was changed before the page was loaded anew. */
export function keptDrafts(): Draft[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Draft[];
  } catch {
    return [];
  }
}

export function told(set: (message: string) => void) {
  return (error: unknown) => set(error instanceof Error ? error.message : String(error));
}
