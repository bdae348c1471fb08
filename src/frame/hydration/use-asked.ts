import { type RefObject, useEffect, useRef } from 'react';
import { markBusy } from './mark-busy.ts';

/**
 * Answers what was asked of an island before its script was there: the press of a button, by the button's `name`; a
 * form that was submitted, as "submit"; a key, by its letter. The page has said so on the island (`touch.ts`).
 *
 * @returns a ref for any element of the island.
 */
export function useAsked<Root extends Element>(answers: Record<string, () => void>): RefObject<Root | null> {
  return useAnswer<Root>((asked) => answers[asked]?.());
}

/**
 * Presses the button again that was pressed before the script was there, for islands of many buttons.
 *
 * @returns a ref for any element of the island.
 */
export function usePressAgain<Root extends Element>(): RefObject<Root | null> {
  return useAnswer<Root>((asked, island) =>
    island.querySelector<HTMLElement>(`button[name="${CSS.escape(asked)}"]`)?.click(),
  );
}

function useAnswer<Root extends Element>(answer: (asked: string, island: HTMLElement) => void): RefObject<Root | null> {
  const root = useRef<Root>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was asked before the first render counts
  useEffect(() => {
    const island = root.current?.closest<HTMLElement>('astro-island');
    if (!island) return;
    const asked = island.dataset.asked;
    delete island.dataset.asked;
    for (const busy of island.querySelectorAll('[aria-busy]')) markBusy(busy);
    if (asked) answer(asked, island);
  }, []);
  return root;
}
