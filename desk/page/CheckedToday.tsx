import { useRef, useState } from 'react';
import { type OpenEntry, useDesk } from './desk-state.tsx';

/** Works that are kept up to date, and so have the date on which they were read. */
const KEPT_UP_TO_DATE = ['documentation', 'register', 'dataset'];

/** An entry is no newer than what it rests on: what was read today gets today's date, and the entry with it. */
export function CheckedToday({ entry }: { entry: OpenEntry }) {
  const { library, open, change } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [works, setWorks] = useState<OpenEntry[]>([]);
  const [read, setRead] = useState<string>();
  const today = library?.today ?? '';
  if (!('asOf' in entry.data) || !Array.isArray(entry.data.sources)) return null;

  async function ask(): Promise<void> {
    const ids = (entry.data.sources as (string | { source: string })[])
      .map((work) => (typeof work === 'string' ? work : work.source))
      .filter((id) => id && !id.includes(':'));
    const files = library?.entries.filter(({ kind, id }) => kind === 'sources' && ids.includes(id)) ?? [];
    const opened = await Promise.all(files.map(({ file }) => open(file)));
    setWorks(opened.filter(({ data }) => KEPT_UP_TO_DATE.includes(String(data.kind))));
    dialog.current?.showModal();
  }

  function confirm(): void {
    const work = works.find(({ file }) => file === read);
    if (work) change(work.file, { ...work.data, date: today });
    change(entry.file, { ...entry.data, asOf: today });
    dialog.current?.close();
  }

  return (
    <>
      <button type="button" className="btn" onClick={() => void ask()}>
        Checked today, still true
      </button>
      <dialog ref={dialog} className="new" aria-labelledby="checked-title">
        <h2 id="checked-title">What did you read today?</h2>
        <p className="hint">
          An entry is dated by the newest work that it rests on. A work that is kept up to date gets the day on which it
          was read; a paper or a release keeps its own.
        </p>
        {works.map(({ file, id, data }) => (
          <label key={file} className="check">
            <input type="radio" name="read" checked={read === file} onChange={() => setRead(file)} />
            <span>
              {String(data.title)} <small className="mono">{id}</small>
            </span>
          </label>
        ))}
        {works.length === 0 && (
          <p>None of its sources is kept up to date. Add what you read to its sources, and set the date by hand.</p>
        )}
        <p className="buttons">
          <button type="button" className="btn primary" disabled={read === undefined} onClick={confirm}>
            It still says so
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </dialog>
    </>
  );
}
