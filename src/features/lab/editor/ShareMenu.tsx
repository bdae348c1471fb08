import { type RefObject, useState } from 'react';
import { Link } from '#src/design/icons.ts';
import type { LabDocument } from '../circuit/parse-circuit.ts';
import { EXPORTS, type Export, fileNameOf } from './exports.ts';
import { LabPopup } from './LabPopup.tsx';
import { saveFile } from './save-file.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  document: LabDocument;
  /** The page's address with the whole circuit in it. */
  address: () => Promise<string>;
  onCopied: () => void;
  onClose: () => void;
}

/** The address to copy, and the circuit in other languages and as a picture. */
export function ShareMenu({ anchor, document, address, onCopied, onClose }: Props) {
  const [note, setNote] = useState('');
  const [shown, setShown] = useState('');

  const copyAddress = async () => {
    const link = await address();
    setShown(link);
    try {
      await navigator.clipboard.writeText(link);
      setNote('Copied. Who opens the address sees this circuit.');
      onCopied();
    } catch {
      setNote('The browser does not allow copying; take the address from the field.');
    }
  };
  const take = async ({ title, ending, make }: Export) => {
    const made = await make(document).catch(() => ({ refusal: `${title} could not be loaded; try again.` }));
    if ('refusal' in made) {
      setNote(made.refusal);
      return;
    }
    if ('link' in made) {
      setShown(made.link);
      setNote('A Quirk link, to copy or to open.');
      return;
    }
    saveFile(made.file, fileNameOf(document.title, ending));
    setNote(`${title} saved.`);
  };

  return (
    <LabPopup
      anchor={anchor}
      align="end"
      title="Share or export"
      isTitleHidden
      className="share-menu"
      onClose={onClose}
    >
      <button type="button" className="framed copy-address" onClick={() => void copyAddress()}>
        <Link aria-hidden />
        Copy the address
      </button>
      <p role="status" className="popup-text">
        {note || 'The whole circuit is in the address. No server sees it.'}
      </p>
      {shown ? (
        <input
          type="text"
          readOnly
          aria-label="Address"
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <div className="export-groups">
        {EXPORTS.map(({ title, entries }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            {entries.map((entry) => (
              <button key={entry.title} type="button" onClick={() => void take(entry)}>
                {entry.title}
                <span>{entry.ending ? `.${entry.ending}` : 'URL'}</span>
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </LabPopup>
  );
}
