import { useEffect, useState } from 'react';
import { writeAddress } from '#circuit/address/address.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { urls } from '#src/model/urls.ts';

/** A link that opens a circuit, given as OpenQASM, in the lab. */
export function OpenInLab({ title, text }: { title: string; text: string }) {
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    let isGone = false;
    const read = readOpenQasm(text);
    if ('circuit' in read)
      void writeAddress({ title, circuit: read.circuit }).then((written) => isGone || setFragment(written));
    return () => {
      isGone = true;
    };
  }, [title, text]);
  return fragment === '' ? null : <a href={`${urls.lab()}#${fragment}`}>Open in the lab</a>;
}
