import { useState } from 'react';

interface Props {
  fileName: string;
  /** Address of the file as the site has it. */
  href: string;
  /** The program as it stands; asked for when it is needed. */
  text: () => string;
  /** The program as changed, which is then what a download gives. */
  changed?: string | undefined;
  /** There is nothing to copy yet. */
  isEmpty?: boolean;
}

/** Copy and download of one program. */
export function FileActions({ fileName, href, text, changed, isEmpty = false }: Props) {
  const [note, setNote] = useState('');
  const copy = () => {
    const copied = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('No clipboard'));
    copied.then(
      () => setNote('Copied'),
      () => setNote('Not allowed; select the text instead'),
    );
  };
  return (
    <p className="file-actions">
      <span role="status">{note}</span>
      {isEmpty ? null : (
        <button type="button" onClick={copy}>
          Copy
        </button>
      )}
      <a
        href={changed === undefined ? href : `data:text/plain;charset=utf-8,${encodeURIComponent(changed)}`}
        download={fileName}
      >
        Download {fileName}
      </a>
    </p>
  );
}
