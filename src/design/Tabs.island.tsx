import './tabs.css';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TabList, tabId } from './TabList.tsx';

interface Props {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { id: string; label: string }[];
  defaultTab: string;
  /** The panels come as slots, named like the tabs' ids (Astro hands them over in camel case). */
  [panel: string]: ReactNode | Props['tabs'];
}

/**
 * Tabs over panels that are rendered at build. Arrow keys move between them, and the address names the open one. Until
 * the script has come the tabs are links, and the panel that the address names is open (`tabs.css`). In print all panels
 * show.
 */
export function Tabs({ label, tabs, defaultTab, ...panels }: Props) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const { active, open, isAwake } = useHashTab(ids, defaultTab);
  const list = useRef<HTMLDivElement>(null);

  // On a phone the row of tabs is wider than the window. It moves when another tab opens, never by itself: who has just
  // scrolled it with a finger is about to press what is there.
  const shown = useRef(defaultTab);
  useEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (!tab || !list.current) return;
    const room = (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollTo({ left: tab.offsetLeft - list.current.offsetLeft - room });
  }, [active]);

  return (
    <div data-asleep={isAwake ? undefined : ''} className="tabs">
      <TabList
        ref={list}
        label={label}
        tabs={tabs}
        active={active}
        onOpen={open}
        className="tab-list mb-6 flex overflow-x-auto border-b border-rule-strong [scrollbar-width:none] print:hidden"
      />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          tabIndex={-1}
          // The style sheet hides a panel that is not open, so that it can do so before the script has come.
          data-open={active === tab.id ? '' : undefined}
          className="outline-none print:mb-8"
        >
          {panels[slotName(tab.id)] as ReactNode}
        </div>
      ))}
    </div>
  );
}

function slotName(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

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
function useHashTab(ids: readonly string[], defaultTab: string): HashTab {
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
