import { type RefObject, useEffectEvent } from 'react';
import { useAsked } from '#src/frame/hydration/use-asked.ts';

/**
 * As `useAsked`, for islands whose fields may have been changed before their script was there: the answer is that of the
 * render which has read the fields. They are read in a layout effect.
 */
export function useAskedOfFields<Root extends Element>(answers: Record<string, () => void>): RefObject<Root | null> {
  const answer = useEffectEvent((name: string) => answers[name]?.());
  // The render that follows a layout effect comes after this effect, in the same task.
  const later = Object.keys(answers).map((name) => [name, () => queueMicrotask(() => answer(name))]);
  return useAsked<Root>(Object.fromEntries(later));
}
