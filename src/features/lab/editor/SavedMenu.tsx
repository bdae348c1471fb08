import { type RefObject, useCallback, useEffect, useState } from 'react';
import { emptyCircuit, operationCount } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { counted } from '#circuit/editing/edit.ts';
import type { LabAction } from '#circuit/editing/edit-lab.ts';
import { documentOf, type LabState } from '#circuit/editing/lab-state.ts';
import type { Result } from '#src/base/kept-database.ts';
import { saveFile } from '#src/base/save-file.ts';
import { Trash } from '#src/design/icons.tsx';
import { deleteFrom, importSaved, readList, save, writeFile } from '../saved/saved.ts';
import type { Kept, SavedCircuit } from '../saved/saved-circuit.ts';
import { LabPopup } from './LabPopup.tsx';
import type { Menu } from './Toolbar.tsx';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  lab: LabState;
  dispatch: (action: LabAction) => void;
  setMenu: (menu: Menu) => void;
  onOpen: (document: LabDocument, kept?: Kept) => void;
  onClose: () => void;
}

/** The circuit's name, a new one, those that were worked at last, and those that were saved in this browser. */
export function SavedMenu({ anchor, lab, dispatch, setMenu, onOpen, onClose }: Props) {
  const [recent, setRecent] = useState<readonly SavedCircuit[]>([]);
  const [saved, setSaved] = useState<readonly SavedCircuit[]>([]);
  const [note, setNote] = useState('');
  const load = useCallback(async () => {
    const lists = await Promise.all([readList('recent'), readList('saved')]);
    const [recent, saved] = lists.map((list) => ('value' in list ? list.value.saved : []));
    setRecent(recent ?? []);
    setSaved(saved ?? []);
    const faults = lists.flatMap((list) => ('value' in list ? list.value.faults : [list.problem]));
    if (faults.length > 0) setNote([...new Set(faults)].join(' '));
  }, []);
  useEffect(() => void load(), [load]);

  const after = async <Value,>(done: Promise<Result<Value>>, say: (value: Value) => string) => {
    const result = await done;
    setNote('problem' in result ? result.problem : say(result.value));
    await load();
  };
  const open = (document: LabDocument, kept?: Kept) => {
    onOpen(document, kept);
    onClose();
  };

  return (
    <LabPopup anchor={anchor} at="start" title="Circuits" isTitleHidden className="saved-menu" onClose={onClose}>
      <label>
        Name of this circuit
        <input
          type="text"
          value={lab.title}
          maxLength={120}
          onChange={(event) => dispatch({ type: 'entitle', title: event.target.value })}
        />
      </label>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          className="framed"
          onClick={() =>
            void after(
              save(documentOf(lab)),
              ({ document }) => `Saved as ${document.title || 'a circuit without a name'}.`,
            )
          }
        >
          Save a copy
        </button>
        <button type="button" className="framed" onClick={() => open({ title: '', circuit: emptyCircuit() })}>
          New
        </button>
        <button type="button" className="framed" onClick={() => setMenu('compare')}>
          Compare
        </button>
        <button type="button" className="framed on-phone" onClick={() => setMenu('noise')}>
          Noise
        </button>
        <button type="button" className="framed on-phone" onClick={() => setMenu('help')}>
          Help
        </button>
      </p>
      <p role="status" className="popup-text">
        {note}
      </p>
      <CircuitList
        title="Recent"
        circuits={recent}
        onOpen={(kept) => open(kept.document, kept)}
        onDelete={(id) => void after(deleteFrom('recent', id), () => 'Deleted.')}
      />
      <CircuitList
        title="Saved"
        circuits={saved}
        onOpen={({ document }) => open(document)}
        onDelete={(id) => void after(deleteFrom('saved', id), () => 'Deleted.')}
      />
      <p className="flex flex-wrap items-center gap-2">
        {saved.length > 0 ? (
          <button
            type="button"
            className="quiet"
            onClick={() => saveFile(new Blob([writeFile(saved)], { type: 'application/json' }), 'circuits.json')}
          >
            Export all
          </button>
        ) : null}
        <label className="quiet">
          Import a file
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file)
                void after(
                  file.text().then(importSaved),
                  ({ added, same }) => `${added} added${same > 0 ? `, ${same} were here already` : ''}.`,
                );
            }}
          />
        </label>
      </p>
    </LabPopup>
  );
}

interface CircuitListProps {
  title: string;
  circuits: readonly SavedCircuit[];
  onOpen: (circuit: SavedCircuit) => void;
  onDelete: (id: string) => void;
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function CircuitList({ title, circuits, onOpen, onDelete }: CircuitListProps) {
  if (circuits.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="popup-text font-sans font-semibold">{title}</h3>
      <ul className="saved-list">
        {circuits.map((circuit) => {
          const { id, saved, document } = circuit;
          const { qubits } = document.circuit;
          return (
            <li key={id}>
              <button type="button" onClick={() => onOpen(circuit)}>
                {document.title || 'Without a name'}
                <span>
                  {counted(qubits.length, 'qubit')}, {counted(operationCount(document.circuit), 'operation')} ·{' '}
                  <time dateTime={saved}>{TIME.format(new Date(saved))}</time>
                </span>
              </button>
              <button
                type="button"
                className="tool"
                aria-label={`Delete ${document.title || 'the circuit without a name'}`}
                onClick={() => onDelete(id)}
              >
                <Trash aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
