import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface HashTab {
  active: string;
  /** Opens a tab and names it in the address. */
  open: (id: string) => void;
  /** Until then the page shows what was built, and tabs.css shows the panel that the address names. */
  isAwake: boolean;
}

/**
 * The open one of a page's tabs, named by the hash of its address. A press replaces the address, so that "back" leaves
 * the page as a visitor of one page expects; a link to a panel, "back" and "forward" open what the address then names.
 */
export function useHashTab(ids: readonly string[], defaultTab: string): HashTab {
  const [active, setActive] = useState(defaultTab);
  const [isAwake, setAwake] = useState(false);

  useLayoutEffect(() => {
    setActive(namedTab(ids) ?? defaultTab);
    setAwake(true);
  }, [ids, defaultTab]);

  useEffect(() => {
    const follow = () => {
      const named = namedTab(ids) ?? (location.hash === '' ? defaultTab : undefined);
      if (!named) return;
      const panel = document.getElementById(named);
      const wasHidden = panel?.checkVisibility() === false;
      flushSync(() => setActive(named));
      // The browser could not scroll to what was not there.
      if (wasHidden && location.hash) panel?.scrollIntoView();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ids, defaultTab]);

  function open(id: string) {
    setActive(id);
    history.replaceState(history.state, '', `#${id}`);
  }

  return { active, open, isAwake };
}

function namedTab(ids: readonly string[]): string | undefined {
  return ids.find((id) => `#${id}` === location.hash);
}
