import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useHashTab } from './use-hash-tab.ts';
import './tabs.css';

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

  // On a phone the row of tabs is wider than the window.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (!tab || !list.current) return;
    const room = (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollTo({ left: tab.offsetLeft - list.current.offsetLeft - room });
  }, [active]);

  return (
    <Base.Root value={active} onValueChange={open} data-asleep={isAwake ? undefined : ''} className="tabs">
      <Base.List
        ref={list}
        aria-label={label}
        className="tab-list mb-6 flex overflow-x-auto border-b border-rule-strong [scrollbar-width:none] print:hidden"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            nativeButton={false}
            render={<a href={`#${tab.id}`} />}
            aria-controls={tab.id}
            onClick={(event) => event.preventDefault()}
            // Before hydration nobody else says which tab the keyboard reaches.
            tabIndex={active === tab.id ? 0 : -1}
            className="tab"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.id}
          id={tab.id}
          value={tab.id}
          keepMounted
          // What hides a panel that is not open is the style sheet, until the script has come.
          hidden={false}
          inert={false}
          data-open={active === tab.id ? '' : undefined}
          className="outline-none print:mb-8"
        >
          {panels[slotName(tab.id)] as ReactNode}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

function slotName(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
