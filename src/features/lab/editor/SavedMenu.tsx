import { type RefObject, useCallback, useEffect, useState } from 'react';
import { Trash } from '#src/design/icons.ts';
import { emptyCircuit } from '../circuit/circuit.ts';
import type { LabAction } from '../editing/edit-lab.ts';
import { documentOf, type LabState } from '../editing/lab-state.ts';
import type { Result } from '../saved/database.ts';
import { writeFile } from '../saved/file.ts';
import { deleteSaved, importSaved, readSaved, save } from '../saved/saved.ts';
import type { SavedCircuit } from '../saved/saved-circuit.ts';
import { LabPopup } from './LabPopup.tsx';
import { saveFile } from './save-file.ts';
import type { Menu } from './Toolbar.tsx';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  lab: LabState;
  dispatch: (action: LabAction) => void;
  setMenu: (menu: Menu) => void;
  onClose: () => void;
}

/** The circuit's name, a new one, and those that were saved in this browser. */
export function SavedMenu({ anchor, lab, dispatch, setMenu, onClose }: Props) {
  const [saved, setSaved] = useState<readonly SavedCircuit[]>([]);
  const [note, setNote] = useState('');
  const load = useCallback(async () => {
    const list = await readSaved();
    if ('problem' in list) setNote(list.problem);
    else {
      setSaved(list.value.saved);
      if (list.value.faults.length > 0) setNote(list.value.faults.join(' '));
    }
  }, []);
  useEffect(() => void load(), [load]);

  const after = async <Value,>(done: Promise<Result<Value>>, say: (value: Value) => string) => {
    const result = await done;
    setNote('problem' in result ? result.problem : say(result.value));
    await load();
  };
  const open = (document: SavedCircuit['document']) => {
    dispatch({ type: 'open', document });
    onClose();
  };

  return (
    <LabPopup anchor={anchor} align="start" title="Circuits" isTitleHidden className="saved-menu" onClose={onClose}>
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
      <ul className="saved-list">
        {saved.map(({ id, saved: date, document }) => (
          <li key={id}>
            <button type="button" onClick={() => open(document)}>
              {document.title || 'Without a name'}
              <span>{date.slice(0, 10)}</span>
            </button>
            <button
              type="button"
              className="tool"
              aria-label={`Delete ${document.title || 'the circuit without a name'}`}
              onClick={() => void after(deleteSaved(id), () => 'Deleted.')}
            >
              <Trash aria-hidden />
            </button>
          </li>
        ))}
      </ul>
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
