import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useState } from 'react';

interface Panel {
  id: string;
  label: string;
  /** Is told whether its tab has been opened. */
  content: (isOpen: boolean) => ReactNode;
}

/** The languages of one program. Without script and on paper both panels show (see base.css). */
export function ProgramTabs({ label, panels }: { label: string; panels: readonly [Panel, ...Panel[]] }) {
  const [first] = panels;
  const [opened, setOpened] = useState<readonly string[]>([first.id]);
  return (
    <Tabs.Root
      defaultValue={first.id}
      onValueChange={(id: string) => setOpened((before) => [...before, id])}
      className="program"
    >
      <Tabs.List aria-label={label} className="program-tabs">
        {panels.map(({ id, label: name }) => (
          <Tabs.Tab
            key={id}
            value={id}
            nativeButton={false}
            render={<a href={`#${id}`} />}
            onClick={(event) => event.preventDefault()}
            // Before hydration nobody else says which tab the keyboard reaches.
            tabIndex={id === first.id ? 0 : -1}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} keepMounted inert={false} tabIndex={-1}>
          {/* Base UI gives the panel an id of its own, which its tab refers to. */}
          <div id={id}>{content(opened.includes(id))}</div>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
