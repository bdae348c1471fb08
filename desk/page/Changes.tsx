import { useDesk } from './desk-state.tsx';
import { ProblemList } from './ProblemList.tsx';
import { links } from './route.ts';
import { WhatWillBeWritten } from './WhatWillBeWritten.tsx';

/** All files that were changed and not written. */
export function Changes() {
  const { changed, drop } = useDesk();
  return (
    <div className="entry">
      <div className="editing">
        <div className="head">
          <h1>Changed, not written</h1>
        </div>
        {changed.length === 0 && <p className="quiet">Nothing is changed.</p>}
        <ul className="changed">
          {changed.map(({ file, base, name }) => (
            <li key={file}>
              <a href={links.entry(file)}>{base === null ? file : name}</a> <small className="mono">{file}</small>
              <button type="button" className="btn small" onClick={() => drop(file)}>
                Drop
              </button>
            </li>
          ))}
        </ul>
        <WhatWillBeWritten />
      </div>
      <aside className="side" aria-label="Problems">
        <ProblemList />
      </aside>
    </div>
  );
}
