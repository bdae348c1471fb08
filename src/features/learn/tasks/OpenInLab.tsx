import { useEffect, useState } from 'react';
import { urls } from '#src/model/urls.ts';

/** A link that opens a circuit, given as OpenQASM, in the lab. */
export function OpenInLab({ title, text }: { title: string; text: string }) {
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    let isGone = false;
    void fragmentOf(title, text).then((found) => isGone || setFragment(found));
    return () => {
      isGone = true;
    };
  }, [title, text]);
  return fragment === '' ? null : <a href={`${urls.lab()}#${fragment}`}>Open in the lab</a>;
}

/** The circuit as an address of the lab; empty where the text is none. */
async function fragmentOf(title: string, text: string): Promise<string> {
  const [{ readOpenQasm }, { writeAddress }] = await Promise.all([
    import('#circuit/text/read-openqasm.ts'),
    import('#circuit/address/address.ts'),
  ]);
  const read = readOpenQasm(text);
  return 'circuit' in read ? writeAddress({ title, circuit: read.circuit }) : '';
}
