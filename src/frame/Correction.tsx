import { CorrectionLink } from './CorrectionLink.tsx';

interface Props {
  /** Where it begins: the file in the repository, or a mail (`correction-link.ts`). */
  href: string;
  /** The file that holds what is to be corrected. */
  file: string;
  what?: 'entry' | 'page';
}

/** "Correct this entry in content/machines/ibm-heron-r3.yaml". */
export function Correction({ href, file, what = 'entry' }: Props) {
  return (
    <>
      <CorrectionLink href={href}>{`Correct this ${what}`}</CorrectionLink>
      {' in '}
      <code>{file}</code>
    </>
  );
}
