import { useState } from 'react';
import { isChanged, type OpenEntry, useDesk } from './desk-state.tsx';

/** The page of the site that shows the entry, from the development server. It shows what is written. */
export function SitePage({ entry }: { entry: OpenEntry }) {
  const { library } = useDesk();
  const [isShown, setShown] = useState(false);
  const { address, base } = entry;
  if (!address || base === null) return null;
  const url = library?.site ? `${library.site}${address}` : undefined;
  return (
    <section aria-labelledby="readers">
      <h2 id="readers">As readers see it</h2>
      {!url && <p className="quiet">The site is not running beside the desk. Its page is {address}.</p>}
      {url && (
        <>
          <p className="buttons">
            <a className="btn small" href={url} target="_blank" rel="noreferrer">
              Open {address}
            </a>
            <button type="button" className="btn small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide the page' : 'Show it here'}
            </button>
          </p>
          {isChanged(entry) && (
            <p className="hint">The page shows what is written; your change comes with the writing.</p>
          )}
          {isShown && (
            <iframe title={`Page ${address}`} src={url} sandbox="allow-scripts allow-same-origin allow-forms" />
          )}
        </>
      )}
    </section>
  );
}
