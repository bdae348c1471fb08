import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useMemo } from 'react';
import { useHashTab } from './use-hash-tab.ts';

interface Props {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { id: string; label: string }[];
  defaultTab: string;
  /** The panels come as slots, named like the tabs' ids (Astro hands them over in camel case). */
  [panel: string]: ReactNode | Props['tabs'];
}

/**
 * Tabs over panels that are rendered at build. Arrow keys move between them, and the address names the open one. Without
 * script and in print all panels show, one below the other, and the tabs are links to them (see base.css).
 */
export function Tabs({ label, tabs, defaultTab, ...panels }: Props) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const { active, open, isAwake } = useHashTab(ids, defaultTab);
  return (
    <Base.Root value={active} onValueChange={open} data-asleep={isAwake ? undefined : ''}>
      <Base.List
        aria-label={label}
        className="mb-6 flex overflow-x-auto border-b border-rule-strong [scrollbar-width:none] print:hidden"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            nativeButton={false}
            render={<a href={`#${tab.id}`} />}
            onClick={(event) => event.preventDefault()}
            // Before hydration nobody else says which tab the keyboard reaches.
            tabIndex={active === tab.id ? 0 : -1}
            className="relative flex min-h-12 flex-none items-center px-4.5 text-sm font-semibold whitespace-nowrap text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-2 data-active:text-accent data-active:after:absolute data-active:after:inset-x-0 data-active:after:-bottom-px data-active:after:h-[3px] data-active:after:bg-accent"
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
          // Without script the hidden panels show, and must then be usable.
          inert={false}
          className="scroll-mt-24 outline-none print:mb-8"
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
