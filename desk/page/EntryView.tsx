import { useEffect, useState } from 'react';
import { CheckedToday } from './CheckedToday.tsx';
import { isChanged, type OpenEntry, useDesk } from './desk-state.tsx';
import { FigureHistory } from './FigureHistory.tsx';
import { EntryForm, idOfField } from './form/EntryForm.tsx';
import { NewEntry } from './NewEntry.tsx';
import { ProblemList, useProblems } from './ProblemList.tsx';
import { links } from './route.ts';
import { SitePage } from './SitePage.tsx';
import { WhatWillBeWritten } from './WhatWillBeWritten.tsx';

/** An entry: its form, what will be written, and beside it what is wrong and what readers see. */
export function EntryView({ file }: { file: string }) {
  const { entries, open, focus, lead } = useDesk();
  const [failure, setFailure] = useState<string>();
  const entry = entries[file];
  useEffect(() => {
    if (!entry) open(file).catch((error: Error) => setFailure(error.message));
  }, [entry, file, open]);
  const isThere = entry !== undefined;
  useEffect(() => {
    if (!isThere || focus?.file !== file) return;
    // After the fields that were folded have been shown.
    const frame = requestAnimationFrame(() => {
      focusField(file, focus.path);
      lead(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, file, isThere, lead]);

  if (failure) return <p className="error">{failure}</p>;
  if (!entry) return <p className="quiet">Opening content/{file}</p>;
  return (
    <div className="entry">
      <div className="editing">
        <Head entry={entry} />
        <EntryForm file={file} />
        {entry.body !== undefined && <Body entry={entry} body={entry.body} />}
        <WhatWillBeWritten />
      </div>
      <aside className="side" aria-label="Problems and readers’ view">
        <ProblemList />
        <FigureHistory entry={entry} />
        <SitePage entry={entry} />
      </aside>
    </div>
  );
}

function Head({ entry }: { entry: OpenEntry }) {
  const { library, drop } = useDesk();
  const { file, kind, id, data, base } = entry;
  const label = library?.kinds.find((each) => each.id === kind)?.label ?? kind;
  const { stopping } = useProblems();
  const name = String(data.name ?? data.title ?? data.term ?? data.heading ?? entry.name);
  function dropChange(): void {
    drop(file);
    if (base === null) location.assign(links.kind(kind));
  }
  return (
    <div className="head">
      <div>
        <p className="crumb">
          <a href={links.kind(kind)}>{label}</a> / <span className="mono">{file}</span>
        </p>
        <h1>{name}</h1>
        {base === null && <p className="sub">Not written yet</p>}
      </div>
      <p className="buttons">
        {stopping.length > 0 && (
          <button
            type="button"
            className="btn danger to-problems"
            onClick={() => document.getElementById('problems')?.focus()}
          >
            {stopping.length === 1 ? '1 problem' : `${stopping.length} problems`}
          </button>
        )}
        {kind === 'companies' && (
          <NewEntry
            kind="funding-rounds"
            label="Add its round"
            suggested={`${id}-${library?.today.slice(0, 7)}`}
            data={{ company: name, profile: id }}
          />
        )}
        <CheckedToday entry={entry} />
        {isChanged(entry) && (
          <button type="button" className="btn" onClick={dropChange}>
            Drop the change
          </button>
        )}
      </p>
    </div>
  );
}

function Body({ entry, body }: { entry: OpenEntry; body: string }) {
  const { change } = useDesk();
  return (
    <div className="field body">
      <label className="label" htmlFor="body">
        Text
      </label>
      <textarea
        id="body"
        className="input mono"
        aria-describedby="body-help"
        rows={24}
        spellCheck
        value={body}
        onChange={({ target }) => change(entry.file, entry.data, target.value)}
      />
      <p className="hint" id="body-help">
        Markdown with the components that content/README.md names. It imports nothing.
      </p>
    </div>
  );
}

/** Puts the keyboard into a field, or into the nearest group that holds it. */
export function focusField(file: string, path: readonly (string | number)[]): void {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(idOfField(file, path.slice(0, length)));
    if (!element) continue;
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    element.focus();
    element.scrollIntoView({ block: 'center' });
    return;
  }
}
