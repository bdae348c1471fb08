import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useState } from 'react';

interface Panel {
  id: string;
  label: string;
  /** Is told whether its tab has been opened. */
  content: (isOpen: boolean) => ReactNode;
}

interface State {
  active: string;
  opened: readonly string[];
  /** React has not come: the tabs are links, and the panel that the address names is open. */
  isAsleep: boolean;
}

/** The languages of one program. Without script and on paper both panels show (see program-runner.css). */
export function ProgramTabs({ label, panels }: { label: string; panels: readonly [Panel, ...Panel[]] }) {
  const [first] = panels;
  const [{ active, opened, isAsleep }, setState] = useState<State>({
    active: first.id,
    opened: [first.id],
    isAsleep: true,
  });
  const open = (id: string) => setState((before) => ({ active: id, opened: [...before.opened, id], isAsleep: false }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was open before the first render counts
  useLayoutEffect(() => open(panels.find(({ id }) => `#${id}` === location.hash)?.id ?? first.id), []);
  return (
    <Tabs.Root value={active} onValueChange={open} data-asleep={isAsleep ? '' : undefined} className="program">
      <Tabs.List aria-label={label} className="program-tabs">
        {panels.map(({ id, label: name }) => (
          <Tabs.Tab
            key={id}
            value={id}
            nativeButton={false}
            render={<a href={`#${id}`} />}
            aria-controls={id}
            onClick={(event) => event.preventDefault()}
            // Before hydration nobody else says which tab the keyboard reaches.
            tabIndex={active === id ? 0 : -1}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ id, content }) => (
        <Tabs.Panel
          key={id}
          id={id}
          value={id}
          keepMounted
          // What hides the panel that is not open is the style sheet, until the script has come.
          hidden={false}
          inert={false}
          tabIndex={-1}
          data-open={active === id ? '' : undefined}
        >
          {content(opened.includes(id))}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
