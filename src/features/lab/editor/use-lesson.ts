import { useEffect, useState } from 'react';
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
    fetchItems<Item>(FILES[which]).then(setItems, () => setFailed(true));
  }, [which]);
  return { items, hasFailed };
}

async function fetchItems<Item>(address: string): Promise<readonly Item[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json() as Promise<readonly Item[]>;
}
