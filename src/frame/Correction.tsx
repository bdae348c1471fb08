interface Props {
  /** The file that holds what is to be corrected. */
  file: string;
  /** The e-mail address of the house. */
  address: string;
  what?: 'entry' | 'page';
}

/** "Correct this entry in content/machines/ibm-heron-r3.yaml": a mail to the house that names the file. */
export function Correction({ file, address, what = 'entry' }: Props) {
  return (
    <>
      <a href={`mailto:${address}?subject=${file}`}>Correct this {what}</a>
      {' in '}
      <code>{file}</code>
    </>
  );
}
