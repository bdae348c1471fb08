import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '#src/drawings/BrandMark.tsx';
import { Changes } from './Changes.tsx';
import { DueTable } from './DueTable.tsx';
import { useDesk } from './desk-state.tsx';
import { EntryTable } from './EntryTable.tsx';
import { EntryView } from './EntryView.tsx';
import { KindsRail, KindsSelect } from './KindsRail.tsx';
import { ReferenceLists } from './ReferenceLists.tsx';
import { links, type Route, useRoute } from './route.ts';
import { Shortcuts } from './Shortcuts.tsx';

export function App() {
  const { library, failure } = useDesk();
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const view = route.shows === 'entry' ? route.file : route.shows;
  const [seen, setSeen] = useState(view);

  // A new view begins at its top, and the keyboard is in it.
  useEffect(() => {
    if (view === seen) return;
    setSeen(view);
    if (view !== 'find') main.current?.focus();
    scrollTo(0, 0);
  }, [view, seen]);

  return (
    <>
      <button type="button" className="skip btn" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header className="bar">
        <a className="brand" href={links.kind('companies')}>
          <BrandMark className="mark" />
          The desk
        </a>
        <Find />
        <Shortcuts />
        <p className="local">
          only this machine <span className="dot" />
        </p>
      </header>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <div className="columns">
        <KindsRail route={route} />
        <main id="main" ref={main} tabIndex={-1}>
          <KindsSelect route={route} />
          {library ? <View route={route} /> : <p className="quiet">Reading the content</p>}
        </main>
      </div>
      <ReferenceLists />
    </>
  );
}

function View({ route }: { route: Route }) {
  switch (route.shows) {
    case 'entry':
      return <EntryView key={route.file} file={route.file} />;
    case 'due':
      return <DueTable />;
    case 'changes':
      return <Changes />;
    case 'find':
      return <EntryTable query={route.query} />;
    case 'unproven':
      return <EntryTable unproven />;
    default:
      return <EntryTable key={route.kind} kind={route.kind} />;
  }
}

/** Finds an entry, a source or a figure's file as one types; Enter opens the first. */
function Find() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="find">
      <input
        ref={input}
        id="find"
        type="search"
        aria-label="Find an entry, a page or a source"
        aria-keyshortcuts="/"
        placeholder="Find an entry, a page or a source"
        onChange={({ target }) => location.replace(links.find(target.value))}
        onKeyDown={({ key }) => {
          if (key === 'Enter') document.querySelector<HTMLAnchorElement>('tbody a')?.click();
        }}
      />
      <kbd>/</kbd>
    </search>
  );
}
