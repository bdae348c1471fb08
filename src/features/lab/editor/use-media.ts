import { useSyncExternalStore } from 'react';

/** The widths at which results are a sheet and gates a strip (`lab.css`). */
export const NARROW = '(width < 43.75rem)';

/** Whether a media query holds; as the page was built, it does not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
