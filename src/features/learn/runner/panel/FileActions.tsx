interface Props {
  fileName: string;
  /** Address of the file as the site has it. */
  href: string;
  /** The program as changed, which is then what a download gives. */
  changed?: string | undefined;
  /** Without it there is nothing to copy yet. */
  copy?: (() => void) | undefined;
  /** What came of the last copy. */
  note: string;
}

export function FileActions({ fileName, href, changed, copy, note }: Props) {
  return (
    <p className="file-actions">
      <span role="status">{note}</span>
      {copy ? (
        <button type="button" name="copy" onClick={copy}>
          Copy
        </button>
      ) : null}
      <a
        href={changed === undefined ? href : `data:text/plain;charset=utf-8,${encodeURIComponent(changed)}`}
        download={fileName}
      >
        Download {fileName}
      </a>
    </p>
  );
}
