import { type RefObject, useState } from 'react';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { saveFile } from '#src/base/save-file.ts';
import { Link } from '#src/design/icons.tsx';
import { ExportPreview } from './ExportPreview.tsx';
import { EXPORTS, type Export, fileNameOf, type Made } from './exports.ts';
import { LabPopup } from './LabPopup.tsx';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  document: LabDocument;
  /** The page's address with the whole circuit in it. */
  address: () => Promise<string>;
  onCopied: () => void;
  /** Undefined during a lesson. */
  onMakeTask: (() => void) | undefined;
  onClose: () => void;
}

/** The address to copy, and the circuit in other languages and as a picture. */
export function ShareMenu({ anchor, document, address, onCopied, onMakeTask, onClose }: Props) {
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const [preview, setPreview] = useState<{ entry: Export; made: Extract<Made, { text: string }> }>();
  /** The format that was last looked at: its button has the focus again. */
  const [seen, setSeen] = useState('');

  const copyAddress = async () => {
    const copied = await address();
    setLink(copied);
    try {
      await navigator.clipboard.writeText(copied);
      setNote('Copied. Who opens the address sees this circuit.');
      onCopied();
    } catch {
      setNote('The browser does not allow copying; take the address from the field.');
    }
  };
  const take = async (entry: Export) => {
    const { title, make } = entry;
    const made = await make(document).catch(() => ({ refusal: `${title} could not be loaded; try again.` }));
    if ('refusal' in made) {
      setNote(made.refusal);
      return;
    }
    if ('text' in made) {
      setPreview({ entry, made });
      setSeen(title);
      return;
    }
    save(entry, made.file);
  };
  const save = ({ title, ending }: Export, file: Blob) => {
    saveFile(file, fileNameOf(document.title, ending));
    setNote(`${title} saved.`);
  };

  return (
    <LabPopup anchor={anchor} at="end" title="Share or export" isTitleHidden className="share-menu" onClose={onClose}>
      <button type="button" className="framed copy-address" onClick={() => void copyAddress()}>
        <Link aria-hidden />
        Copy the address
      </button>
      <p role="status" className="popup-text">
        {note || 'The whole circuit is in the address. No server sees it.'}
      </p>
      {link ? (
        <input
          type="text"
          readOnly
          aria-label="Address"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      {onMakeTask ? (
        <button type="button" className="framed justify-self-start" onClick={onMakeTask}>
          Make a task
        </button>
      ) : null}
      {preview ? (
        <ExportPreview
          title={preview.entry.title}
          text={preview.made.text}
          notes={preview.made.notes}
          fileName={preview.entry.ending ? fileNameOf(document.title, preview.entry.ending) : undefined}
          onSave={() => save(preview.entry, new Blob([preview.made.text], { type: preview.made.mediaType }))}
          onBack={() => setPreview(undefined)}
        />
      ) : (
        <div className="export-groups">
          {EXPORTS.map(({ title, entries }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              {entries.map((entry) => (
                <button
                  key={entry.title}
                  type="button"
                  // biome-ignore lint/a11y/noAutofocus: what had the focus has gone
                  autoFocus={entry.title === seen}
                  onClick={() => void take(entry)}
                >
                  {entry.title}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </LabPopup>
  );
}
