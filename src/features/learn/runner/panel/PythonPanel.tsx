import { useEffect, useState } from 'react';
import { useCopy } from '#src/design/use-copy.ts';
import { Listing } from '../listing/Listing.tsx';
import { FileActions } from './FileActions.tsx';

interface Props {
  url: string;
  fileName: string;
  /** Whether somebody has opened the tab; the file is fetched then, which keeps the page light. */
  isOpen: boolean;
}

/** The same program in Qiskit: a link to its file, and its listing once the tab is opened. */
export function PythonPanel({ url, fileName, isOpen }: Props) {
  const [source, setSource] = useState<string>();
  const [isLost, setIsLost] = useState(false);
  const { note, copy } = useCopy(() => source ?? '');
  useEffect(() => {
    if (!isOpen || source !== undefined) return;
    fetch(url)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${url}: ${answer.status}`))))
      .then(setSource, () => setIsLost(true));
  }, [isOpen, url, source]);
  return (
    <>
      <FileActions fileName={fileName} href={url} copy={source === undefined ? undefined : copy} note={note} />
      {source === undefined ? null : <Listing source={source} language="python" />}
      {isOpen ? (
        <p className="program-note" role={isLost ? 'alert' : undefined}>
          {isLost ? 'The file could not be loaded; try the download. ' : ''}
          The same in Python, for Qiskit 1.x on your own machine. Checked: the file compiles, and its circuits or its
          printed results agree with the program of this step in an exact simulation. It was not run on Qiskit itself.
          Qiskit prints qubit 0 rightmost.
        </p>
      ) : null}
    </>
  );
}
