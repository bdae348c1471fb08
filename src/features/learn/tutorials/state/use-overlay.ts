import { type RefObject, useEffect, useRef } from 'react';

/** Closes a `<details>` that lies over the page by Escape and by scrolling on by one screen. */
export function useOverlay(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    let openedAt = scrollY;
    const onToggle = () => {
      openedAt = scrollY;
    };
    const onScroll = () => {
      if (details.open && Math.abs(scrollY - openedAt) >= innerHeight) details.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details.addEventListener('toggle', onToggle);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('keydown', onKey);
    return () => {
      details.removeEventListener('toggle', onToggle);
      removeEventListener('scroll', onScroll);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}
