import { useEffect, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';
import { urls } from '#src/model/urls.ts';

const FILES = { tour: urls.labTourSteps(), puzzles: urls.labPuzzles() } as const;

export interface LessonFile<Item> {
  /** Undefined until they are there. */
  readonly items: readonly Item[] | undefined;
  readonly hasFailed: boolean;
}

/** Puzzles or steps of the tour, as the site has built them. */
export function useLesson<Item>(which: keyof typeof FILES): LessonFile<Item> {
  const [items, setItems] = useState<readonly Item[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchJson<readonly Item[]>(FILES[which]).then(setItems, () => setFailed(true));
  }, [which]);
  return { items, hasFailed };
}
