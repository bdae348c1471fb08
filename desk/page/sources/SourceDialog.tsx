import { useEffect, useRef, useState } from 'react';
import { freeId } from '../../sources/draft-work.ts';
import type { FoundWorks } from '../../sources/find-work.ts';
import { desk } from '../call.ts';
import { useDesk } from '../desk-state.tsx';
import { EntryForm } from '../form/EntryForm.tsx';

interface Props {
  /** Gets the id as sources are named: "paper:…" for a paper. */
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Whether the work becomes a paper of the site, and no mere source. */
  isPaper?: boolean;
}

/** Finds a work in the bibliography, or adds one from its DOI, its arXiv number or a pasted citation. */
export function SourceDialog({ onChoose, onClose, isPaper = false }: Props) {
  const { library, entries, begin, drop, previews } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<FoundWorks>();
  const [isAsking, setAsking] = useState(false);
  const [begun, setBegun] = useState<{ file: string; id: string }>();
  useEffect(() => dialog.current?.showModal(), []);

  async function look(): Promise<void> {
    setAsking(true);
    try {
      setFound(await desk.work(query));
    } catch (error) {
      setFound({ matches: [], note: error instanceof Error ? error.message : String(error) });
    }
    setAsking(false);
  }

  async function add(as: 'sources' | 'papers'): Promise<void> {
    const draft = found?.draft ?? { id: `unknown-${library?.today.slice(0, 4)}`, source: {}, paper: {} };
    const { source, paper } = draft;
    // What is begun and not written yet has its id, too.
    const id = freeId(
      draft.id,
      new Set(Object.values(entries).flatMap((entry) => (entry.kind === as ? entry.id : []))),
    );
    const file = `${as}/${id}.yaml`;
    await begin(
      file,
      as === 'papers' ? { ...paper, category: 'Quantum Computing', asOf: library?.today.slice(0, 7) } : { ...source },
    );
    setBegun({ file, id: as === 'papers' ? `paper:${id}` : id });
  }

  function back(): void {
    if (begun) drop(begun.file);
    setBegun(undefined);
  }

  function choose(id: string): void {
    onChoose(id);
    dialog.current?.close();
  }

  const issues = begun ? previews[begun.file]?.issues.length : undefined;
  return (
    <dialog ref={dialog} className="work" aria-labelledby="work-title" onClose={onClose}>
      <h2 id="work-title">{isPaper ? 'Add a paper' : 'Find or add a source'}</h2>
      {!begun && (
        <>
          <label className="label" htmlFor="work-query">
            Words of its title, a DOI, an arXiv number, or its BibTeX, RIS or CSL-JSON
          </label>
          <textarea
            id="work-query"
            className="input mono"
            rows={3}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || query.includes('\n')) return;
              event.preventDefault();
              void look();
            }}
          />
          <p className="buttons">
            <button
              type="button"
              className="btn primary"
              disabled={isAsking || query.trim() === ''}
              onClick={() => void look()}
            >
              {isAsking ? 'Looking' : 'Look'}
            </button>
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </p>
          <Found found={found} onChoose={choose} onAdd={(as) => void add(as)} isPaper={isPaper} />
        </>
      )}
      {begun && (
        <>
          <p className="hint">New file content/{begun.file}. It is written together with what cites it.</p>
          <EntryForm file={begun.file} />
          <p className="buttons">
            <button type="button" className="btn primary" onClick={() => choose(begun.id)}>
              {isPaper ? 'Go on with it' : 'Cite it'}
            </button>
            <button type="button" className="btn" onClick={back}>
              Back, without it
            </button>
            <span role="status">
              {issues ? `${issues === 1 ? 'One field is' : `${issues} fields are`} still to be filled in` : ''}
            </span>
          </p>
        </>
      )}
    </dialog>
  );
}

function Found({
  found,
  onChoose,
  onAdd,
  isPaper,
}: {
  found: FoundWorks | undefined;
  onChoose: (id: string) => void;
  onAdd: (as: 'sources' | 'papers') => void;
  isPaper: boolean;
}) {
  if (!found) return null;
  const { matches, draft, note } = found;
  return (
    <div role="status">
      {note && <p className="error">{note}.</p>}
      {matches.length > 0 && (
        <>
          <h3>In the bibliography</h3>
          <ul className="works">
            {matches.map(({ id, kind, name, words }) => (
              <li key={`${kind}/${id}`}>
                <button type="button" onClick={() => onChoose(kind === 'papers' ? `paper:${id}` : id)}>
                  <b>{name}</b> <small className="mono">{kind === 'papers' ? `paper:${id}` : id}</small>
                  <small>{words}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {draft && (
        <>
          <h3>{matches.length > 0 ? 'Or as another work' : 'Not in the bibliography'}</h3>
          <p>
            <b>{draft.source.title}</b>
            <br />
            <small>
              {draft.source.publisher}, {draft.source.date ?? 'without a date'}, {draft.source.url}
            </small>
          </p>
        </>
      )}
      {matches.length === 0 && !draft && !note && <p>Nothing in the bibliography has these words.</p>}
      <p className="buttons">
        {!isPaper && (
          <button type="button" className="btn" onClick={() => onAdd('sources')}>
            {draft ? 'Add it as a source' : 'Write a source by hand'}
          </button>
        )}
        {(draft || isPaper) && (
          <button type="button" className="btn" onClick={() => onAdd('papers')}>
            {draft ? 'Add it as a paper of the site' : 'Write a paper by hand'}
          </button>
        )}
      </p>
    </div>
  );
}
