import { useEffect, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';
import { urls } from '#src/model/urls.ts';
import { rowOf } from '../choose/chosen.ts';
import type { SetItem } from '../set-address.ts';
import type { SheetEntry } from './sheet-task.ts';

interface SheetEntries {
  /** In the order of the set; undefined until all have come. */
  readonly entries: readonly SheetEntry[] | undefined;
  readonly hasFailed: boolean;
}

/** What a set's sheets consist of; each task is fetched once. */
export function useSheetEntries(items: readonly SetItem[]): SheetEntries {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, SheetEntry>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const missing = items
    .map(({ id }) => id)
    .filter((id) => !loaded.has(id))
    .join(' ');
  useEffect(() => {
    if (!missing) return;
    let isGone = false;
    setFailed(false);
    Promise.all(missing.split(' ').map(readEntry)).then(
      (found) =>
        isGone || setLoaded((before) => new Map([...before, ...found.map((each) => [each.id, each] as const)])),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [missing]);
  const entries = items.flatMap(({ id }) => loaded.get(id) ?? []);
  return { entries: entries.length === items.length ? entries : undefined, hasFailed };
}

/** A puzzle has a file of its own below the lab; which of the two an id is, its row says. */
function readEntry(id: string): Promise<SheetEntry> {
  const isTask = rowOf(id)?.href === urls.task(id);
  return fetchJson(isTask ? urls.taskFile(id) : urls.puzzleFile(id));
}
