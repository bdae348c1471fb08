import type { Ref } from 'react';
import { goToTab } from './go-to-tab.ts';

interface Props {
  ref?: Ref<HTMLDivElement>;
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** Their ids are those of the panels. */
  tabs: readonly { id: string; label: string }[];
  active: string;
  onOpen: (id: string) => void;
  className: string;
}

/** A row of tabs. Until a script has come they are links to their panels, and CSS shows the one that the address names. */
export function TabList({ ref, label, tabs, active, onOpen, className }: Props) {
  return (
    <div ref={ref} role="tablist" aria-label={label} className={className}>
      {tabs.map(({ id, label: name }) => (
        <a
          key={id}
          id={tabId(id)}
          href={`#${id}`}
          role="tab"
          aria-selected={active === id}
          aria-controls={id}
          tabIndex={active === id ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            onOpen(id);
          }}
          onKeyDown={goToTab}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

export const tabId = (panel: string) => `${panel}-tab`;
