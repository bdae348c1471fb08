import { useRef, useState } from 'react';
import { slug } from '../sources/draft-work.ts';
import { useDesk } from './desk-state.tsx';
import { links } from './route.ts';
import { SourceDialog } from './sources/SourceDialog.tsx';

/** Kinds whose files are no single entry in a folder of the kind's name; they are begun by copying a specimen. */
const BY_COPY = ['pages', 'tutorials', 'tutorial-steps', 'notation'];

/** The field that an entry is called after. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  'funding-rounds': 'company',
  glossary: 'term',
  developments: 'title',
  circuits: 'title',
  tasks: 'title',
  puzzles: 'title',
  interviews: 'title',
  sources: 'title',
  estimates: 'title',
  'logical-experiments': 'title',
  'advantage-claims': 'title',
  'lesson-plans': 'title',
  'lab-tour': 'title',
  topics: 'title',
  promises: 'what',
};

const LABELS: Readonly<Record<string, string>> = {
  companies: 'Add a company',
  papers: 'Add a paper',
  sources: 'Add a source',
  'funding-rounds': 'Add a round',
};

/** Begins an entry: its name gives the id, which is its file and its address. */
export function NewEntry({
  kind,
  label = LABELS[kind] ?? 'New entry',
  data = {},
  suggested = '',
}: {
  kind: string;
  label?: string;
  data?: Record<string, unknown>;
  suggested?: string;
}) {
  const { library, begin } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState('');
  const [id, setId] = useState<string>();
  const [isFinding, setFinding] = useState(false);
  if (BY_COPY.includes(kind)) return null;
  const wanted = id ?? (suggested || slug(name));
  const isTaken = library?.entries.some((entry) => entry.kind === kind && entry.id === wanted) ?? false;

  async function start(): Promise<void> {
    if (wanted === '' || isTaken) return;
    const file = `${kind}/${wanted}.yaml`;
    const named = name === '' ? {} : { [NAME_FIELDS[kind] ?? 'name']: name };
    const dated =
      kind === 'sources' || kind === 'developments' || kind === 'promises' ? {} : { asOf: library?.today.slice(0, 7) };
    await begin(file, { ...named, ...data, ...dated });
    dialog.current?.close();
    location.assign(links.entry(file));
  }

  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => (kind === 'papers' ? setFinding(true) : dialog.current?.showModal())}
      >
        {label}
      </button>
      {isFinding && (
        <SourceDialog
          isPaper
          onChoose={(chosen) => location.assign(links.entry(`papers/${chosen.replace(/^paper:/, '')}.yaml`))}
          onClose={() => setFinding(false)}
        />
      )}
      <dialog ref={dialog} className="new" aria-labelledby={`new-${kind}`}>
        <h2 id={`new-${kind}`}>{label}</h2>
        {!suggested && (
          <label className="label">
            Name
            <input className="input" value={name} onChange={({ target }) => setName(target.value)} />
          </label>
        )}
        <label className="label">
          Id, its file and its address
          <input
            className="input mono"
            value={wanted}
            aria-invalid={isTaken || undefined}
            onChange={({ target }) => setId(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void start();
            }}
          />
        </label>
        {isTaken && <p className="error">There is an entry of this id already.</p>}
        <p className="buttons">
          <button
            type="button"
            className="btn primary"
            disabled={wanted === '' || isTaken}
            onClick={() => void start()}
          >
            Begin
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </dialog>
    </>
  );
}
