import { type ReactNode, useLayoutEffect, useState } from 'react';
import { TabList, tabId } from '#src/design/TabList.tsx';

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
    <div data-asleep={isAsleep ? '' : undefined} className="program">
      <TabList label={label} tabs={panels} active={active} onOpen={open} className="program-tabs" />
      {panels.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          tabIndex={-1}
          // What hides the panel that is not open is the style sheet, until the script has come.
          data-open={active === id ? '' : undefined}
        >
          {content(opened.includes(id))}
        </div>
      ))}
    </div>
  );
}
